import { type BookingMode, formatSlotTime, isEmail, phonePattern } from '@jyotiratna/contract';

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

export const modeNames: Record<BookingMode, string> = { chat: 'Chat', phone: 'Phone', video: 'Video' };

/** The first faults a visitor should see, in the order of the form; a moved session keeps its contact. */
export function findBookingFaults(
  { time, name, email, phone }: BookingValues,
  { moving }: { moving: boolean },
): BookingFault[] {
  const faults: (BookingFault | false)[] = [
    time === '' && { field: 'time', message: 'Please choose a time.' },
    !moving && name.trim() === '' && { field: 'name', message: 'Please provide your name.' },
    !moving && !isEmail(email.trim()) && { field: 'email', message: 'Please provide a valid email.' },
    !moving && !isPhone(phone.trim()) && { field: 'phone', message: 'Please provide a valid phone number.' },
  ];
  return faults.filter((fault) => fault !== false);
}

function isPhone(text: string): boolean {
  return phonePattern.test(text) && /\d/.test(text);
}

/** 'Sun 6:30 pm' for the button; '' until a time is chosen. */
export function shortSlot({ date, time }: { date: string; time: string }): string {
  return time && `${dayParts(date).weekday} ${formatSlotTime(time)}`;
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });

/** 'Sun' and '22' from '2026-11-22'. */
export function dayParts(date: string): { weekday: string; day: string } {
  return { weekday: weekday.format(new Date(`${date}T00:00:00Z`)), day: String(Number(date.slice(8))) };
}
