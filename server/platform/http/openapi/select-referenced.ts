import { defined } from '@jyotiratna/contract';
import { type Json, referencesIn } from './create-schemas.ts';

/** The named schemas that the paths refer to, directly or indirectly, sorted by name. */
export function selectReferenced(
  paths: object,
  schemas: Record<string, Json>,
): Record<string, Json> {
  const reached = new Set<string>();
  const queue = referencesIn(JSON.stringify(paths));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    queue.push(...referencesIn(JSON.stringify(schemas[name])));
  }
  return Object.fromEntries([...reached].toSorted().map((name) => [name, defined(schemas[name])]));
}
