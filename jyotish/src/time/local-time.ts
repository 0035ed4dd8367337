import type { Words } from '../tradition/language.ts';

/** Seconds; the widest offset that a clock on Earth has had. */
const MAX_OFFSET = 16 * 3600;

/** A moment given by a clock on a wall. */
export interface LocalMoment {
  /** YYYY-MM-DD, Gregorian. */
  readonly date: string;
  /** HH:MM or HH:MM:SS; null: not known, 12:00 is used. */
  readonly time: string | null;
  /** IANA name (Asia/Kolkata) or a fixed offset, for clocks that IANA does not know: +04:51 Bombay, +05:53:20 Calcutta. */
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
  /** What was assumed, a sentence for each, in each language; empty when nothing was. */
  readonly notes: readonly Words[];
}

/** Seconds of a fixed offset such as '+05:53:20'; undefined for the name of a zone. Temporal takes whole minutes only. */
function fixedOffset(zone: string): number | undefined {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d\d):([0-5]\d)(?::([0-5]\d))?$/.exec(zone) ?? [];
  if (sign === undefined) return undefined;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (size > MAX_OFFSET) throw new RangeError(`No clock was ever at ${zone}.`);
  return sign === '-' ? -size : size;
}

const NO_TIME: Words = {
  en: 'No birth time was given, so 12:00 local time was used.',
  hi: 'जन्म समय नहीं दिया गया, इसलिए स्थानीय समय 12:00 लिया गया।',
};

/** What a zone's clock made of a local time. */
type Found = Pick<Moment, 'instant' | 'offsetSeconds' | 'clock'> & { readonly note?: Words };

function inZone(wanted: Temporal.PlainDateTime, zone: string): Found {
  const found = wanted.toZonedDateTime(zone, { disambiguation: 'compatible' });
  const later = wanted.toZonedDateTime(zone, { disambiguation: 'later' });
  const moment = { instant: found.epochMilliseconds, offsetSeconds: found.offsetNanoseconds / 1e9 };
  if (!found.toPlainDateTime().equals(wanted)) {
    const [skipped, used] = [wanted, found].map((at) => at.toPlainTime().toString({ smallestUnit: 'minute' }));
    return {
      ...moment,
      clock: 'skipped',
      note: {
        en: `Clocks skipped ${skipped} that day; ${used} was used.`,
        hi: `उस दिन घड़ियों ने ${skipped} का समय छोड़ दिया था; ${used} लिया गया।`,
      },
    };
  }
  if (found.epochMilliseconds !== later.epochMilliseconds) {
    return {
      ...moment,
      clock: 'doubled',
      note: {
        en: 'Clocks showed this time twice that day; the first was used.',
        hi: 'उस दिन घड़ियों ने यह समय दो बार दिखाया; पहला लिया गया।',
      },
    };
  }
  return { ...moment, clock: 'shown' };
}

function atOffset(wanted: Temporal.PlainDateTime, offsetSeconds: number): Found {
  const instant = wanted.toZonedDateTime('UTC').epochMilliseconds - offsetSeconds * 1000;
  return { instant, offsetSeconds, clock: 'shown' };
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
  const offset = fixedOffset(zone);
  const { note, ...found } = offset === undefined ? inZone(wanted, zone) : atOffset(wanted, offset);
  const notes = [...(time === null ? [NO_TIME] : []), ...(note ? [note] : [])];
  return { ...found, hasTime: time !== null, notes };
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
