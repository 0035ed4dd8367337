import { defined } from '@jyotiratna/contract';
import {
  and,
  type Column,
  desc,
  eq,
  getTableColumns,
  inArray,
  like,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AuditRow } from '../accounts/audit/queries.ts';
import { auditLog } from '../accounts/schema.ts';
import { products } from '../catalogue/schema.ts';
import { bookings } from '../healers/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { coupons } from '../pricing/schema.ts';
import { orders } from '../reservations/schema.ts';

export type AuditFilter = {
  subject?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
};

/**
 * A page of the audit log, latest first: orders by number, remedies and sessions by current name,
 * coupons by code. `before` is the last id of the previous page. One query.
 */
export async function listAuditRows(
  db: Executor,
  { filter, limit, before }: { filter: AuditFilter; limit: number; before?: number | undefined },
): Promise<{ rows: (AuditRow & { name: string | null })[]; next: number | null }> {
  const { subject, actor, action } = filter;
  const found = await db
    .select({
      ...getTableColumns(auditLog),
      subject: sql<string>`coalesce('order:' || ${orders.orderNumber}, ${auditLog.subject})`,
      name: sql<
        string | null
      >`coalesce(${products.name}, ${coupons.code}, nullif(${bookings.name}, ''), ${lastName})`,
    })
    .from(auditLog)
    .leftJoin(
      orders,
      sql`${auditLog.subject} like 'order:%' and ${orders.id} = substr(${auditLog.subject}, 7)`,
    )
    .leftJoin(products, isSubject('product', products.id))
    .leftJoin(coupons, isSubject('coupon', coupons.id))
    .leftJoin(bookings, isSubject('booking', bookings.id))
    .where(
      and(
        subject === undefined ? undefined : hasSubject(subject),
        actor === undefined
          ? undefined
          : sql`${actor} in (${auditLog.actorId}, ${auditLog.actorEmail})`,
        action === undefined
          ? undefined
          : like(auditLog.action, `${action.replace(/[\\%_]/g, '\\$&')}%`),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? defined(rows.at(-1)).id : null };
}

/** The last name of a deleted remedy or coupon, from the entry of its deletion. */
const lastName = sql`coalesce(${auditLog.difference} #>> '{name,before}', ${auditLog.difference} #>> '{code,before}')`;

/** Whether an entry's subject is of this kind and has this id. */
function isSubject(kind: 'product' | 'coupon' | 'booking', id: Column): SQL {
  return sql`${auditLog.subject} like ${`${kind}:%`} and ${id} = substr(${auditLog.subject}, ${kind.length + 2}::int)`;
}

/** Entries refer to orders by id; a search may also use `order:` and the order number. */
function hasSubject(subject: string): SQL {
  const [, number] = /^order:(JR-.+)$/i.exec(subject) ?? [];
  if (number === undefined) return eq(auditLog.subject, subject);
  const orderSubject = sql`(select 'order:' || ${orders.id} from ${orders} where ${orders.orderNumber} = ${number.toUpperCase()})`;
  return inArray(auditLog.subject, orderSubject);
}
