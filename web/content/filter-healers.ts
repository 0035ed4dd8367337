import {
  chatPriceRange,
  type Graha,
  type HealerLanguage,
  type Specialization,
} from '@jyotiratna/contract';
import { languageNames, specializationNames } from '#content/healers.ts';
import { language } from '#messages/language.ts';
import type { Healer } from './healer.ts';

/** One selected value for each filter; null means all. */
export interface HealerFilters {
  search: string;
  specialization: Specialization | null;
  planet: Graha | null;
  language: HealerLanguage | null;
  availability: 'online' | null;
  /** Rupees per minute of chat, inclusive. */
  chatPrice: { min: number; max: number };
}

/** The page's initial filters, restored by Reset. */
export const noHealerFilters: HealerFilters = {
  search: '',
  specialization: null,
  planet: null,
  language: null,
  availability: null,
  chatPrice: { min: chatPriceRange.min, max: chatPriceRange.max },
};

/**
 * The healers that match every filter, in the given order. The search is a case-insensitive
 * substring of the displayed name or specialization (trimmed); the other filters match whole values
 * exactly.
 */
export function filterHealers(healers: readonly Healer[], filters: HealerFilters): Healer[] {
  const search = filters.search.trim().toLowerCase();
  const found = (text: string) => text.toLowerCase().includes(search);
  return healers.filter(
    (healer) =>
      (found(healer.name) ||
        healer.specialization.some((key) => found(specializationNames[key]))) &&
      (filters.specialization === null || healer.specialization.includes(filters.specialization)) &&
      (filters.planet === null || healer.planetFocus.includes(filters.planet)) &&
      (filters.language === null || healer.languages.includes(filters.language)) &&
      (filters.availability !== 'online' || healer.isOnline) &&
      healer.chatPrice >= filters.chatPrice.min &&
      healer.chatPrice <= filters.chatPrice.max,
  );
}

/** The available filter options. */
export type HealerChoices = ReturnType<typeof healerChoices>;

/**
 * The options of the three selects, without duplicates, sorted by name (planets in the list's
 * order).
 */
export function healerChoices(healers: readonly Healer[]) {
  const sorted = <Key extends string>(keys: readonly Key[], names: Record<Key, string>) =>
    [...new Set(keys)].sort((a, b) => names[a].localeCompare(names[b], language.tag));
  return {
    specializations: sorted(
      healers.flatMap((healer) => healer.specialization),
      specializationNames,
    ),
    planets: [...new Set(healers.flatMap((healer) => healer.planetFocus))],
    languages: sorted(
      healers.flatMap((healer) => healer.languages),
      languageNames,
    ),
  };
}

/** The number on the Filters button: the search box and the full price range do not count. */
export function countActiveFilters(filters: HealerFilters): number {
  const { min, max } = filters.chatPrice;
  const choices = [filters.specialization, filters.planet, filters.language, filters.availability];
  const narrowed = min > chatPriceRange.min || max < chatPriceRange.max;
  return choices.filter((choice) => choice !== null).length + (narrowed ? 1 : 0);
}
