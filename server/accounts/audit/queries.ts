import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { auditLog } from '../schema.ts';

export type AuditRow = typeof auditLog.$inferSelect;
export type NewAuditRow = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>;

/** Rows per INSERT statement: more would block the event loop for too long. */
const rowsPerStatement = 200;

/**
 * Logs an administrator's action, in the same transaction. `difference`: before and after of the
 * change.
 */
export async function insertAudit(tx: Executor, row: NewAuditRow): Promise<void> {
  await tx.insert(auditLog).values(row);
}

/** Logs many actions of one transaction. */
export async function insertAuditRows(tx: Executor, rows: readonly NewAuditRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await tx.insert(auditLog).values(rows.slice(from, from + rowsPerStatement));
  }
}

/** The latest audit log entries of a subject, latest first. */
export async function listSubjectAudit(
  db: Executor,
  subject: string,
  limit: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
