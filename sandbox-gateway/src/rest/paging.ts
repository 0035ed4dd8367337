import { invalid } from '../errors.ts';

export type PagingQuery = Record<string, string | string[] | undefined>;

/**
 * A page of a list, latest first: `from` and `to` (unix seconds, inclusive), `count` (1 to 100, by
 * default 10) and `skip`.
 */
export function page<T extends { created_at: number }>(
  oldestFirst: Iterable<T>,
  query: PagingQuery,
) {
  const from = integerField(query, 'from', 0);
  const to = integerField(query, 'to', Number.MAX_SAFE_INTEGER);
  const count = integerField(query, 'count', 10);
  const skip = integerField(query, 'skip', 0);
  if (count < 1 || count > 100) throw invalid('count', 'The count must be between 1 and 100.');
  const matching = [...oldestFirst]
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .reverse();
  return collection(matching.slice(skip, skip + count));
}

export function collection<T>(items: readonly T[]) {
  return { entity: 'collection', count: items.length, items };
}

function integerField(query: PagingQuery, name: string, otherwise: number): number {
  const given = query[name];
  if (given === undefined) return otherwise;
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given))
    throw invalid(name, `The ${name} must be an integer.`);
  return Number(given);
}
