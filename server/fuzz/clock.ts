import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';

/**
 * Tables whose timestamps are not shifted: seed data, logins, and documents with a printed date.
 */
const unmoved = ['sessions', 'invoices', 'documents', 'settings', 'audit_log'];

/**
 * Returns a function that shifts the database's time, as if `seconds` had passed since all rows
 * were inserted: timestamps are moved back by that much, while the clocks of database and processes
 * stay real.
 */
export async function databaseClock(db: Database): Promise<(seconds: number) => Promise<void>> {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select c.table_name as table, array_agg(c.column_name::text) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
      and c.is_generated = 'NEVER'
    group by c.table_name order by c.table_name`);
  const moved = rows.filter(({ table }) => !unmoved.includes(table));
  return async (seconds) => {
    const statements = moved.map(({ table, columns }) => {
      const changes = columns.map(
        (column) => `"${column}" = "${column}" - make_interval(secs => ${seconds})`,
      );
      return `update "${table}" set ${changes.join(', ')};`;
    });
    await db.execute(sql.raw(`do $$ begin ${statements.join('\n')} end $$`));
  };
}
