import { type BookingMode, isEmail, phonePattern } from '@jyotiratna/contract';
import { booking } from '#messages/booking.ts';
import { validation } from '#messages/validation.ts';

/** What the booking form holds while a customer fills it in. */
export type BookingValues = {
  mode: BookingMode;
  date: string;
  time: string;
  name: string;
  email: string;
  phone: string;
};

export type BookingFault = { field: 'time' | 'name' | 'email' | 'phone'; message: string };

/** The first faults a visitor should see, in the order of the form; a moved session keeps its contact. */
export function findBookingFaults(
  { time, name, email, phone }: BookingValues,
  { moving }: { moving: boolean },
): BookingFault[] {
  const faults: (BookingFault | false)[] = [
    time === '' && { field: 'time', message: booking.missingTime },
    !moving && name.trim() === '' && { field: 'name', message: booking.missingName },
    !moving && !isEmail(email.trim()) && { field: 'email', message: validation.email },
    !moving && !isPhone(phone.trim()) && { field: 'phone', message: validation.phone },
  ];
  return faults.filter((fault) => fault !== false);
}

function isPhone(text: string): boolean {
  return phonePattern.test(text) && /\d/.test(text);
}
