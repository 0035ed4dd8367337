import type { Booking } from '@jyotiratna/contract';
import { calendarFile } from './calendar-file.ts';

/** Hands the session's calendar file to the browser. */
export function downloadCalendarFile(booking: Booking): void {
  const url = URL.createObjectURL(new Blob([calendarFile(booking)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `session-${booking.date}.ics`;
  link.click();
  URL.revokeObjectURL(url);
}
