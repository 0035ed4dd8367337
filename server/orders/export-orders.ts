import { type Admin, audit } from '../accounts/audit/audit.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { listOrderItems } from '../reservations/order-queries.ts';
import { readFilter } from './list-orders.ts';
import { listOrderRows, type OrderFilter } from './list-queries.ts';
import { ordersCsv } from './orders-csv.ts';

/** Maximum orders per file: larger exports are requested by date range. */
const maxExported = 10_000;

/**
 * The orders of a list as CSV, a row for each of their lines. Names and addresses leave the
 * shop with it, so the audit log records the export with its filters, except the search terms,
 * which contain names. Three queries.
 */
export async function exportOrders(
  { db }: Pick<Deps, 'db'>,
  actor: Admin,
  input: OrderFilter,
): Promise<string> {
  const filter = readFilter(input);
  const { search, ...rest } = filter;
  return transact(db, async (tx) => {
    const { rows } = await listOrderRows(tx, { filter, limit: maxExported, broad: false });
    const ids = rows.map(({ order }) => order.id);
    const items = Map.groupBy(await listOrderItems(tx, ids), ({ orderId }) => orderId);
    const requested = { ...rest, ...(search && { searched: true }), orders: rows.length };
    await audit(tx, actor, 'orders.export', 'orders', requested);
    return ordersCsv(
      rows.flatMap(({ order, userEmail }) =>
        (items.get(order.id) ?? []).map((item) => ({
          order,
          item,
          email: userEmail ?? order.email,
        })),
      ),
    );
  });
}
