import { type Locale, pathOf, type SunriseConvention, sourceLocale } from '@jyotiratna/contract';
import { readPanchangCalendar } from '@jyotiratna/contract/almanac';

const query = (sunrise: SunriseConvention) => (sunrise === 'almanac' ? '' : `?sunrise=${sunrise}`);

/** Path of a day's page: a city's slug and a date, YYYY-MM-DD. */
export function dayPath(
  city: string,
  date: string,
  sunrise: SunriseConvention = 'almanac',
): string {
  return `/panchang/${city}/${date}${query(sunrise)}`;
}

/** Path of a month's page: a city's slug and a month, YYYY-MM. */
export function monthPath(
  city: string,
  month: string,
  sunrise: SunriseConvention = 'almanac',
): string {
  return `/panchang/${city}/month/${month}${query(sunrise)}`;
}

/**
 * Path of the iCalendar file of festivals of a month (YYYY-MM) or a year (YYYY); it is not a page,
 * so it has no language prefix.
 */
export function calendarPath(city: string, period: string, language: Locale): string {
  const span = period.length === 4 ? { year: period } : { month: period };
  return pathOf(readPanchangCalendar, {
    query: { city, ...span, ...(language !== sourceLocale && { language }) },
  });
}

/** Parses the sunrise definition from the URL's query; the default for unknown values. */
export function readSunrise(params: URLSearchParams): SunriseConvention {
  return params.get('sunrise') === 'hindu' ? 'hindu' : 'almanac';
}
