import type { AlmanacRegion } from '@jyotiratna/contract';

/** A region's calendar year, below the month of a city. */
export const regionalCalendar = {
  region: 'Region',
  select: 'Select a region',
  regions: {
    tamil: 'Tamil Nadu (Vakya)',
    tamilDrik: 'Tamil Nadu (Thirukkanitham)',
    malayalam: 'Kerala',
    telugu: 'Andhra, Telangana, Karnataka',
    marathi: 'Maharashtra',
    gujarati: 'Gujarat',
    bengali: 'West Bengal',
  } satisfies Record<AlmanacRegion, string>,
  heading: (region: string, year: number) => `${region}, ${year}`,
  festivals: 'Festivals',
  months: 'Solar months',
  festival: 'Festival',
  day: 'Day',
  month: 'Month',
  first: 'First day',
  year: 'Year',
  newYear: (year: string) => `${year}, new year`,
  loading: 'Computing the calendar...',
  failed: 'This calendar could not be computed.',
  retry: 'Try again',
};
