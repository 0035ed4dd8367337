import { isStorable } from '@jyotiratna/contract';

/**
 * The path of the first string in a JSON value that the database cannot store, such as
 * `address.city`: a value or key with a control character or a lone surrogate. Not recursive, so
 * deeply nested values are safe.
 */
export function findUnstorable(value: unknown): string | undefined {
  const stack: [path: string, value: unknown][] = [['', value]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [path, part] = next;
    if (typeof part === 'string' && !isStorable(part)) return path;
    if (typeof part !== 'object' || part === null) continue;
    const members = Object.entries(part).map(
      ([key, member]) => [path ? `${path}.${key}` : key, member] as const,
    );
    for (const [at, member] of members.reverse()) stack.push([at, isStorable(at) ? member : '\0']);
  }
}
