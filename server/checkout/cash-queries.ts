import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';

type Person = {
  ownerKey: string;
  email: string;
  /** Its last ten digits. */
  phone: string;
  /** PIN code and address in small letters, without spaces and punctuation. */
  door: string;
};

/** The oldest order of this person, mailbox, phone or door that waits to be confirmed; null without one. */
export async function findPlaced(tx: Transaction, { ownerKey, email, phone, door }: Person): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'placed'),
        or(
          eq(orders.ownerKey, ownerKey),
          eq(orders.email, email),
          sql`right(regexp_replace(${orders.address} ->> 'phone', '\\D', '', 'g'), 10) = ${phone}`,
          sql`regexp_replace(lower(concat(${orders.address} ->> 'pincode', ${orders.address} ->> 'addressLine', ${orders.address} ->> 'apartment')), '\\s|[.,/-]', '', 'g') = ${door}`,
        ),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return row ?? null;
}
