import { desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { archivedOrders } from './schema.ts';

export type ArchivedRow = typeof archivedOrders.$inferSelect;
export type NewArchivedOrder = typeof archivedOrders.$inferInsert;

/** Inserts archived orders; overwrites those with the same id. One query. */
export async function saveArchived(
  tx: Transaction,
  rows: readonly NewArchivedOrder[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = [
    'number',
    'email',
    'placed_at',
    'status',
    'currency',
    'total_paise',
    'shipping_paise',
  ] as const;
  const more = ['tax_paise', 'discount_paise', 'refunded_paise', 'items', 'address'] as const;
  const names = [...columns, ...more].map((name) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    sql`excluded.${sql.identifier(name)}`,
  ]);
  await tx
    .insert(archivedOrders)
    .values([...rows])
    .onConflictDoUpdate({ target: archivedOrders.id, set: Object.fromEntries(names) });
}

/** Orders of the previous shop by email address, latest first. One query. */
export async function listArchivedOf(
  db: Executor,
  email: string,
  limit: number,
): Promise<ArchivedRow[]> {
  return db
    .select()
    .from(archivedOrders)
    .where(eq(archivedOrders.email, email))
    .orderBy(desc(archivedOrders.placedAt), desc(archivedOrders.id))
    .limit(limit);
}

/** Removes the customer's personal data from archived orders; amounts stay. One query. */
export async function anonymiseArchived(tx: Executor, email: string): Promise<void> {
  await tx
    .update(archivedOrders)
    .set({ email: null, address: null })
    .where(eq(archivedOrders.email, email));
}
