import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../open-database.ts';
import { payments } from '../schema/index.ts';
import type { PaymentRow } from './payments.ts';

/** All payments that the provider told of for an order, oldest first. */
export async function listOrderPayments(db: Executor, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}
