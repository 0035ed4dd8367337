/** Whether two lists contain the same names, each once, in any order. */
export function isSameSet(list: readonly string[], other: readonly string[]): boolean {
  const names = new Set(other);
  return (
    names.size === other.length &&
    list.length === other.length &&
    list.every((one) => names.has(one))
  );
}
