import {
  type AlmanacRegion,
  type Locale,
  type RegionalYearReply,
  sourceLocale,
} from '@jyotiratna/contract';
import { regionalYear } from '@jyotiratna/jyotish';
import { engineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import type { Deps } from '../platform/deps.ts';
import { findPlace, type Where } from './find-place.ts';
import { refusing, writerFor } from './present.ts';

type Query = Where & { region: AlmanacRegion; year: number; language?: Locale | undefined };

/**
 * A Gregorian year in a region's calendar at a place: solar months, new years, festivals.
 * @throws ShopError not_found, invalid_input for unsupported years; no_sunrise
 */
export function regionalYearOf(deps: Pick<Deps, 'places'>, query: Query): RegionalYearReply {
  const language = query.language ?? sourceLocale;
  const place = findPlace(deps.places, query, language);
  const at = { latitude: place.lat, longitude: place.lon, zone: place.timezone };
  const { months, festivals } = refusing('year', () => regionalYear(at, query.year, query.region));
  const write = writerFor(place);
  const { name, rules } = engineMessages[language].regional.regions[query.region];
  return {
    place,
    region: query.region,
    regionName: name,
    rules,
    year: query.year,
    months: months.map((month) => ({
      rashi: month.rashi,
      name: month.name[language],
      first: month.first,
      entry: write.instant(month.entry),
      yearName: month.yearName ? month.yearName[language] : String(month.year),
      opensYear: month.opensYear,
    })),
    festivals: festivals.map((festival) => ({ ...festival, name: festival.name[language] })),
  };
}
