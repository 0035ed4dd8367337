import { inEachLanguage, type Words } from '../tradition/language.ts';

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

const NO_TIME = inEachLanguage(({ birth }) => birth.noTime);

/** What a zone's clock made of a local time. */
type Found = Pick<Moment, 'instant' | 'offsetSeconds' | 'clock'> & { readonly note?: Words };

function inZone(wanted: Temporal.PlainDateTime, zone: string): Found {
  const found = wanted.toZonedDateTime(zone, { disambiguation: 'compatible' });
  const later = wanted.toZonedDateTime(zone, { disambiguation: 'later' });
  const moment = { instant: found.epochMilliseconds, offsetSeconds: found.offsetNanoseconds / 1e9 };
  if (!found.toPlainDateTime().equals(wanted)) {
    const isSameDay = found.toPlainDate().equals(wanted.toPlainDate());
    const [skipped, used] = [wanted, found.toPlainDateTime()].map((at) =>
      (isSameDay ? at.toPlainTime() : at).toString({ smallestUnit: 'minute' }).replace('T', ' '),
    );
    return {
      ...moment,
      clock: 'skipped',
      note: inEachLanguage(({ birth }) => birth.clockSkipped(skipped!, used!)),
    };
  }
  if (found.epochMilliseconds !== later.epochMilliseconds) {
    return {
      ...moment,
      clock: 'doubled',
      note: inEachLanguage(({ birth }) => birth.clockDoubled),
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

/** '00' to '99'. */
const TWO = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
/** '1995-' by the year, as far as they were asked for. */
const YEARS: string[] = [];
/** '08-14T' by month and day, from '01-01T' on. */
const DATES = TWO.slice(1, 13).map((month) => TWO.slice(1, 32).map((day) => `${month}-${day}T`));
/** '07:40:' by the minute of the day. */
const MINUTES = Array.from({ length: 24 * 60 }, (_, n) => `${TWO[Math.floor(n / 60)]}:${TWO[n % 60]}:`);

/**
 * What a clock at an offset shows, to the nearest second: YYYY-MM-DDTHH:MM:SS, for the years 0 to 9999, and what is to follow. Counted
 * here, since a kundli writes two hundred times: Date takes several times as long for each, and Temporal longer than that. Of few pieces:
 * each one that is joined is a string of its own until then.
 */
function clockText(instant: number, offsetSeconds: number, end = ''): string {
  const seconds = Math.round(instant / 1000) + Math.round(offsetSeconds);
  const days = Math.floor(seconds / 86_400);
  const rest = seconds - days * 86_400;
  return dateText(days) + MINUTES[(rest / 60) | 0] + (TWO[rest % 60] + end);
}

/** YYYY-MM-DDT of a day since 1970, Gregorian: years counted from March, so that a leap day is the last of its year. */
function dateText(days: number): string {
  const sinceMarch0 = days + 719_468;
  const cycle = Math.floor(sinceMarch0 / 146_097);
  const day = sinceMarch0 - cycle * 146_097;
  const year = ((day - ((day / 1460) | 0) + ((day / 36_524) | 0) - ((day / 146_096) | 0)) / 365) | 0;
  const dayOfYear = day - (365 * year + (year >> 2) - ((year / 100) | 0));
  const month = ((5 * dayOfYear + 2) / 153) | 0;
  const date = dayOfYear - (((153 * month + 2) / 5) | 0);
  const shown = cycle * 400 + year + (month > 9 ? 1 : 0);
  YEARS[shown] ??= `${String(shown).padStart(4, '0')}-`;
  return YEARS[shown] + DATES[month > 9 ? month - 10 : month + 2]![date]!;
}

/** The local date and time, to the nearest second, of an instant in ms since 1970 at an offset in seconds. */
export function localDateTime(instant: number, offsetSeconds: number): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(clockText(instant, offsetSeconds));
}

/** ISO 8601 to the second with the offset: 1995-08-14T07:40:00+05:30. */
export function isoText(instant: number, offsetSeconds: number): string {
  return isoWriter(offsetSeconds)(instant);
}

/** `isoText` for many instants of one clock, whose offset is worded once. */
export function isoWriter(offsetSeconds: number): (instant: number) => string {
  const offset = offsetText(offsetSeconds);
  // A period ends where the next one begins: of two calls for the same instant the second is answered from the first.
  let last = Number.NaN;
  let text = '';
  return (instant) => {
    if (instant !== last) {
      text = clockText(instant, offsetSeconds, offset);
      last = instant;
    }
    return text;
  };
}
