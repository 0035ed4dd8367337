import { defined, itemAt } from '@jyotiratna/contract';
import { inEachLanguage, type LocalizedText } from '../tradition/language.ts';
import { type ResolvedTime, resolveTime, type ZonePlace } from './zone-clock.ts';

/** A moment in local time, given by date, time and zone. */
export interface LocalMoment extends ZonePlace {
  /** YYYY-MM-DD, Gregorian. */
  readonly date: string;
  /** HH:MM or HH:MM:SS; null: unknown, so that 12:00 is used. */
  readonly time: string | null;
}

/** An instant resolved from local time. */
export interface Moment extends ResolvedTime {
  readonly hasTime: boolean;
  /** Assumptions made, one localized message each; may be empty. */
  readonly notes: readonly LocalizedText[];
}

const NO_TIME = inEachLanguage(({ birth }) => birth.noTime);
const DOUBLED = inEachLanguage(({ birth }) => birth.clockDoubled);

/** A message that states which time was used instead of a skipped one. */
function skippedNote(
  expected: Temporal.PlainDateTime,
  used: Temporal.PlainDateTime,
): LocalizedText {
  const isSameDay = used.toPlainDate().equals(expected.toPlainDate());
  const [skipped, occupied] = [expected, used].map((at) =>
    (isSameDay ? at.toPlainTime() : at).toString({ smallestUnit: 'minute' }).replace('T', ' '),
  );
  return inEachLanguage(({ birth }) => birth.clockSkipped(defined(skipped), defined(occupied)));
}

/**
 * Converts a local time to an instant, with the zone's offsets of that day (war time included), or
 * with the place's local mean time if the zone had no standard time yet. A skipped time is
 * interpreted with the offset before the transition, a repeated one as the first of the two.
 * @throws RangeError for a date or time that does not exist in the calendar, or an unknown zone
 */
export function momentOf({ date, time, ...place }: LocalMoment): Moment {
  const expected = Temporal.PlainDate.from(date, { overflow: 'reject' }).toPlainDateTime(
    Temporal.PlainTime.from(time ?? '12:00', { overflow: 'reject' }),
  );
  const found = resolveTime(expected, place);
  const notes = time === null ? [NO_TIME] : [];
  if (found.clock === 'doubled') notes.push(DOUBLED);
  if (found.clock === 'skipped') {
    notes.push(skippedNote(expected, localDateTime(found.instant, found.offsetSeconds)));
  }
  return { ...found, hasTime: time !== null, notes };
}

/** Formats an offset in seconds in ISO 8601: '+05:30', '-03:30', '+05:53:28'. */
export function offsetText(offsetSeconds: number): string {
  const size = Math.abs(Math.round(offsetSeconds));
  const parts = [
    Math.floor(size / 3600),
    Math.floor(size / 60) % 60,
    ...(size % 60 ? [size % 60] : []),
  ];
  return (
    (offsetSeconds < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':')
  );
}

/** '00' to '99'. */
const TWO = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
/** '1995-' by year, cached on demand. */
const YEARS: string[] = [];
/** '08-14T' by month and day, from '01-01T' on. */
const DATES = TWO.slice(1, 13).map((month) => TWO.slice(1, 32).map((day) => `${month}-${day}T`));
/** '07:40:' by minute of the day. */
const MINUTES = Array.from(
  { length: 24 * 60 },
  (_, n) => `${TWO[Math.floor(n / 60)]}:${TWO[n % 60]}:`,
);

/**
 * Formats the local time at an offset, to the nearest second: YYYY-MM-DDTHH:MM:SS for the years 0
 * to 9999, and the suffix `end`. Implemented here because a kundli formats two hundred of them:
 * Date is several times slower, and Temporal slower still. Concatenates few parts, because each
 * intermediate string is allocated.
 */
function clockText(instant: number, offsetSeconds: number, end = ''): string {
  const seconds = Math.round(instant / 1000) + Math.round(offsetSeconds);
  const days = Math.floor(seconds / 86_400);
  const rest = seconds - days * 86_400;
  return dateText(days) + MINUTES[(rest / 60) | 0] + (TWO[rest % 60] + end);
}

/**
 * Formats YYYY-MM-DDT of a day number since 1970, Gregorian. Years start in March, so that a leap
 * day is the last of its year.
 */
function dateText(days: number): string {
  const daysFromMarch = days + 719_468;
  const cycle = Math.floor(daysFromMarch / 146_097);
  const day = daysFromMarch - cycle * 146_097;
  const year =
    ((day - ((day / 1460) | 0) + ((day / 36_524) | 0) - ((day / 146_096) | 0)) / 365) | 0;
  const dayOfYear = day - (365 * year + (year >> 2) - ((year / 100) | 0));
  const month = ((5 * dayOfYear + 2) / 153) | 0;
  const date = dayOfYear - (((153 * month + 2) / 5) | 0);
  const civil = cycle * 400 + year + (month > 9 ? 1 : 0);
  YEARS[civil] ??= `${String(civil).padStart(4, '0')}-`;
  return YEARS[civil] + itemAt(itemAt(DATES, month > 9 ? month - 10 : month + 2), date);
}

/**
 * The local date and time, to the nearest second, of an instant in ms since 1970 at an offset in
 * seconds.
 */
export function localDateTime(instant: number, offsetSeconds: number): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(clockText(instant, offsetSeconds));
}

/** Formats an instant in ISO 8601, to the second, with the offset: 1995-08-14T07:40:00+05:30. */
export function isoText(instant: number, offsetSeconds: number): string {
  return isoWriter(offsetSeconds)(instant);
}

/** `isoText` for many instants at one offset, which is formatted once. */
export function isoWriter(offsetSeconds: number): (instant: number) => string {
  const offset = offsetText(offsetSeconds);
  // Periods are contiguous: the end of one is the start of the next, so the last result is cached.
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
