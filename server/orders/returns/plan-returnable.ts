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
  /** Milliseconds since the epoch. */
  deliveredAt: number;
};

/** What of a delivered order may still come back today, if there is a reason for it. */
export function planReturnable({ items, money, returns, deliveredAt }: Sold, nowMs: number): ReturnableLine[] {
  const today = indianDate(nowMs);
  return items.flatMap(({ position, quantity, returnRule, returnDays, returnPercent }) => {
    const rule = returnRule ?? 'standard';
    const until = indianDate(deliveredAt + (returnDays ?? usualReturns.days[rule]) * dayMs);
    const percent = rule === 'set_jewellery' ? { percent: returnPercent ?? 100 } : {};
    const refunded = money.find((line) => line.position === position)?.refundedQuantity ?? 0;
    const left = quantity - refunded - underWay(returns, position);
    return left > 0 && today <= until ? [{ position, quantity: left, rule, until, ...percent }] : [];
  });
}

/** Pieces of a line that are coming back, or were exchanged: what was refunded counts as refunded. */
function underWay(returns: Sold['returns'], position: number): number {
  return returns
    .filter(({ status, refundKey }) => isOpen(status) || (status === 'settled' && refundKey === null))
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
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
