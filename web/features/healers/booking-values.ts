import {
  type BookingMode,
  emailKey,
  isEmail,
  isPhone,
  typedPhone,
  typedText,
} from '@jyotiratna/contract';
import { validation } from '#messages/checkout/validation.ts';
import { booking } from '#messages/healers/booking.ts';

/** The form values of a booking. */
export type BookingValues = {
  mode: BookingMode;
  date: string;
  time: string;
  name: string;
  email: string;
  phone: string;
};

export type BookingError = { field: 'time' | 'name' | 'email' | 'phone'; message: string };

/** The first visible errors, in the order of the form; a rescheduled session keeps its contact. */
export function findBookingErrors(
  { time, name, email, phone }: BookingValues,
  { moving }: { moving: boolean },
): BookingError[] {
  const errors: (BookingError | false)[] = [
    time === '' && { field: 'time', message: booking.missingTime },
    !moving && typedText(name) === '' && { field: 'name', message: booking.missingName },
    !moving && !isEmail(emailKey(email)) && { field: 'email', message: validation.email },
    !moving && !isPhone(typedPhone(phone)) && { field: 'phone', message: validation.phone },
  ];
  return errors.filter((error) => error !== false);
}
