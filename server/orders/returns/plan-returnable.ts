import { dayMs, indianDate, mayReturn, type ReturnReason, type ReturnRule, usualReturns } from '@jyotiratna/contract';
import type { OrderItemRow } from '../../reservations/order-queries.ts';
import type { LineMoney } from '../line-money.ts';
import type { ReturnWithLines } from './queries.ts';

export type ReturnableLine = {
  position: number;
  /** Pieces that were neither given back nor are on their way. */
  quantity: number;
  rule: ReturnRule;
  /** The last day in India, YYYY-MM-DD. */
  until: string;
  /** What of the price is credited; absent where it is money that goes back. */
  percent?: number;
};

type Sold = {
  items: readonly Pick<OrderItemRow, 'position' | 'quantity' | 'returnRule' | 'returnDays' | 'returnPercent'>[];
  money: readonly Pick<LineMoney, 'position' | 'refundedQuantity'>[];
  returns: readonly Pick<ReturnWithLines, 'status' | 'refundKey' | 'lines'>[];
  /** Keys of the refunds that count in `money`: those that failed are not among them. */
  refunded: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  deliveredAt: number;
};

/** What of a delivered order may still come back today, if there is a reason for it. */
export function planReturnable(
  { items, money, returns, refunded, deliveredAt }: Sold,
  nowMs: number,
): ReturnableLine[] {
  const today = indianDate(nowMs);
  return items.flatMap(({ position, quantity, returnRule, returnDays, returnPercent }) => {
    const rule = returnRule ?? 'standard';
    const until = indianDate(deliveredAt + (returnDays ?? usualReturns.days[rule]) * dayMs);
    const percent = rule === 'set_jewellery' ? { percent: returnPercent ?? 100 } : {};
    const pieces = money.find((line) => line.position === position)?.refundedQuantity ?? 0;
    const left = quantity - pieces - backWithoutMoney(returns, { position, pieces, refunded });
    return left > 0 && today <= until ? [{ position, quantity: left, rule, until, ...percent }] : [];
  });
}

type Refunded = { position: number; pieces: number; refunded: Sold['refunded'] };

/**
 * Pieces of a line that are coming back, were exchanged, or came back for a refund that failed: next to those that count as
 * refunded. The money of a failed refund is given again by a refund that no return names, so that one stands for it.
 */
function backWithoutMoney(returns: Sold['returns'], { position, pieces, refunded }: Refunded): number {
  const count = (of: (one: Sold['returns'][number]) => boolean) =>
    returns
      .filter(of)
      .flatMap(({ lines }) => lines)
      .filter((line) => line.position === position)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const settledBy = (stands: boolean) =>
    count(({ status, refundKey: key }) => status === 'settled' && key !== null && refunded.has(key) === stands);
  const unpaid = Math.max(0, settledBy(false) - Math.max(0, pieces - settledBy(true)));
  return count(({ status, refundKey }) => isOpen(status) || (status === 'settled' && refundKey === null)) + unpaid;
}

export function isOpen(status: ReturnWithLines['status']): boolean {
  return status === 'requested' || status === 'approved' || status === 'received';
}

export type Refusal = 'gone' | 'reason' | null;

/** Why this line cannot be asked back: it is not there any more, or not for this reason. */
export function refusalOf(
  lines: readonly ReturnableLine[],
  wanted: { item: number; quantity: number },
  reason: ReturnReason,
): Refusal {
  const line = lines.find(({ position }) => position === wanted.item);
  if (!line || wanted.quantity > line.quantity) return 'gone';
  return mayReturn(line.rule, reason) ? null : 'reason';
}
