import { dayMs, indianDate, indianMoment } from './india.ts';

/** Start times of bookable sessions: half-hour slots in the morning and the evening, in IST. */
export const bookingTimes = {
  morning: ['09:00', '09:30', '10:00', '10:30'],
  evening: ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'],
} as const;

/** Number of bookable days, including today. */
export const bookingDays = 7;

/** Bookable days in India as YYYY-MM-DD, today first. @param nowMs milliseconds since the epoch */
export function bookingDates(nowMs: number): string[] {
  return Array.from({ length: bookingDays }, (_, day) => indianDate(nowMs + day * dayMs));
}

/**
 * Start of a slot in milliseconds since the epoch. @param date YYYY-MM-DD @param time HH:MM in
 * India
 */
export function slotStartMs(date: string, time: string): number {
  return indianMoment(date, time);
}

/**
 * Whether a slot is on the grid, within the bookable days and in the future. The server also checks
 * reservations.
 */
export function isBookableSlot(date: string, time: string, nowMs: number): boolean {
  const times: readonly string[] = [...bookingTimes.morning, ...bookingTimes.evening];
  return (
    bookingDates(nowMs).includes(date) && times.includes(time) && slotStartMs(date, time) > nowMs
  );
}

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

/** '6:30 pm' from '18:30'. */
export function formatSlotTime(time: string): string {
  return clock
    .format(new Date(`1970-01-01T${time}:00Z`))
    .replace(/\s/g, ' ')
    .toLowerCase();
}

const longDay = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** 'Sunday 22 November' from '2026-11-22'. */
export function formatSlotDate(date: string): string {
  return longDay.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}
