import type { AlmanacCity } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';
import { placeIn } from '../kundli/places/place-in.ts';
import type { Place, Places } from '../kundli/places/places.ts';

/** Large cities of India and those where most Indians abroad live, by their slugs: what is offered before anything is typed. */
const LARGE_CITIES = [
  ...['delhi', 'mumbai', 'bengaluru', 'kolkata', 'chennai', 'hyderabad', 'ahmedabad', 'pune', 'surat', 'jaipur'],
  ...['lucknow', 'kanpur', 'nagpur', 'indore', 'bhopal', 'patna', 'vadodara', 'varanasi', 'prayagraj', 'ujjain'],
  ...['dubai', 'london', 'new-york-city', 'singapore'],
] as const;

/** Suggestions for a text. */
const MOST = 8;

/** Cities that a text may mean, the likeliest first; the large ones without one. */
export function findCities(places: Places, q: string | undefined, language: Language): AlmanacCity[] {
  const found = q ? places.suggest(q, MOST) : LARGE_CITIES.map((slug) => places.bySlug(slug));
  return found.flatMap((place) => {
    const slug = place && places.slugOf(place);
    return slug ? [{ slug, ...shown(place, language) }] : [];
  });
}

/** A place with its names in a language, and nothing else. */
export function shown(place: Place, language: Language): Place {
  const { name, region, country, lat, lon, timezone } = placeIn(place, language);
  return { name, region, country, lat, lon, timezone };
}
