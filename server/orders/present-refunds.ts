import { type Order, toRupees } from '@jyotiratna/contract';
import type { PaymentRow, RefundRow } from '../payments/queries.ts';
import type { RefundLineRow } from '../payments/refund-queries.ts';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';
import { followRefunds, type LineMoney } from './line-money.ts';
import { refundableItems } from './refundable.ts';

export type RefundParts = {
  order: Pick<OrderRow, 'discountPaise'>;
  items: readonly OrderItemRow[];
  /** The payment that paid the order. */
  payment: Pick<PaymentRow, 'id'> | null;
  refunds: readonly RefundRow[];
  refundLines: readonly RefundLineRow[];
};
type RefundedLine = { name: string; nameHi?: string; quantity: number; amount: number };

/**
 * The amounts of the order's lines, and the amounts that each refund returned per line, with names
 * and in rupees.
 */
export function presentLines(parts: RefundParts): {
  lines: LineMoney[];
  of: (refundKey: string) => RefundedLine[];
} {
  const { payment, refunds, refundLines } = parts;
  const { lines, byRefund } = followRefunds(parts, refundableItems(payment, refunds, refundLines));
  const names = new Map(
    parts.items.map(({ position, name, nameHi }) => [
      position,
      { name, ...(nameHi ? { nameHi } : {}) },
    ]),
  );
  const of = (key: string) =>
    (byRefund.get(key) ?? []).map(({ position, quantity, amountPaise }) => ({
      ...(names.get(position) ?? { name: '' }),
      quantity,
      amount: toRupees(amountPaise),
    }));
  return { lines, of };
}

/**
 * The refunds visible to a customer; a failed refund needs manual handling and is hidden until it
 * succeeds.
 */
export function presentRefunds(parts: RefundParts): NonNullable<Order['refunds']> {
  const { of } = presentLines(parts);
  return parts.refunds
    .filter(({ status }) => status !== 'failed')
    .map(({ key, amountPaise, status, createdAt, updatedAt }) => ({
      amount: toRupees(amountPaise),
      status: status === 'processed' ? 'processed' : 'pending',
      at: (status === 'processed' ? updatedAt : createdAt).toISOString(),
      lines: of(key),
    }));
}
