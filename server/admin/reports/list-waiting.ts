import { findMissingRates } from '../../orders/invoices/missing-rates.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import { listOrderItems } from '../../reservations/order-queries.ts';
import { listUninvoicedOrders, type ReportPeriod } from './queries.ts';
import type { PendingOrder } from './sales-rows.ts';

/**
 * A period's orders whose tax invoice is blocked by a missing tax rate, in order of creation. Two
 * queries, five if there are any.
 */
export async function listPending(
  { db, env }: { db: Executor; env: Env },
  period: ReportPeriod,
): Promise<PendingOrder[]> {
  const orders = await listUninvoicedOrders(db, period);
  const items = await listOrderItems(
    db,
    orders.map(({ id }) => id),
  );
  const missing = await findMissingRates({ db, env }, orders, items);
  return orders.flatMap(({ id, orderNumber, date }) => {
    const lines = missing.get(id);
    return lines ? [{ orderNumber, date, lines }] : [];
  });
}
