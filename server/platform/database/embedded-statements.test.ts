import type { PGlite, Transaction } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { withParsersSetOnce } from './embedded-statements.ts';

it('queries without parsers, alone and in a transaction: the database has them', async () => {
  const queries: unknown[][] = [];
  const query = async (...args: unknown[]) => {
    queries.push(args);
  };
  const parsers: Record<number, (value: string) => unknown> = {
    25: String,
    1184: () => new Date(),
  };
  const transaction = (work: (tx: Transaction) => Promise<unknown>) =>
    work({ query } as unknown as Transaction);
  const client = withParsersSetOnce({ parsers, query, transaction } as unknown as PGlite);
  const options = { rowMode: 'array', parsers: { 1184: (value: string) => value } } as const;
  await client.query('select $1', [1], options);
  await client.transaction((tx) => tx.query('select 2', [], options));
  expect(queries).toEqual([
    ['select $1', [1], { rowMode: 'array' }],
    ['select 2', [], { rowMode: 'array' }],
  ]);
  expect(parsers[1184]?.('2026-11-18 05:00:00+00')).toBe('2026-11-18 05:00:00+00');
  expect(parsers[25]).toBe(String);
});
