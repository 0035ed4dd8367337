/** Whether both name the same, each once, in whichever order. */
export function isSameSet(known: readonly string[], named: readonly string[]): boolean {
  const names = new Set(named);
  return names.size === named.length && known.length === named.length && known.every((one) => names.has(one));
}
