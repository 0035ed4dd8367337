import { type Booking, bookingDates, namedPrice } from '@jyotiratna/contract';
import { createBookingRoute, rescheduleBookingRoute } from '@jyotiratna/contract/healers';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import type { Healer } from '../../content/healer.ts';
import { isCallError } from '../../is-call-error.ts';
import { useSession } from '../../session/use-session.ts';
import { type BookingError, type BookingValues, findBookingErrors } from './booking-values.ts';

type Options = {
  healer: Healer;
  mode: BookingValues['mode'];
  /**
   * The session to reschedule; undefined for a new booking. `token` if this browser is not logged
   * in as its owner.
   */
  moving: { booking: Booking; token?: string | undefined } | undefined;
  onDone: (booking: Booking) => void;
};

/** State and submission of the booking form. */
export function useBooking({ healer, mode, moving, onDone }: Options) {
  const { user } = useSession();
  const queries = useQueryClient();
  const page = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<BookingValues>>({});
  const [errors, setErrors] = useState<BookingError[]>([]);
  const [rejection, setRejection] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => bookingDates(Date.now())[0] ?? '');
  const values: BookingValues = {
    mode: moving?.booking.mode ?? mode,
    date: today,
    time: '',
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: '',
    ...typed,
  };

  const change = (patch: Partial<BookingValues>) => {
    setTyped({ ...typed, ...patch });
    setErrors(errors.filter(({ field }) => !(field in patch)));
    setRejection(undefined);
  };

  const show = (found: BookingError[]) => {
    setErrors(found);
    form.current?.querySelector<HTMLElement>(`[name="${found[0]?.field}"]:not(:disabled)`)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = findBookingErrors(values, { moving: moving !== undefined });
    if (found.length > 0) return show(found);
    setBusy(true);
    setRejection(undefined);
    try {
      const { date, time } = values;
      const { booking } = moving
        ? await api(rescheduleBookingRoute, {
            params: { id: moving.booking.id },
            body: { date, time, token: moving.token },
          })
        : await api(createBookingRoute, {
            body: { ...values, healerId: healer.id, price: namedPrice(healer, values.mode) },
          });
      void queries.invalidateQueries({ queryKey: ['bookings'] });
      onDone(booking);
    } catch (error) {
      if (isCallError(error) && error.code === 'slot_taken') {
        setTyped({ ...typed, time: '' });
        setErrors([{ field: 'time', message: error.message }]);
      } else if (isCallError(error) && Object.keys(error.fields).length > 0) {
        const fields = ['time', 'name', 'email', 'phone'] as const;
        // Day and time are one field of the form: it also displays the error of a past day.
        const messageOf = (field: string) =>
          error.fields[field] ?? (field === 'time' ? error.fields.date : undefined);
        show(
          fields
            .map((field) => ({ field, message: messageOf(field) ?? '' }))
            .filter(({ message }) => message),
        );
      } else {
        setRejection(isCallError(error) ? error.message : controls.unknownError);
        if (isCallError(error) && error.code === 'price_changed') await page.revalidate();
      }
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['booking-slots', healer.id] });
    }
  };

  const errorOf = (field: BookingError['field']) =>
    errors.find((error) => error.field === field)?.message;
  return { form, values, change, submit, busy, rejection, errorOf };
}
