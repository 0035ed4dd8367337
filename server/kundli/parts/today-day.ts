import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import { ALMANAC_YEARS, isDateIn, isoText, momentOf, offsetAt } from '@jyotiratna/jyotish';
import { formatDay } from '../format-values.ts';
import { numbersFrom, type PartPlace, type SectionContext } from './part.ts';

const DAY = 86_400_000;
/** Number of selectable days, starting today. */
const AHEAD = 14;

/** A day at a place: its date, instant, and formatted labels. */
export type DayAt = {
  place: PartPlace;
  /** YYYY-MM-DD. */
  date: string;
  /** The current time for today, noon for another day; ms since 1970. */
  instant: number;
  /** '27 Nov 2026, Jaipur'. */
  label: string;
  /** '27 Nov 2026, 18:04'. */
  moment: string;
  /** Formats an instant as ISO 8601 by the place's clock. */
  write: (instant: number) => string;
};

/**
 * The requested day at the requested city; by default today at the birthplace.
 * @throws ShopError invalid_input (400) for `city` or `day`
 */
export function dayAt({ request, birthplace, cities, now, language }: SectionContext): DayAt {
  const place = request.city ? cities.find(({ slug }) => slug === request.city) : birthplace;
  if (!place) throw invalid('city', errorMessage('almanac_city_unknown'));
  const { zone, longitude, name } = place;
  const write = (at: number) =>
    isoText(at, offsetAt(Math.round(at / 1000) * 1000, { zone, longitude }));
  const today = write(now).slice(0, 10);
  const date = request.day ?? today;
  const year = Number(date.slice(0, 4));
  if (
    year < ALMANAC_YEARS.from ||
    year > ALMANAC_YEARS.to ||
    !isDateIn(Temporal.PlainDate.from(date), zone)
  )
    throw invalid('day', errorMessage('transit_years', ALMANAC_YEARS));
  const instant = date === today ? now : momentOf({ date, time: '12:00', zone, longitude }).instant;
  const day = formatDay(write(instant), language);
  return {
    place,
    date,
    instant,
    label: `${day}, ${name}`,
    moment: `${day}, ${write(instant).slice(11, 16)}`,
    write,
  };
}

/** The selectable days from today, and the requested day if it is another. */
export function dayOptions(
  { now, language }: SectionContext,
  { date, write }: DayAt,
): [string, string][] {
  const days = numbersFrom(AHEAD).map((ahead) => write(now + ahead * DAY).slice(0, 10));
  const all = days.includes(date) ? days : [date, ...days];
  return all.map((day) => [day, formatDay(day, language)]);
}

function invalid(field: string, message: ErrorMessage): ShopError {
  return new ShopError('invalid_input', { fields: { [field]: message } });
}
