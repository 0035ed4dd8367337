import type { Booking } from '@jyotiratna/contract';
import { booking as t } from '#messages/healers/booking.ts';
import { language } from '#messages/language.ts';

/** Minutes blocked in the calendar: the maximum labelled duration of a session. */
const minutes = 20;

/**
 * An iCalendar file (RFC 5545) with the session as its only event. A rescheduled session has the
 * same UID.
 */
export function calendarFile({ id, mode, healerName, startsAt, createdAt }: Booking): string {
  const start = new Date(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Jyotiratna//Sessions//${language.code.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${id}@jyotiratna`,
    `DTSTAMP:${stamp(new Date(createdAt))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(t.modeWith(t.modes[mode], healerName))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(t.reminder)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A UTC timestamp of iCalendar, '20261122T130000Z'. */
function stamp(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}
