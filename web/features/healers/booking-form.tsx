import type { Booking, BookingMode } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { booking as t } from '#messages/healers/booking.ts';
import type { Healer } from '../../content/healer.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { PriceBlock } from './price-block.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { shortSlot } from './slot-labels.ts';
import { useBooking } from './use-booking.ts';

type Props = {
  healer: Healer;
  mode: BookingMode;
  moving: { booking: Booking; token?: string | undefined } | undefined;
  onDone: (booking: Booking) => void;
};

/** The background of the price: next to the form, or below it on a small screen. */
const aside = 'border-line bg-gulabi-50 md:border-l';

/**
 * The booking form in one step: mode, day and time, contact, price. Rescheduling needs only day and
 * time.
 */
export function BookingForm({ healer, mode, moving, onDone }: Props) {
  const { form, values, change, submit, busy, rejection, errorOf } = useBooking({
    healer,
    mode,
    moving,
    onDone,
  });
  const slot = shortSlot(values);
  const label = moving ? t.move(slot) : t.book(t.modes[values.mode], slot);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className={`min-h-0 scroll-pb-28 overflow-y-auto overscroll-contain ${moving ? '' : 'md:grid md:grid-cols-[minmax(0,1fr)_336px] md:grid-rows-[auto_auto_1fr]'}`}
    >
      <div className="row-span-3 px-5 pb-6 sm:px-7 md:pb-8">
        {!moving && (
          <ModeChoice
            healer={healer}
            value={values.mode}
            onChange={(next) => change({ mode: next })}
          />
        )}
        <SlotChoice
          healerId={healer.id}
          date={values.date}
          time={values.time}
          onChange={change}
          error={errorOf('time')}
        />
        {!moving && (
          <fieldset className="mt-6 grid gap-4 sm:grid-cols-2">
            <legend className="sr-only">{t.contact}</legend>
            <TextField
              label={t.name}
              name="name"
              autoComplete="name"
              maxLength={120}
              value={values.name}
              onChange={(event) => change({ name: event.target.value })}
              error={errorOf('name')}
            />
            <TextField
              label={t.phone}
              name="phone"
              type="tel"
              autoComplete="tel"
              value={values.phone}
              onChange={(event) => change({ phone: event.target.value })}
              error={errorOf('phone')}
            />
            <TextField
              label={t.email}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              className="sm:col-span-2"
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
              error={errorOf('email')}
            />
          </fieldset>
        )}
      </div>
      {!moving && (
        <div className={`${aside} px-5 pt-6 max-md:border-t sm:px-7`}>
          <PriceBlock healer={healer} mode={values.mode} />
        </div>
      )}
      {/* On a small screen the button is sticky while the form scrolls. */}
      <div
        className={`px-5 py-4 max-md:sticky max-md:bottom-0 sm:px-7 ${moving ? 'bg-marble-0' : aside}`}
      >
        {rejection && (
          <div className="mb-4">
            <Alert tone="error">{rejection}</Alert>
          </div>
        )}
        <Button type="submit" kind="buy" size="l" wide busy={busy} busyLabel={t.booking}>
          {label}
        </Button>
      </div>
      <p className={`px-5 pb-6 text-center text-small text-text-2 sm:px-7 ${moving ? '' : aside}`}>
        {t.cancelFree}{' '}
        <Link to="/refund-policy" className="text-link">
          {t.policy}
        </Link>
      </p>
    </form>
  );
}
