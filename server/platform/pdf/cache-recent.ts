/**
 * Caches values for the most recently requested keys: at least `maxEntries` of them, at most twice as
 * many. Two alternating maps cost one lookup for a frequent key, where an LRU list is updated
 * at each.
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
