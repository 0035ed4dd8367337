/**
 * Caches values of the most recently requested keys: at least `maxEntries`, at most twice as many.
 * Two alternating maps need one lookup for a frequent key, whereas an LRU list is updated each
 * time.
 */
export function cacheRecent<Value>(
  maxEntries: number,
): (text: string, make: (text: string) => Value) => Value {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  return (text, make) => {
    const existing = recent.get(text);
    if (existing !== undefined) return existing;
    const value = older.get(text) ?? make(text);
    if (recent.size >= maxEntries) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}
