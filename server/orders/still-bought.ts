import { countRefundedPieces } from '../payments/refund-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { OrderItemRow } from '../reservations/order-queries.ts';

/**
 * Lines of orders with the pieces that their customers have not been given the money of: what a parcel holds, and what is worth
 * making. Lines without any are left out. One query.
 */
export async function stillBought<Line extends Pick<OrderItemRow, 'orderId' | 'position' | 'quantity'>>(
  db: Executor,
  lines: readonly Line[],
): Promise<Line[]> {
  const refunded = await countRefundedPieces(db, [...new Set(lines.map(({ orderId }) => orderId))]);
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - refunded(line) }))
    .filter(({ quantity }) => quantity > 0);
}
