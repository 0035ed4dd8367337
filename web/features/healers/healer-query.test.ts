import { describe, expect, test } from 'vitest';
import { presentHealer } from '../../../server/healers/profiles/present-healer.ts';
import { seedHealers } from '../../../server/seed/content/healers.ts';
import { healerChoices, noHealerFilters } from '../../content/filter-healers.ts';
import { localizedHealer } from '../../content/healer.ts';
import { readHealerFilters, writeHealerFilters } from './healer-query.ts';

const choices = healerChoices(
  seedHealers.map(({ id, content }) =>
    localizedHealer(presentHealer(id, content, { pictures: new Map() })),
  ),
);
const read = (query: string) => readHealerFilters(new URLSearchParams(query), choices);

describe('the address of the healers', () => {
  test('shows all healers without a query', () => expect(read('')).toEqual(noHealerFilters));
  test('has no query in the default state', () =>
    expect(writeHealerFilters(noHealerFilters)).toBe(''));
  test('preserves every filter', () => {
    const query =
      'search=nas&specialization=Counselling&planet=Moon&language=Urdu&availability=online&min=60&max=120';
    expect(writeHealerFilters(read(query))).toBe(query);
  });
  test('ignores an unavailable option', () =>
    expect(read('language=Odia')).toEqual(noHealerFilters));
  test('ignores an unknown option', () =>
    expect(read('specialization=Alchemy&planet=Pluto&language=Latin&availability=later')).toEqual(
      noHealerFilters,
    ));
  test('rounds prices to the steps and limits them to the range', () =>
    expect(read('min=43&max=123').chatPrice).toEqual({ min: 50, max: 120 }));
  test('replaces crossed prices by the complete range', () =>
    expect(read('min=200&max=100').chatPrice).toEqual(noHealerFilters.chatPrice));
  test('replaces an invalid price by the end of the range', () =>
    expect(read('min=cheap&max=').chatPrice).toEqual(noHealerFilters.chatPrice));
  test('removes the online filter by the badge of a plain form', () =>
    expect(read('availability=online&availability=').availability).toBeNull());
});
