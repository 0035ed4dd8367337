import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { type ArchiveTable, archiveTables } from './archive-tables.ts';

const columns = (names: readonly string[], of?: string): SQL =>
  sql.join(
    names.map((name) =>
      of ? sql`${sql.identifier(of)}.${sql.identifier(name)}` : sql.identifier(name),
    ),
    sql`, `,
  );
const condition = ({ where }: ArchiveTable): SQL => (where ? sql.raw(where) : sql`true`);

/**
 * Reads a table's rows in key order (keyset pagination), each as a line of JSON with times in UTC.
 * Two queries.
 * @param after the previous page's last line; null for the first page
 */
export async function listArchiveLines(
  tx: Transaction,
  table: ArchiveTable,
  after: string | null,
  limit: number,
): Promise<string[]> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  const name = sql.identifier(table.name);
  const start = after
    ? sql`(${columns(table.key, 't')}) > (select ${columns(table.key, 'a')}
        from jsonb_populate_record(null::${name}, ${after}::jsonb) a)`
    : sql`true`;
  const without = sql`array[${sql.join(
    (table.without ?? []).map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`;
  const anonymous = table.customer
    ? sql`case when exists (select 1 from users u where u.id = t.${sql.identifier(table.customer)} and u.role = 'user')
        then '{}'::jsonb else jsonb_build_object(${table.customer}::text, null) end`
    : sql`'{}'::jsonb`;
  const { rows } = await tx.execute<{ line: string }>(
    sql`select ((to_jsonb(t) - ${without}) || ${anonymous})::text as line from ${name} t
      where ${condition(table)} and ${start} order by ${columns(table.key, 't')} limit ${limit}`,
  );
  return rows.map(({ line }) => line);
}

/**
 * Counts the entries that an archive will contain: rows of all tables, images twice. One query per
 * table.
 */
export async function countArchiveEntries(db: Executor): Promise<number> {
  let total = 0;
  for (const table of archiveTables) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table.name)} t where ${condition(table)}`,
    );
    total += (rows[0]?.count ?? 0) * (table.name === 'pictures' ? 2 : 1);
  }
  return total;
}

/** Whether the shop has neither products nor orders nor customers. One query. */
export async function isShopEmpty(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not (exists (select 1 from products) or exists (select 1 from orders)
      or exists (select 1 from archived_orders) or exists (select 1 from users where role = 'user')) as empty`,
  );
  return rows[0]?.empty ?? false;
}

/** Deletes the seed data of a new shop, which the archive replaces. */
export async function clearSeeds(tx: Transaction): Promise<void> {
  for (const name of ['documents', 'designs', 'metal_rates', 'parties'])
    await tx.execute(sql`delete from ${sql.identifier(name)}`);
}

/**
 * Adds an archive's rows unchanged; existing rows stay. Ignores unknown columns and those that
 * archives exclude. @returns the number of inserted rows
 */
export async function insertArchiveRows(
  tx: Transaction,
  table: ArchiveTable,
  lines: readonly string[],
): Promise<number> {
  const [first] = lines;
  if (!first) return 0;
  const name = sql.identifier(table.name);
  const known = await tx.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table.name} and is_generated = 'NEVER'`,
  );
  const given = new Set(Object.keys(JSON.parse(first) as object));
  const names = known.rows
    .map((row) => row.name)
    .filter((one) => given.has(one) && !table.without?.includes(one));
  const { rows } = await tx.execute<{ one: number }>(
    sql`insert into ${name} (${columns(names)}) overriding system value
      select ${columns(names, 'r')} from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb) r
      on conflict do nothing returning 1 as one`,
  );
  if (table.generated)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table.name}, 'id'), greatest((select max(id) from ${name}), 1))`,
    );
  return rows.length;
}
