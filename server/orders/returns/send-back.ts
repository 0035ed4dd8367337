import { dayMs, indianDate, isCausedByShop, type ReturnReason } from '@jyotiratna/contract';

/** Minimum days after approval to send the items back, if the return period ends earlier. */
const sendBackDays = 14;

export type SendBack = {
  /** The deadline in India, YYYY-MM-DD. */
  by: string;
  shopPays: boolean;
};

/**
 * The deadline for sending back an approved return, and the party that pays for shipping. The
 * deadline is the end of the return period, but at least 14 days after approval; the shop pays if
 * it caused the return.
 * @param times in ms since the epoch; `days` is the longest return period of its lines
 */
export function planSendBack(
  { deliveredAt, approvedAt, days }: { deliveredAt: number; approvedAt: number; days: number },
  reason: ReturnReason,
): SendBack {
  const last = Math.max(deliveredAt + days * dayMs, approvedAt + sendBackDays * dayMs);
  return { by: indianDate(last), shopPays: isCausedByShop(reason) };
}
