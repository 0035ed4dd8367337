import {
  dayMs,
  defaultReturns,
  indianDate,
  mayReturn,
  type ReturnReason,
  type ReturnRule,
} from '@jyotiratna/contract';
import type { OrderItemRow } from '../../reservations/order-queries.ts';
import type { LineMoney } from '../line-money.ts';
import type { ReturnWithLines } from './queries.ts';

export type ReturnableLine = {
  position: number;
  /** Units that are neither refunded nor in a pending or settled return. */
  quantity: number;
  rule: ReturnRule;
  /** The last day of the return period in India, YYYY-MM-DD. */
  until: string;
  /** The percentage of the price returned as store credit; absent if money is refunded. */
  percent?: number;
};

type Sold = {
  items: readonly Pick<
    OrderItemRow,
    'position' | 'quantity' | 'returnRule' | 'returnDays' | 'returnPercent'
  >[];
  money: readonly Pick<LineMoney, 'position' | 'refundedQuantity'>[];
  returns: readonly Pick<ReturnWithLines, 'status' | 'refundKey' | 'lines'>[];
  /** Keys of the refunds that count in `money`, without failed ones. */
  refunded: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  deliveredAt: number;
};

/**
 * The lines of a delivered order that are within their return period today, with their returnable
 * quantity.
 */
export function planReturnable(
  { items, money, returns, refunded, deliveredAt }: Sold,
  nowMs: number,
): ReturnableLine[] {
  const today = indianDate(nowMs);
  return items.flatMap(({ position, quantity, returnRule, returnDays, returnPercent }) => {
    const rule = returnRule ?? 'standard';
    const until = indianDate(deliveredAt + (returnDays ?? defaultReturns.days[rule]) * dayMs);
    const percent = rule === 'set_jewellery' ? { percent: returnPercent ?? 100 } : {};
    const units = money.find((line) => line.position === position)?.refundedQuantity ?? 0;
    const left = quantity - units - backWithoutMoney(returns, { position, units, refunded });
    return left > 0 && today <= until
      ? [{ position, quantity: left, rule, until, ...percent }]
      : [];
  });
}

type Refunded = { position: number; units: number; refunded: Sold['refunded'] };

/**
 * Units of a line that were returned without a successful refund, besides the refunded ones: in an
 * open return, exchanged, or with a failed refund. A failed refund is repaid by a refund without a
 * return, which therefore covers one such unit.
 */
function backWithoutMoney(
  returns: Sold['returns'],
  { position, units, refunded }: Refunded,
): number {
  const count = (of: (one: Sold['returns'][number]) => boolean) =>
    returns
      .filter(of)
      .flatMap(({ lines }) => lines)
      .filter((line) => line.position === position)
      .reduce((total, { quantity }) => total + quantity, 0);
  const settledBy = (stands: boolean) =>
    count(
      ({ status, refundKey: key }) =>
        status === 'settled' && key !== null && refunded.has(key) === stands,
    );
  const unpaid = Math.max(0, settledBy(false) - Math.max(0, units - settledBy(true)));
  return (
    count(
      ({ status, refundKey }) => isOpen(status) || (status === 'settled' && refundKey === null),
    ) + unpaid
  );
}

export function isOpen(status: ReturnWithLines['status']): boolean {
  return status === 'requested' || status === 'approved' || status === 'received';
}

export type ReturnRejection = 'gone' | 'reason' | null;

/**
 * The reason why a line cannot be returned: `gone`: fewer units are returnable; `reason`: not for
 * this reason. Null if it can.
 */
export function rejectionOf(
  lines: readonly ReturnableLine[],
  requested: { item: number; quantity: number },
  reason: ReturnReason,
): ReturnRejection {
  const line = lines.find(({ position }) => position === requested.item);
  if (!line || requested.quantity > line.quantity) return 'gone';
  return mayReturn(line.rule, reason) ? null : 'reason';
}
