import { dayMs, indianDate, isCausedByShop, type ReturnReason } from '@jyotiratna/contract';

/**
 * Days after the approval within which the items must be sent, where the return period expires
 * earlier.
 */
const sendBackDays = 14;

export type SendBack = {
  /** The last day in India, YYYY-MM-DD. */
  by: string;
  shopPays: boolean;
};

/**
 * The deadline for sending an approved return, and the bearer of the cost: the last day of the
 * return, but at least 14 days after the approval; the shop pays if it caused the return.
 * @param times in ms since the epoch; `days` is the longest time of return of its lines
 */
export function planSendBack(
  { deliveredAt, approvedAt, days }: { deliveredAt: number; approvedAt: number; days: number },
  reason: ReturnReason,
): SendBack {
  const last = Math.max(deliveredAt + days * dayMs, approvedAt + sendBackDays * dayMs);
  return { by: indianDate(last), shopPays: isCausedByShop(reason) };
}
