import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/** Times, intervals and the arrays that Drizzle reads itself, by PostgreSQL's number of the type. */
const readByDrizzle = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];
const asText = (value: string) => value;

type Asks = Pick<Transaction, 'query'>;
type Asked = Parameters<Asks['query']>;

/**
 * The database as Drizzle asks it, told once which types Drizzle reads itself. Drizzle says so with every statement, and PGlite
 * copies its four hundred parsers each time, which takes longer than a small statement does.
 */
export function withParsersToldOnce(client: PGlite): PGlite {
  for (const type of readByDrizzle) client.parsers[type] = asText;
  const asked = {
    ...askedPlainly(client),
    transaction: <Answer>(work: (tx: Transaction) => Promise<Answer>) =>
      client.transaction((tx) => work(askedPlainly(tx) as unknown as Transaction)),
  };
  return asked as unknown as PGlite;
}

/** The same, without what a statement says about parsers. */
const askedPlainly = (asks: Asks) => ({
  query: (statement: Asked[0], values?: Asked[1], options?: QueryOptions) => {
    const { parsers: _told, ...others } = options ?? {};
    return asks.query(statement, values, others);
  },
});
