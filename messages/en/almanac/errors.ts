import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about days and places of the almanac. */
export const almanac = {
  titles: { no_sunrise: 'No sunrise' },
  sentences: {
    no_sunrise: 'The Sun does not rise and set there on that day, so the day has no almanac.',
    day_invalid: 'Please enter a date as YYYY-MM-DD.',
    month_invalid: 'Please enter a month as YYYY-MM.',
    year_invalid: 'Please enter a year as YYYY.',
    month_or_year: 'Please enter a month or a year, not both.',
    almanac_years: ({ from, to }) => `Almanacs are computed for the years ${from} to ${to}.`,
    date_skipped: 'The clocks there skipped that date when the date line was moved.',
    degrees_invalid: 'Please enter degrees as a decimal number.',
    sunrise_unknown: ({ codes }) => `Please choose ${codes.join(' or ')}.`,
    ayanamsa_unknown: ({ codes }) => `Please choose ${codes.join(' or ')}.`,
    graha_unknown: ({ codes }) => `Please choose one of these: ${codes.join(', ')}.`,
    almanac_city_needed: 'Please enter a city.',
    almanac_city_unknown: 'We could not find this city.',
  },
} satisfies ErrorWordsPart;
