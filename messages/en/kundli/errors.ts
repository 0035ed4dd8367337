import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about births and charts. */
export const kundli = {
  titles: {
    kundli_credit: 'API credit limit reached',
    place_not_found: 'Place not found',
  },
  sentences: {
    kundli_credit: 'API credit limit reached. Please try again later or contact support.',
    place_not_found: 'We could not find this birthplace. Please choose one from the list.',
    given_name_missing: 'Please enter a name.',
    gender_needed: 'Please choose a gender.',
    birthplace_missing: 'Please enter a birthplace.',
    birthplace_unknown: 'Please choose a birthplace from the list.',
    dob_invalid: 'Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.',
    dob_early: 'Charts can be drawn for births from the year 1800 on.',
    dob_future: 'The date of birth is in the future.',
    birth_time_invalid: 'Invalid birth time. Please use HH:MM in 24-hour format.',
    latitude_needed: 'Please enter the latitude too.',
    longitude_needed: 'Please enter the longitude too.',
    time_zone_needed: 'Please enter the time zone too.',
    time_zone_unknown: 'This time zone is not known.',
    latitude_limit: ({ most: max }) =>
      `Charts can be drawn for places between ${max}° south and ${max}° north.`,
    transit_years: ({ from, to }) =>
      `Transits are computed for days of the years ${from} to ${to}.`,
    parent_statement_needed:
      'To save the birth of a child, please state that you are the parent or guardian.',
    privacy_request_empty: 'Please write your request.',
    certificate_name: 'Please enter what the document is.',
    certificate_count: ({ most }) =>
      `You can keep up to ${most} documents. Please remove one first.`,
    kundlis_full: ({ most: max }) => `You can keep up to ${max} kundlis. Please remove one first.`,
    daily_unverified: 'Please verify your email first; the daily email goes there.',
    daily_without_time: 'The day from a chart needs a birth time.',
    daily_without_device:
      'First turn on notifications for a device, under Notifications in your profile.',
    wait_seconds: ({ seconds }) =>
      `Rate limit exceeded. Please wait ${seconds} seconds before trying again.`,
  },
} satisfies ErrorWordsPart;
