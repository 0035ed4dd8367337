/**
 * Keeps what is made for the last texts that were asked for: at least `most` of them, at most twice as many. Two maps in turn
 * cost one look for what is used all the time, where a list in order of use is written at each.
 */
export function keepRecent<Value>(most: number): (text: string, make: (text: string) => Value) => Value {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  return (text, make) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const value = older.get(text) ?? make(text);
    if (recent.size >= most) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}
