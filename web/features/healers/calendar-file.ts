import type { Booking } from '@jyotiratna/contract';
import { booking as texts } from '#messages/healers/booking.ts';
import { language } from '#messages/language.ts';

/** Minutes that the calendar keeps free: the longest a session is labelled. */
const minutes = 20;

/** An iCalendar file (RFC 5545) with the session as its one event. The same session keeps its UID when it moves. */
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
    `SUMMARY:${escapeText(texts.modeWith(texts.modes[mode], healerName))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(texts.reminder)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** '20261122T130000Z' */
function stamp(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}
