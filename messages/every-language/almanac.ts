import type { almanac } from '../en/almanac/almanac.ts';
import type { gemHours } from '../en/almanac/gem-hours.ts';
import { inEachLocale } from '../in-each-locale.ts';

/** Labels of the times for a stone, on a page and in a calendar file. */
export const gemHoursMessages = await inEachLocale<typeof gemHours>(
  async (locale) => (await import(`../${locale}/almanac/gem-hours.ts`)).gemHours,
);

/** Labels of the festivals of a day, on the page and in a calendar file. */
export const festivalMessages = await inEachLocale<typeof almanac.festivals>(
  async (locale) => (await import(`../${locale}/almanac/almanac.ts`)).almanac.festivals,
);
