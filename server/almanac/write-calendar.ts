/** Octets of a line of an iCalendar file (RFC 5545, 3.1); longer ones go on after a line break and a space. */
const LONGEST_LINE = 75;

/** An iCalendar file of events, whose lines are given whole. `content` is what its product id says that it holds. */
export function writeCalendar(content: string, language: string, events: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Jyotiratna//${content}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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
