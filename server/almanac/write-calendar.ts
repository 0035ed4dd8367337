import type { AlmanacPlace } from '@jyotiratna/contract';

/** Octets of a line of an iCalendar file (RFC 5545, 3.1); longer ones go on after a line break and a space. */
const LONGEST_LINE = 75;

/**
 * An iCalendar file of events, whose lines are given whole. `content` names them in the product id, `description` is shown by
 * calendar programs unless it is empty.
 */
export function writeCalendar(content: string, language: string, events: readonly string[], description = ''): string {
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

/** The UID of an event at a place: the same event keeps it in every file. */
export function uidOf(event: string, { slug, lat, lon }: Pick<AlmanacPlace, 'slug' | 'lat' | 'lon'>): string {
  return `UID:${escapeText(`${event}-${slug ?? `${lat},${lon}`}@jyotiratna`)}`;
}

/** When a file was made (ms since 1970), as RFC 5545 asks of each event. */
export function dateStamp(created: number): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(created);
  return `DTSTAMP:${instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`;
}

/** A value of a line as text. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** A line in pieces of at most 75 octets, none of which ends inside a character. */
function folded(line: string): string {
  const pieces: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      pieces.push('');
      // The space before a continued line counts.
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n ');
}
