import { defined } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import type { Executor, OpenDatabase, Transaction } from './open-database.ts';
import { setUntilEnd, transact } from './transact.ts';

/** A copied table with its number of rows, verified by a digest of both sides. */
export type MovedTable = { table: string; rows: number };

type Column = { name: string; type: string };

/** Maximum number of rows in memory. */
const pageLength = 500;
/** A copy runs while the shop is offline: each statement may take an hour. */
const patient = { lock: '60s', statement: '1h' };

/** The number of tables in a PostgreSQL database. @throws if the connection is rejected */
export async function countTables(connectionString: string): Promise<number> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as count from pg_tables where schemaname = 'public'",
    );
    return rows[0].count;
  } finally {
    await client.end();
  }
}

/**
 * Copies all rows to another database with the same tables, in one transaction: all or nothing.
 * Each table is verified by a digest of its rows before the commit.
 * @returns the tables in the order of copying
 */
export async function moveRows(source: OpenDatabase, target: OpenDatabase): Promise<MovedTable[]> {
  return transact(
    source.db,
    (from) =>
      transact(
        target.starting,
        async (to) => {
          for (const side of [from, to])
            await side.execute(sql`select set_config('TimeZone', 'UTC', true)`);
          // Copied rows must not create webhook events.
          await setUntilEnd(to, { 'shop.copying': 'on' });
          const tables = await tablesInOrder(to);
          const names = sql.join(
            tables.map((table) => sql.identifier(table)),
            sql`, `,
          );
          // Rows inserted by migrations are replaced by the source's rows.
          await to.execute(sql`truncate ${names}`);
          const moved: MovedTable[] = [];
          for (const table of tables) moved.push({ table, rows: await copyTable(from, to, table) });
          await copySequences(from, to);
          return moved;
        },
        patient,
      ),
    patient,
  );
}

/**
 * All tables of the shop, in the order of their foreign keys. A row may reference its own table.
 */
async function tablesInOrder(db: Executor): Promise<string[]> {
  const tables = await read<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const references = await read<{ child: string; parent: string }>(
    db,
    sql`select c.relname as child, p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  const ordered: string[] = [];
  let left = tables.map(({ name }) => name);
  while (left.length > 0) {
    const pending = new Set(
      references.filter(({ parent }) => left.includes(parent)).map(({ child }) => child),
    );
    const next = left.filter((name) => !pending.has(name));
    if (next.length === 0)
      throw new Error(`Tables point to each other in a circle: ${left.join(', ')}`);
    ordered.push(...next);
    left = left.filter((name) => pending.has(name));
  }
  return ordered;
}

/** @returns the number of rows on both sides. @throws if the sides differ */
async function copyTable(from: Transaction, to: Transaction, table: string): Promise<number> {
  const columns = await read<Column>(
    to,
    sql`select a.attname as name, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
      where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum`,
  );
  const name = sql.identifier(table);
  const list = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const asText = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  const asTyped = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::${sql.raw(column.type)}`),
    sql`, `,
  );
  await from.execute(sql`declare moving no scroll cursor for select ${asText} from ${name}`);
  for (;;) {
    const rows = await read<Record<string, string | null>>(
      from,
      sql.raw(`fetch ${pageLength} from moving`),
    );
    if (rows.length === 0) break;
    // One array parameter for each column, regardless of the number of rows.
    const arrays = sql.join(
      columns.map((column) => sql`${arrayOf(rows.map((row) => row[column.name] ?? null))}::text[]`),
      sql`, `,
    );
    await to.execute(
      sql`insert into ${name} (${list}) overriding system value select ${asTyped} from unnest(${arrays}) as page(${list})`,
    );
  }
  await from.execute(sql`close moving`);
  const [source, target] = [await digestOf(from, name, asText), await digestOf(to, name, asText)];
  if (source.digest !== target.digest || source.rows !== target.rows)
    throw new Error(
      `${table} has ${source.rows} rows here and ${target.rows} there, or others: nothing was moved.`,
    );
  return target.rows;
}

/** PostgreSQL's literal of a text array, which both drivers accept as a parameter. */
function arrayOf(values: (string | null)[]): string {
  const quoted = values.map((text) =>
    text === null ? 'NULL' : `"${text.replaceAll(/[\\"]/g, '\\$&')}"`,
  );
  return `{${quoted.join(',')}}`;
}

/** A digest of a table's rows that is independent of their order. */
async function digestOf(
  db: Executor,
  name: ReturnType<typeof sql.identifier>,
  asText: ReturnType<typeof sql.join>,
) {
  const [found] = await read<{ rows: number; digest: string }>(
    db,
    sql`select count(*)::int as rows, coalesce(md5(string_agg(hash, '' order by hash collate "C")), '') as digest
      from (select md5(row(${asText})::text) as hash from ${name}) as hashes`,
  );
  return defined(found);
}

/** Copies the next number of every sequence, so that no number is used twice. */
async function copySequences(from: Executor, to: Executor): Promise<void> {
  const sequences = await read<{ name: string; last: string | null }>(
    from,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences) {
    if (last !== null)
      await to.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`);
  }
}

async function read<Row extends Record<string, unknown>>(
  db: Executor,
  query: ReturnType<typeof sql.raw>,
): Promise<Row[]> {
  return (await db.execute<Row>(query)).rows;
}
