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
  test('without a query shows all', () => expect(read('')).toEqual(noHealerFilters));
  test('the default state has no query', () =>
    expect(writeHealerFilters(noHealerFilters)).toBe(''));
  test('preserves every filter', () => {
    const query =
      'search=nas&specialization=Counselling&planet=Moon&language=Urdu&availability=online&min=60&max=120';
    expect(writeHealerFilters(read(query))).toBe(query);
  });
  test('an unavailable option means all', () =>
    expect(read('language=Odia')).toEqual(noHealerFilters));
  test('an unknown choice means all', () =>
    expect(read('specialization=Alchemy&planet=Pluto&language=Latin&availability=later')).toEqual(
      noHealerFilters,
    ));
  test('prices snap to the steps and stay within the bounds', () =>
    expect(read('min=43&max=123').chatPrice).toEqual({ min: 50, max: 120 }));
  test('crossed prices mean the whole range', () =>
    expect(read('min=200&max=100').chatPrice).toEqual(noHealerFilters.chatPrice));
  test('a price that is no number means its end', () =>
    expect(read('min=cheap&max=').chatPrice).toEqual(noHealerFilters.chatPrice));
  test('the badge of a plain form removes the online filter', () =>
    expect(read('availability=online&availability=').availability).toBeNull());
});
