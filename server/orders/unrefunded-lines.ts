import { countRefundedQuantity } from '../payments/refund-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { OrderItemRow } from '../reservations/order-queries.ts';

/**
 * Order lines with their unrefunded quantities: the content of a parcel, and the units to produce.
 * Fully refunded lines are omitted. One query.
 */
export async function unrefundedLines<
  Line extends Pick<OrderItemRow, 'orderId' | 'position' | 'quantity'>,
>(db: Executor, lines: readonly Line[]): Promise<Line[]> {
  const refunded = await countRefundedQuantity(db, [
    ...new Set(lines.map(({ orderId }) => orderId)),
  ]);
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - refunded(line) }))
    .filter(({ quantity }) => quantity > 0);
}
