import { itemAt } from '@jyotiratna/contract';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';
import { apportion } from './invoices/apportion.ts';

/** The amount that a refund returns for a line, in paise. */
export type RefundedLine = { position: number; quantity: number; amountPaise: number };
/** A refund of the order's payment. One made at the provider's dashboard has no lines. */
export type LineRefund = { key: string; amountPaise: number; lines: readonly RefundedLine[] };

export type LineMoney = {
  position: number;
  name: string;
  quantity: number;
  /** The amount paid for the line: its price less its share of the discount. */
  paidPaise: number;
  refundedPaise: number;
  refundedQuantity: number;
  /** The amount that can still be refunded. */
  leftPaise: number;
};

type Sold = { order: Pick<OrderRow, 'discountPaise'>; items: readonly OrderItemRow[] };

/**
 * The amount paid for each line. The discount is distributed by price, as on the invoice, over the
 * lines that the coupon covers; the order's rounding belongs to no line.
 */
export function paidByLine({ order, items }: Sold): number[] {
  const gross = items.map(({ unitPricePaise, quantity }) => unitPricePaise * quantity);
  const discounts = apportion(
    order.discountPaise,
    gross.map((paise, at) => (itemAt(items, at).discounted === false ? 0 : paise)),
  );
  return gross.map((paise, at) => paise - itemAt(discounts, at));
}

/**
 * The amounts of each line after these refunds (oldest first), and the amounts that each refund
 * returned per line. A refund without lines is distributed over the lines' remaining amounts.
 */
export function followRefunds(
  sold: Sold,
  refunds: readonly LineRefund[],
): { lines: LineMoney[]; byRefund: Map<string, RefundedLine[]> } {
  const paid = paidByLine(sold);
  const lines = sold.items.map(({ position, name, quantity }, at): LineMoney => {
    const paidPaise = itemAt(paid, at);
    return {
      position,
      name,
      quantity,
      paidPaise,
      refundedPaise: 0,
      refundedQuantity: 0,
      leftPaise: paidPaise,
    };
  });
  const byRefund = new Map<string, RefundedLine[]>();
  for (const refund of refunds) {
    const given = refund.lines.length > 0 ? [...refund.lines] : spread(refund.amountPaise, lines);
    byRefund.set(refund.key, given);
    for (const { position, quantity, amountPaise } of given) {
      const line = lines.find((one) => one.position === position);
      if (!line) continue;
      line.refundedPaise += amountPaise;
      line.refundedQuantity += quantity;
      line.leftPaise = Math.max(0, line.leftPaise - amountPaise);
    }
  }
  return { lines, byRefund };
}

/** Subtracts units that were settled by store credit: no money is refunded for them. */
export function withoutCredited(
  lines: readonly LineMoney[],
  credited: readonly RefundedLine[],
): LineMoney[] {
  return lines.map((line) => {
    const own = credited.filter(({ position }) => position === line.position);
    return {
      ...line,
      refundedQuantity: line.refundedQuantity + totalOf(own, 'quantity'),
      leftPaise: Math.max(0, line.leftPaise - totalOf(own, 'amountPaise')),
    };
  });
}

/** The total quantity, or total paise, of these lines. */
export function totalOf(lines: readonly RefundedLine[], field: 'quantity' | 'amountPaise'): number {
  return lines.reduce((total, line) => total + line[field], 0);
}

/** The unrefunded quantity and amount of each line; fully refunded lines are omitted. */
export function remainingLines(lines: readonly LineMoney[]): RefundedLine[] {
  return lines
    .map(({ position, quantity, refundedQuantity, leftPaise }) => ({
      position,
      quantity: Math.max(0, quantity - refundedQuantity),
      amountPaise: leftPaise,
    }))
    .filter(({ quantity, amountPaise }) => quantity > 0 || amountPaise > 0);
}

function spread(amountPaise: number, lines: readonly LineMoney[]): RefundedLine[] {
  const left = lines.map((line) => line.leftPaise);
  const all = left.reduce((a, b) => a + b, 0);
  const parts = all === 0 ? left : apportion(Math.min(amountPaise, all), left);
  return lines
    .map(({ position }, at) => ({ position, quantity: 0, amountPaise: itemAt(parts, at) }))
    .filter((line) => line.amountPaise > 0);
}
