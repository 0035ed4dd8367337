import type { Booking } from '@jyotiratna/contract';
import { saveFile } from '../../save-file.ts';
import { calendarFile } from './calendar-file.ts';

/** Downloads the session's calendar file. */
export function downloadCalendarFile(booking: Booking): void {
  saveFile(
    new File([calendarFile(booking)], `session-${booking.date}.ics`, { type: 'text/calendar' }),
  );
}
