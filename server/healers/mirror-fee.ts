import { bookingRefund } from '@jyotiratna/contract';
import type { StoredBooking } from './queries.ts';

/**
 * The amount that the shop pays beyond the full refund when it cancels, in paise: the fee that the
 * customer would bear at the same notice, since a seller may only charge cancellation fees that it
 * also bears itself (E-Commerce Rules 2020, r. 4(8)). 0 without fees.
 * @param now time of the cancellation, ms since 1970
 */
export function mirrorFee(
  {
    paidPaise,
    startsAt,
    earliestStartsAt,
    cancelFees,
  }: Pick<StoredBooking, 'paidPaise' | 'startsAt' | 'earliestStartsAt' | 'cancelFees'>,
  now: number,
): number {
  const startMs = (earliestStartsAt ?? startsAt).getTime();
  return bookingRefund(paidPaise, startMs, now, cancelFees).feePaise;
}
