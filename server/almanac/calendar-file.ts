import { type AlmanacPlace, type Locale, ShopError, sentence, sourceLocale } from '@jyotiratna/contract';
import { type Festival, type Language, panchangOf } from '@jyotiratna/jyotish';
import { festivalWords } from '@jyotiratna/messages/every-language/almanac.ts';
import type { Deps } from '../platform/deps.ts';
import { festivalsFrom } from './festivals.ts';
import { dateAt, findPlace, type Where } from './find-place.ts';
import { refusing } from './present.ts';
import { escapeText, writeCalendar } from './write-calendar.ts';

type Query = Where & {
  month?: string | undefined;
  year?: string | undefined;
  language?: Locale | undefined;
};

/**
 * Festivals and ekadashis of a month (YYYY-MM) or a year as an iCalendar file of all-day events; of this month without
 * either. The same festival keeps its UID, so that a calendar that reads the file again doubles nothing.
 * @throws ShopError not_found, invalid_input, no_sunrise
 */
export function panchangCalendar(deps: Pick<Deps, 'places' | 'clock'>, query: Query): string {
  const { month, year } = query;
  const language = query.language ?? sourceLocale;
  if (month !== undefined && year !== undefined) {
    throw new ShopError('invalid_input', { fields: { year: sentence('month_or_year') } });
  }
  const place = findPlace(deps.places, query, language);
  const thisMonth = dateAt(deps.clock.now(), place.timezone).slice(0, 7);
  const first = Temporal.PlainDate.from(year === undefined ? `${month ?? thisMonth}-01` : `${year}-01-01`);
  const days = year === undefined ? first.daysInMonth : first.daysInYear;
  const day = { date: first.toString(), zone: place.timezone, latitude: place.lat, longitude: place.lon };
  const field = year === undefined ? 'month' : 'year';
  refusing(field, () => panchangOf(day));
  const festivals = festivalsFrom(day, days);
  if (festivals === null) {
    throw new ShopError('invalid_input', { fields: { [field]: sentence('festivals_open') } });
  }
  return writeCalendar(
    'Panchang',
    language,
    festivals.flatMap((festival) => eventOf(festival, place, language)),
  );
}

function eventOf(
  { date, key, name, disputed }: Festival,
  { slug, lat, lon }: AlmanacPlace,
  language: Language,
): string[] {
  const compact = date.replaceAll('-', '');
  const after = Temporal.PlainDate.from(date).add({ days: 1 }).toString().replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${compact}-${key}-${slug ?? `${lat},${lon}`}@jyotiratna`,
    // When the event was written: it follows from the sky, so the day itself serves and the file stays the same.
    `DTSTAMP:${compact}T000000Z`,
    `DTSTART;VALUE=DATE:${compact}`,
    `DTEND;VALUE=DATE:${after}`,
    `SUMMARY:${escapeText(name[language])}`,
    ...(disputed ? [`DESCRIPTION:${escapeText(festivalWords[language].disputed)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}
