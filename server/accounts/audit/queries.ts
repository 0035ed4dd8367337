import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { auditLog } from '../schema.ts';

export type AuditRow = typeof auditLog.$inferSelect;
export type NewAuditRow = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>;

/** Rows of one statement: writing it keeps the process for a few milliseconds. */
const rowsPerStatement = 200;

/** Notes what an administrator did, in the transaction that does it. `difference`: before and after of what changed. */
export async function insertAudit(tx: Executor, row: NewAuditRow): Promise<void> {
  await tx.insert(auditLog).values(row);
}

/** Notes many deeds of one transaction. */
export async function insertAuditRows(tx: Executor, rows: readonly NewAuditRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await tx.insert(auditLog).values(rows.slice(from, from + rowsPerStatement));
  }
}

/** The latest entries about a subject, newest first. */
export async function listSubjectAudit(db: Executor, subject: string, limit: number): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.id)).limit(limit);
}
