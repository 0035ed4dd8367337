import type { AlmanacCity } from '@jyotiratna/contract';
import type { Language } from '@jyotiratna/jyotish';
import { LARGE_CITIES } from '../kundli/places/large-cities.ts';
import { placeIn } from '../kundli/places/place-in.ts';
import type { ListedPlace, Places } from '../kundli/places/places.ts';

/** Maximum number of suggestions. */
const Max = 8;

/** Cities that match a query, best match first; without a query the largest ones. */
export function findCities(
  places: Places,
  q: string | undefined,
  language: Language,
): AlmanacCity[] {
  const found = q ? places.suggest(q, Max) : LARGE_CITIES.map((slug) => places.bySlug(slug));
  return found.flatMap((place) => {
    const slug = place && places.slugOf(place);
    return slug ? [{ slug, ...localizedPlace(place, language) }] : [];
  });
}

/** A place with its names in one language only. */
export function localizedPlace(place: ListedPlace, language: Language): ListedPlace {
  const { name, region, country, lat, lon, timezone } = placeIn(place, language);
  return { name, region, country, lat, lon, timezone };
}
