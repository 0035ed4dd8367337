import { and, desc, eq, getTableColumns, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../checkout/schema.ts';
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

export type AuditFilter = { subject?: string | undefined; actor?: string | undefined; action?: string | undefined };

/**
 * A page of the log, newest first; orders are named by their numbers, which never change. `before` is the id that the
 * page before ended with. One query.
 */
export async function listAudit(
  db: Executor,
  { filter, limit, before }: { filter: AuditFilter; limit: number; before?: number | undefined },
): Promise<{ rows: AuditRow[]; next: number | null }> {
  const { subject, actor, action } = filter;
  const found = await db
    .select({
      ...getTableColumns(auditLog),
      subject: sql<string>`coalesce('order:' || ${orders.orderNumber}, ${auditLog.subject})`,
    })
    .from(auditLog)
    .leftJoin(orders, sql`${auditLog.subject} like 'order:%' and ${orders.id} = substr(${auditLog.subject}, 7)`)
    .where(
      and(
        subject === undefined ? undefined : isAbout(subject),
        actor === undefined ? undefined : sql`${actor} in (${auditLog.actorId}, ${auditLog.actorEmail})`,
        action === undefined ? undefined : like(auditLog.action, `${action.replace(/[\\%_]/g, '\\$&')}%`),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? rows.at(-1)!.id : null };
}

/** Entries name orders by their ids; people by `order:` and the number, too. */
function isAbout(subject: string): SQL {
  const [, number] = /^order:(JR-.+)$/i.exec(subject) ?? [];
  if (number === undefined) return eq(auditLog.subject, subject);
  const named = sql`(select 'order:' || ${orders.id} from ${orders} where ${orders.orderNumber} = ${number.toUpperCase()})`;
  return inArray(auditLog.subject, named);
}

/** The latest entries about a subject, newest first. */
export async function listSubjectAudit(db: Executor, subject: string, limit: number): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.id)).limit(limit);
}
