import type { AlmanacPlace } from '@jyotiratna/contract';

/**
 * Maximum octets of a line of an iCalendar file (RFC 5545, 3.1); longer lines are folded with a
 * line break and a space.
 */
const LONGEST_LINE = 75;

/**
 * Writes an iCalendar file of events, given as unfolded lines. `content` becomes part of the
 * product id; `description`, unless empty, is displayed by calendar clients.
 */
export function writeCalendar(
  content: string,
  language: string,
  events: readonly string[],
  description = '',
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Jyotiratna//${content}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...(description ? [`X-WR-CALDESC:${escapeText(description)}`] : []),
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The UID of an event at a place, stable across files. */
export function uidOf(
  event: string,
  { slug, lat, lon }: Pick<AlmanacPlace, 'slug' | 'lat' | 'lon'>,
): string {
  return `UID:${escapeText(`${event}-${slug ?? `${lat},${lon}`}@jyotiratna`)}`;
}

/** DTSTAMP, the creation time of a file (epoch ms), which RFC 5545 requires of each event. */
export function dateStamp(created: number): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(created);
  return `DTSTAMP:${instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`;
}

/** Escapes text for a value of an iCalendar line. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Folds a line into parts of at most 75 octets, without splitting a character. */
function folded(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      parts.push('');
      // The leading space of a folded line counts.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
