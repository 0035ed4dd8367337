import { type Admin, audit } from '../accounts/audit/audit.ts';
import { writeCsv } from '../platform/csv/write-csv.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { listOrderItems } from '../reservations/order-queries.ts';
import { readFilter } from './list-orders.ts';
import { countOrders, listOrderRows, type OrderCursor, type OrderFilter } from './list-queries.ts';
import { orderCells, orderCsvHead } from './orders-csv.ts';

const page = 500;

/**
 * All orders of a filtered list as CSV, a row for each line. The CSV contains names and addresses,
 * so the audit log records the export with its filters (without the search term, which may be a
 * name) and the number of orders, up to 10 000. Two queries, and two for each page.
 */
export async function exportOrders(
  { db }: Pick<Deps, 'db'>,
  actor: Admin,
  input: OrderFilter,
): Promise<NodeJS.ReadableStream> {
  const filter = readFilter(input);
  const { search, ...rest } = filter;
  const { total, exact } = await countOrders(db, filter);
  const params = { ...rest, ...(search && { searched: true }), orders: total };
  await transact(db, (tx) => audit(tx, actor, 'orders.export', 'orders', params));
  return writeCsv<OrderCursor>(orderCsvHead, async (cursor) => {
    const { rows, next } = await listOrderRows(db, {
      ...{ filter, limit: page, cursor },
      broad: !exact,
    });
    const ids = rows.map(({ order }) => order.id);
    const items = Map.groupBy(await listOrderItems(db, ids), ({ orderId }) => orderId);
    const lines = rows.flatMap(({ order, userEmail }) =>
      (items.get(order.id) ?? []).map((item) =>
        orderCells({ order, item, email: userEmail ?? order.email }),
      ),
    );
    return { rows: lines, next: next ?? undefined };
  });
}
