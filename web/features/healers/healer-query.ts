import { chatPriceRange } from '@jyotiratna/contract';
import {
  type HealerChoices,
  type HealerFilters,
  noHealerFilters,
} from '../../content/filter-healers.ts';

const oneOf = <Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | null => values.find((one) => one === value) ?? null;

/** Parses the URL's query; unavailable options become 'All'. */
export function readHealerFilters(params: URLSearchParams, choices: HealerChoices): HealerFilters {
  const min = readPrice(params.get('min'), chatPriceRange.min);
  const max = readPrice(params.get('max'), chatPriceRange.max);
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    specialization: oneOf(choices.specializations, params.get('specialization')),
    planet: oneOf(choices.planets, params.get('planet')),
    language: oneOf(choices.languages, params.get('language')),
    // Without scripts, the badge of the submitted form appends a second value: the last one is
    // valid.
    availability: params.getAll('availability').at(-1) === 'online' ? 'online' : null,
    chatPrice: min <= max ? { min, max } : noHealerFilters.chatPrice,
  };
}

/** The URL's query of a state of the list, without '?'; default values are omitted. */
export function writeHealerFilters({
  search,
  specialization,
  planet,
  language,
  availability,
  chatPrice,
}: HealerFilters): string {
  const params = new URLSearchParams();
  if (search.trim()) params.set('search', search.trim());
  if (specialization) params.set('specialization', specialization);
  if (planet) params.set('planet', planet);
  if (language) params.set('language', language);
  if (availability) params.set('availability', availability);
  if (chatPrice.min > chatPriceRange.min) params.set('min', String(chatPrice.min));
  if (chatPrice.max < chatPriceRange.max) params.set('max', String(chatPrice.max));
  return params.toString();
}

/** Parses a price in rupees, rounded to the slider's steps, within its range. */
function readPrice(text: string | null, fallback: number): number {
  const rupees = Number(text);
  if (!text || !Number.isFinite(rupees)) return fallback;
  const { min, max, step } = chatPriceRange;
  return Math.min(max, Math.max(min, Math.round(rupees / step) * step));
}
