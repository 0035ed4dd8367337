import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { sessionInvoices } from './schema.ts';

export type SessionInvoiceRow = typeof sessionInvoices.$inferSelect;

export async function findSessionInvoice(db: Executor, consultationId: string): Promise<SessionInvoiceRow | null> {
  const [row] = await db.select().from(sessionInvoices).where(eq(sessionInvoices.consultationId, consultationId));
  return row ?? null;
}

export async function insertSessionInvoice(
  tx: Executor,
  row: typeof sessionInvoices.$inferInsert,
): Promise<SessionInvoiceRow> {
  const [inserted] = await tx.insert(sessionInvoices).values(row).returning();
  return inserted!;
}
