import { chatPriceRange } from '@jyotiratna/contract';
import { describe, expect, test } from 'vitest';
import { presentHealer } from '../../server/healers/profiles/present-healer.ts';
import { seedHealers } from '../../server/seed/content/healers.ts';
import {
  countActiveFilters,
  filterHealers,
  healerChoices,
  noHealerFilters,
} from './filter-healers.ts';
import { localizedHealer } from './healer.ts';

const healers = seedHealers.map(({ id, content }) =>
  localizedHealer(presentHealer(id, content, { pictures: new Map() })),
);

const ids = (filters: Partial<typeof noHealerFilters>) =>
  filterHealers(healers, { ...noHealerFilters, ...filters }).map(({ id }) => id.at(-1));

describe('filters of the healers', () => {
  test('no filter returns all six', () => expect(ids({})).toHaveLength(6));
  test('search finds part of a name in any case', () =>
    expect(ids({ search: 'sAROj' })).toEqual(['2']));
  test('search finds part of a specialization', () =>
    expect(ids({ search: 'match' })).toEqual(['3']));
  test('spaces around the search do not count', () =>
    expect(ids({ search: '  palm ' })).toEqual(['5']));
  test('search does not look at languages or the bio', () =>
    expect(ids({ search: 'Telugu' })).toEqual([]));
  test('a specialization matches exactly', () => {
    expect(ids({ specialization: 'Vedic Astrology' })).toEqual(['1', '6']);
    expect(ids({ specialization: 'Vedic' as 'Vedic Astrology' })).toEqual([]);
  });
  test('a planet', () => expect(ids({ planet: 'Saturn' })).toEqual(['2', '6']));
  test('a language', () => expect(ids({ language: 'Urdu' })).toEqual(['4']));
  test('online only', () => expect(ids({ availability: 'online' })).toEqual(['1', '2', '4', '5']));
  test('both bounds of the price range are inclusive', () =>
    expect(ids({ chatPrice: { min: 70, max: 100 } })).toEqual(['1', '2', '5']));
  test('filters are combined', () =>
    expect(ids({ language: 'Hindi', availability: 'online', planet: 'Moon' })).toEqual(['4']));
});

test('options have no duplicates', () => {
  const choices = healerChoices(healers);
  expect(choices.specializations).toHaveLength(new Set(choices.specializations).size);
  expect(choices.languages.slice(0, 2)).toEqual(['English', 'Hindi']);
  expect(choices.planets).toContain('Ketu');
});

test('the number of active filters excludes the search', () => {
  expect(countActiveFilters(noHealerFilters)).toBe(0);
  expect(
    countActiveFilters({
      ...noHealerFilters,
      search: 'x',
      planet: 'Sun',
      chatPrice: { min: 60, max: 250 },
    }),
  ).toBe(2);
});

test('every sample is within the limits of the specification', () => {
  expect(healers).toHaveLength(6);
  for (const healer of healers) {
    expect(healer.sample).toBe(true);
    expect(healer.freeMinutes).toBe(3);
    expect(healer.chatPrice).toBeGreaterThanOrEqual(chatPriceRange.min);
    expect(healer.chatPrice).toBeLessThanOrEqual(chatPriceRange.max);
    expect(healer.chatPrice % chatPriceRange.step).toBe(0);
  }
  expect(healers.some(({ isOnline }) => !isOnline)).toBe(true);
});

test('every sample has durations, hours and topics', () => {
  for (const { experience, isOnline, nextAvailable, bio, credentials, successStories } of healers) {
    expect(Number.isInteger(experience) && experience > 0).toBe(true);
    expect(nextAvailable === 'Available Now').toBe(isOnline);
    expect(bio.length).toBeGreaterThan(80);
    expect(credentials.length).toBeGreaterThan(0);
    expect(Number.isInteger(successStories) && successStories > 0).toBe(true);
  }
});
