import type { gemHours } from '../en/almanac/gem-hours.ts';
import { inEachLocale } from '../in-each-locale.ts';

/** What a page and a calendar file say of the hours for a stone. */
export const gemHoursWords = await inEachLocale<typeof gemHours>(
  async (locale) => (await import(`../${locale}/almanac/gem-hours.ts`)).gemHours,
);
