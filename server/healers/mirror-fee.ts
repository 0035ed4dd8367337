import { bookingRefund } from '@jyotiratna/contract';
import type { StoredBooking } from './queries.ts';

/**
 * The amount that the shop pays on top of the full refund when it cancels: the fee that the
 * customer would bear at the same notice, since a seller may charge none that it does not bear
 * itself (E-Commerce Rules 2020, r. 4(8)). Paise; 0 where there are no fees.
 * @param now of the cancellation, ms since 1970
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
