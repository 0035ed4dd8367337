import { type Locale, pathOf, type SunriseConvention, sourceLocale } from '@jyotiratna/contract';
import { readPanchangCalendar } from '@jyotiratna/contract/almanac';

const query = (sunrise: SunriseConvention) => (sunrise === 'almanac' ? '' : `?sunrise=${sunrise}`);

/** Address of a day's page: a city's slug and a date, YYYY-MM-DD. */
export function dayPath(
  city: string,
  date: string,
  sunrise: SunriseConvention = 'almanac',
): string {
  return `/panchang/${city}/${date}${query(sunrise)}`;
}

/** Address of a month's page: a city's slug and a month, YYYY-MM. */
export function monthPath(
  city: string,
  month: string,
  sunrise: SunriseConvention = 'almanac',
): string {
  return `/panchang/${city}/month/${month}${query(sunrise)}`;
}

/**
 * Festivals of a month (YYYY-MM) or a year (YYYY) as an iCalendar file; not a page, so without a
 * language's prefix.
 */
export function calendarPath(city: string, period: string, language: Locale): string {
  const span = period.length === 4 ? { year: period } : { month: period };
  return pathOf(readPanchangCalendar, {
    query: { city, ...span, ...(language !== sourceLocale && { language }) },
  });
}

/** The parameters of an address; unknown values become the almanac's default sunrise. */
export function readSunrise(params: URLSearchParams): SunriseConvention {
  return params.get('sunrise') === 'hindu' ? 'hindu' : 'almanac';
}
