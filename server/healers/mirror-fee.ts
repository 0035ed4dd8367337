import { bookingRefund } from '@jyotiratna/contract';
import type { Env } from '../platform/env.ts';
import type { BookingRow } from './queries.ts';

/**
 * What the shop pays on top of the full refund when it cancels: the fee that the customer would bear at the same notice, since a
 * seller may charge none that it does not bear itself (E-Commerce Rules 2020, r. 4(8)). Paise; 0 where there are no fees.
 * @param now of the cancellation, ms since 1970
 */
export function mirrorFee(
  env: Pick<Env, 'SESSION_CANCEL_FEES'>,
  { paidPaise, startsAt, earliestStartsAt }: Pick<BookingRow, 'paidPaise' | 'startsAt' | 'earliestStartsAt'>,
  now: number,
): number {
  const startMs = (earliestStartsAt ?? startsAt).getTime();
  return bookingRefund(paidPaise, startMs, now, env.SESSION_CANCEL_FEES === 'on').feePaise;
}
