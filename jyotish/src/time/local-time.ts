/** A moment given by a clock on a wall. */
export interface LocalMoment {
  /** YYYY-MM-DD, Gregorian. */
  readonly date: string;
  /** HH:MM or HH:MM:SS; null: not known, 12:00 is used. */
  readonly time: string | null;
  /** IANA name (Asia/Kolkata) or a fixed offset (+04:51, for clocks that IANA does not know, as Bombay time). */
  readonly zone: string;
}

/** The same moment on the world's clock. */
export interface Moment {
  /** ms since 1970 UTC. */
  readonly instant: number;
  /** Seconds that the local clock was ahead of UTC. */
  readonly offsetSeconds: number;
  readonly hasTime: boolean;
  /** Whether the clock showed this time: never (put forward over it) or twice (put back). */
  readonly clock: 'shown' | 'skipped' | 'doubled';
  /** What was assumed, a sentence for each; empty when nothing was. */
  readonly notes: readonly string[];
}

/**
 * Finds the instant of a local moment, with the zone's offsets of that day (war time included).
 * A skipped time is read with the offset before the change, a doubled one as the first of the two.
 * @throws RangeError for a date or time that does not exist in the calendar, or an unknown zone
 */
export function momentOf({ date, time, zone }: LocalMoment): Moment {
  const wanted = Temporal.PlainDate.from(date, { overflow: 'reject' }).toPlainDateTime(
    Temporal.PlainTime.from(time ?? '12:00', { overflow: 'reject' }),
  );
  const found = wanted.toZonedDateTime(zone, { disambiguation: 'compatible' });
  const later = wanted.toZonedDateTime(zone, { disambiguation: 'later' });
  const skipped = !found.toPlainDateTime().equals(wanted);
  const doubled = !skipped && found.epochMilliseconds !== later.epochMilliseconds;
  const clock = skipped ? 'skipped' : doubled ? 'doubled' : 'shown';
  const offsetSeconds = found.offsetNanoseconds / 1e9;
  const notes: string[] = [];
  if (time === null) notes.push('No birth time was given, so 12:00 local time was used.');
  if (skipped) {
    notes.push(
      `Clocks skipped ${wanted.toPlainTime().toString({ smallestUnit: 'minute' })} that day; ${found
        .toPlainTime()
        .toString({ smallestUnit: 'minute' })} was used.`,
    );
  }
  if (doubled) notes.push('Clocks showed this time twice that day; the first was used.');
  return { instant: found.epochMilliseconds, offsetSeconds, hasTime: time !== null, clock, notes };
}

/** '+05:30', '-03:30', '+05:53:28': an offset in seconds as ISO 8601 writes it. */
export function offsetText(offsetSeconds: number): string {
  const size = Math.abs(Math.round(offsetSeconds));
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 ? [size % 60] : [])];
  return (offsetSeconds < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** What a clock at an offset shows, to the nearest second: YYYY-MM-DDTHH:MM:SS, for the years 0 to 9999. */
function clockText(instant: number, offsetSeconds: number): string {
  const seconds = Math.round(instant / 1000) + Math.round(offsetSeconds);
  // Date and not Temporal: a kundli writes two hundred times, and Temporal takes several times as long for each.
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

/** The local date and time, to the nearest second, of an instant in ms since 1970 at an offset in seconds. */
export function localDateTime(instant: number, offsetSeconds: number): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(clockText(instant, offsetSeconds));
}

/** ISO 8601 to the second with the offset: 1995-08-14T07:40:00+05:30. */
export function isoText(instant: number, offsetSeconds: number): string {
  return clockText(instant, offsetSeconds) + offsetText(offsetSeconds);
}
