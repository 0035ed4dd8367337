import {
  type AlmanacPlace,
  errorMessage,
  type Locale,
  ShopError,
  sourceLocale,
} from '@jyotiratna/contract';
import { type Festival, festivalsOf, type Language } from '@jyotiratna/jyotish';
import { festivalMessages } from '@jyotiratna/messages/every-language/almanac.ts';
import type { Deps } from '../platform/deps.ts';
import { dateAt, findPlace, type Where } from './find-place.ts';
import { refusing } from './present.ts';
import { dateStamp, escapeText, uidOf, writeCalendar } from './write-calendar.ts';

type Query = Where & {
  month?: string | undefined;
  year?: string | undefined;
  language?: Locale | undefined;
};

/**
 * Festivals and ekadashis of a month (YYYY-MM) or a year, by default of the current month, as an
 * iCalendar file of all-day events. A festival's UID is stable, so that reloading the file creates
 * no duplicates.
 * @throws ShopError not_found, invalid_input, no_sunrise
 */
export function panchangCalendar(deps: Pick<Deps, 'places' | 'clock'>, query: Query): string {
  const { month, year } = query;
  const language = query.language ?? sourceLocale;
  if (month !== undefined && year !== undefined) {
    throw new ShopError('invalid_input', { fields: { year: errorMessage('month_or_year') } });
  }
  const place = findPlace(deps.places, query, language);
  const thisMonth = dateAt(deps.clock.now(), place.timezone).slice(0, 7);
  const first = Temporal.PlainDate.from(
    year === undefined ? `${month ?? thisMonth}-01` : `${year}-01-01`,
  );
  const days = year === undefined ? first.daysInMonth : first.daysInYear;
  const day = {
    date: first.toString(),
    zone: place.timezone,
    latitude: place.lat,
    longitude: place.lon,
  };
  const field = year === undefined ? 'month' : 'year';
  const { festivals, complete } = refusing(field, () => festivalsOf(day, days));
  if (festivals.length === 0 && !complete) throw new ShopError('no_sunrise');
  const created = deps.clock.now();
  return writeCalendar(
    'Panchang',
    language,
    festivals.flatMap((festival) => eventOf(festival, place, language, created)),
    complete ? '' : festivalMessages[language].open,
  );
}

function eventOf(
  { date, key, name, disputed }: Festival,
  place: AlmanacPlace,
  language: Language,
  created: number,
): string[] {
  const compact = date.replaceAll('-', '');
  const after = Temporal.PlainDate.from(date).add({ days: 1 }).toString().replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    uidOf(`${compact}-${key}`, place),
    dateStamp(created),
    `DTSTART;VALUE=DATE:${compact}`,
    `DTEND;VALUE=DATE:${after}`,
    `SUMMARY:${escapeText(name[language])}`,
    ...(disputed ? [`DESCRIPTION:${escapeText(festivalMessages[language].disputed)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}
