/** Whether both name the same, each once, in whichever order. */
export function isSameSet(existing: readonly string[], resolved: readonly string[]): boolean {
  const names = new Set(resolved);
  return (
    names.size === resolved.length &&
    existing.length === resolved.length &&
    existing.every((one) => names.has(one))
  );
}
