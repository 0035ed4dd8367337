import type { AlmanacCity } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';
import { placeIn } from '../kundli/places/place-in.ts';
import type { Place, Places } from '../kundli/places/places.ts';

/**
 * Large cities of India and those with most Indians abroad, by their slugs: the suggestions
 * before any input.
 */
const LARGE_CITIES = [
  ...['delhi', 'mumbai', 'bengaluru', 'kolkata', 'chennai', 'hyderabad', 'ahmedabad', 'pune', 'surat', 'jaipur'],
  ...['lucknow', 'kanpur', 'nagpur', 'indore', 'bhopal', 'patna', 'vadodara', 'varanasi', 'prayagraj', 'ujjain'],
  ...['dubai', 'london', 'new-york-city', 'singapore'],
] as const;

/** Suggestions for a text. */
const Max = 8;

/** Cities that match a query, best match first; without a query the large ones. */
export function findCities(places: Places, q: string | undefined, language: Language): AlmanacCity[] {
  const found = q ? places.suggest(q, Max) : LARGE_CITIES.map((slug) => places.bySlug(slug));
  return found.flatMap((place) => {
    const slug = place && places.slugOf(place);
    return slug ? [{ slug, ...displayed(place, language) }] : [];
  });
}

/** A place with its names in a language only. */
export function displayed(place: Place, language: Language): Place {
  const { name, region, country, lat, lon, timezone } = placeIn(place, language);
  return { name, region, country, lat, lon, timezone };
}
