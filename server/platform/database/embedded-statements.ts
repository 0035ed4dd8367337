import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/** Type numbers (OIDs) of times, intervals and arrays, which Drizzle parses itself. */
const readByDrizzle = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];
const asText = (value: string) => value;

type Queryable = Pick<Transaction, 'query'>;
type QueryParameters = Parameters<Queryable['query']>;

/**
 * Configures PGlite once with the types that Drizzle parses itself. Drizzle passes them with every
 * statement, and PGlite copies its four hundred parsers each time, which costs more than a small
 * statement.
 */
export function withParsersSetOnce(client: PGlite): PGlite {
  for (const type of readByDrizzle) client.parsers[type] = asText;
  const wrapped = {
    ...withoutParsers(client),
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      client.transaction((tx) => work(withoutParsers(tx) as unknown as Transaction)),
  };
  return wrapped as unknown as PGlite;
}

/** The database's methods without a statement's parser options. */
const withoutParsers = (database: Queryable) => ({
  query: (statement: QueryParameters[0], values?: QueryParameters[1], options?: QueryOptions) => {
    const { parsers: _, ...rest } = options ?? {};
    return database.query(statement, values, rest);
  },
});
