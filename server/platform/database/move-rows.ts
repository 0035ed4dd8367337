import { sql } from 'drizzle-orm';
import type { Executor, OpenDatabase, Transaction } from './open-database.ts';
import { transact } from './transact.ts';

/** One table as it was moved: its rows on both sides, counted and compared by a digest. */
export type MovedTable = { table: string; rows: number };

type Column = { name: string; type: string };

/** Rows that are held in memory at once. */
const pageLength = 500;
/** A move is done while nobody is served: each statement may take an hour. */
const patient = { lock: '60s', statement: '1h' };

/** How many tables that PostgreSQL database holds. @throws where it does not let us in */
export async function countTables(connectionString: string): Promise<number> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select count(*)::int as count from pg_tables where schemaname = 'public'");
    return rows[0].count;
  } finally {
    await client.end();
  }
}

/**
 * Copies every row to another database with the same tables, in one transaction there: all of it arrives, or nothing. Every
 * table is compared, as a digest of its rows, before the copy is committed.
 * @returns the tables in the order in which they were filled
 */
export async function moveRows(source: OpenDatabase, target: OpenDatabase): Promise<MovedTable[]> {
  return transact(
    source.db,
    (from) =>
      transact(
        target.starting,
        async (to) => {
          for (const side of [from, to]) await side.execute(sql`select set_config('TimeZone', 'UTC', true)`);
          const tables = await tablesInOrder(to);
          const names = sql.join(
            tables.map((table) => sql.identifier(table)),
            sql`, `,
          );
          // What the migrations themselves put there comes from the source like everything else.
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

/** Every table of the shop, none before those that its rows point to. A row may point into its own table. */
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
    const waiting = new Set(references.filter(({ parent }) => left.includes(parent)).map(({ child }) => child));
    const next = left.filter((name) => !waiting.has(name));
    if (next.length === 0) throw new Error(`Tables point to each other in a circle: ${left.join(', ')}`);
    ordered.push(...next);
    left = left.filter((name) => waiting.has(name));
  }
  return ordered;
}

/** @returns how many rows there are, on both sides. @throws where the sides differ */
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
    const rows = await read<Record<string, string | null>>(from, sql.raw(`fetch ${pageLength} from moving`));
    if (rows.length === 0) break;
    // One array for each column: a page of any width is one statement with as many parameters as columns.
    const arrays = sql.join(
      columns.map((column) => sql`${arrayOf(rows.map((row) => row[column.name] ?? null))}::text[]`),
      sql`, `,
    );
    await to.execute(
      sql`insert into ${name} (${list}) overriding system value select ${asTyped} from unnest(${arrays}) as page(${list})`,
    );
  }
  await from.execute(sql`close moving`);
  const [here, there] = [await digestOf(from, name, asText), await digestOf(to, name, asText)];
  if (here.digest !== there.digest || here.rows !== there.rows)
    throw new Error(`${table} has ${here.rows} rows here and ${there.rows} there, or others: nothing was moved.`);
  return there.rows;
}

/** PostgreSQL's way of writing an array of texts, which both drivers take as one parameter. */
function arrayOf(texts: (string | null)[]): string {
  const quoted = texts.map((text) => (text === null ? 'NULL' : `"${text.replaceAll(/[\\"]/g, '\\$&')}"`));
  return `{${quoted.join(',')}}`;
}

/** The same on both sides where the rows are, in whatever order they lie. */
async function digestOf(db: Executor, name: ReturnType<typeof sql.identifier>, asText: ReturnType<typeof sql.join>) {
  const [found] = await read<{ rows: number; digest: string }>(
    db,
    sql`select count(*)::int as rows, coalesce(md5(string_agg(hash, '' order by hash collate "C")), '') as digest
      from (select md5(row(${asText})::text) as hash from ${name}) as hashes`,
  );
  return found!;
}

/** The next number of every counter, so that nothing is numbered twice. */
async function copySequences(from: Executor, to: Executor): Promise<void> {
  const sequences = await read<{ name: string; last: string | null }>(
    from,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences) {
    if (last !== null) await to.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`);
  }
}

async function read<Row>(db: Executor, query: ReturnType<typeof sql.raw>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
