import {
  type BookingMode,
  bookingPrice,
  chatCost,
  formatRupees,
  toRupees,
} from '@jyotiratna/contract';
import { ShieldCheck } from 'lucide-react';
import { sessionLength } from '#content/healers.ts';
import { booking } from '#messages/healers/booking.ts';
import type { Healer } from '../../content/healer.ts';
import { useClaims } from '../../shell/use-claims.ts';

/** Minutes of the example calculation. */
const example = 10;

/** The price and the bookable hours of a session, before a booking. */
export function PriceBlock({ healer, mode }: { healer: Healer; mode: BookingMode }) {
  const { guarantee } = useClaims();
  const price = bookingPrice(healer, mode);
  const rupees = (paise: number) => formatRupees(toRupees(paise));
  return (
    <div aria-live="polite">
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-3">
        {mode === 'chat' ? (
          <>
            <dt>{booking.firstMinutes(price.freeMinutes)}</dt>
            <dd className="text-right font-semibold text-harit-700">{booking.free}</dd>
            <dt>{booking.fromMinute(price.freeMinutes + 1)}</dt>
            <dd className="text-right">{booking.perMinute(rupees(price.perMinutePaise))}</dd>
          </>
        ) : (
          <>
            <dt>{booking.session(sessionLength)}</dt>
            <dd className="text-right">{rupees(price.sessionPaise)}</dd>
          </>
        )}
        <dt className="border-t border-line pt-4 text-[1.125rem] font-semibold">
          {booking.payNow}
        </dt>
        <dd className="border-t border-line pt-4 text-right text-[1.125rem] font-semibold">
          {formatRupees(0)}
        </dd>
      </dl>
      <p className="mt-4 text-small text-text-2">
        {mode === 'chat'
          ? booking.chatClock(example, rupees(chatCost(price, example)))
          : booking.payAtStart(rupees(price.sessionPaise))}
      </p>
      {guarantee && (
        <p className="mt-4 flex items-start gap-2.5 text-small">
          <ShieldCheck
            aria-hidden
            size={20}
            strokeWidth={1.6}
            className="shrink-0 text-mayur-700"
          />
          {booking.guarantee}
        </p>
      )}
    </div>
  );
}
