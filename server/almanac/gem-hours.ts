import {
  defined,
  errorMessage,
  type GemHours,
  type GemWindow,
  type Graha,
  itemAt,
  type Locale,
  ShopError,
  sourceLocale,
} from '@jyotiratna/contract';
import {
  type GemWindow as EngineWindow,
  GEM_DAY,
  gemWindows,
  type Language,
  NAVARATNA,
  type Panchang,
  panchangOf,
  TITHIS,
} from '@jyotiratna/jyotish';
import { nakshatraName } from '../kundli/names.ts';
import type { Deps } from '../platform/deps.ts';
import { dateAt, findPlace, type Where } from './find-place.ts';
import { refusing, type Writer, writerFor } from './present.ts';

/** Days that are searched for windows. */
const DAYS = 60;
const PUSHYA = 7;
/**
 * Index of the nakshatra that forms Amrita Siddhi on each weekday, Sunday first: Hasta to Rohini.
 */
const AMRITA_SIDDHI = [12, 4, 0, 16, 7, 26, 3];
const TIERS = ['best', 'good', 'allowed'] as const;

export type GemQuery = Where & {
  graha: Graha;
  from?: string | undefined;
  nakshatra?: number | undefined;
  rashi?: number | undefined;
  language?: Locale | undefined;
};

/**
 * Traditional times (muhurtas) to put on a graha's stone at a place: windows within 60 days, at
 * most up to the end of 2060, best first. Starts now unless a first day is given; with the wearer's
 * natal Moon, windows that it excludes are omitted.
 * @throws ShopError not_found, invalid_input, no_sunrise
 */
export function gemHours(deps: Pick<Deps, 'places' | 'clock'>, query: GemQuery): GemHours {
  const { graha } = query;
  const language = query.language ?? sourceLocale;
  const place = findPlace(deps.places, query, language);
  const wearer = wearerOf(query);
  const now = deps.clock.now();
  const from = query.from ?? dateAt(now, place.timezone);
  const day = { date: from, zone: place.timezone, latitude: place.lat, longitude: place.lon };
  const {
    windows: all,
    days,
    sunless,
  } = refusing('from', () => gemWindows(graha, day, DAYS, wearer));
  const found = all.filter(({ end }) => query.from !== undefined || end > now);
  const write = writerFor(place);
  // Caches the panchang by day, since it is expensive and a day has several windows.
  const byDate = new Map<string, Panchang>();
  const panchangOn = (date: string) => {
    const panchang = byDate.get(date) ?? panchangOf({ ...day, date });
    byDate.set(date, panchang);
    return panchang;
  };
  const windows = TIERS.flatMap((tier) => found.filter((window) => window.tier === tier)).map(
    (window) => presentWindow(window, panchangOn(window.date), write, language),
  );
  const first = (tier: GemWindow['tier']) => windows.find((window) => window.tier === tier) ?? null;
  return {
    place,
    graha,
    lord: GEM_DAY[graha],
    from,
    days,
    sunless,
    wearer,
    windows,
    next: { best: first('best'), good: first('good') },
    consultFirst: NAVARATNA[graha].alwaysConsult,
  };
}

function wearerOf({ nakshatra, rashi }: GemQuery): GemHours['wearer'] {
  if (nakshatra === undefined && rashi === undefined) return null;
  if (nakshatra === undefined) throw missing('nakshatra', 26);
  if (rashi === undefined) throw missing('rashi', 11);
  return { nakshatra, rashi };
}

function missing(field: string, max: number): ShopError {
  return new ShopError('invalid_input', {
    fields: { [field]: errorMessage('number_between', { least: 0, most: max }) },
  });
}

function presentWindow(
  { date, start, end, tier, reasons }: EngineWindow,
  panchang: Panchang,
  write: Writer,
  language: Language,
): GemWindow {
  const middle = (start + end) / 2;
  const indexAt = (segments: typeof panchang.tithis) =>
    defined(segments.find((segment) => middle >= segment.start && middle < segment.end)).index;
  const touches = (span: { start: number; end: number }) => span.start < end && span.end > start;
  const [nakshatra, tithi] = [indexAt(panchang.nakshatras), indexAt(panchang.tithis)];
  return {
    date,
    ...write.span({ start, end }),
    tier,
    reasons: [...reasons],
    beside: {
      nakshatra: { index: nakshatra, name: nakshatraName(nakshatra, language) },
      tithi: { index: tithi, name: itemAt(TITHIS, tithi)[language] },
      choghadiyas: panchang.choghadiya.day.filter(touches).map(({ name }) => name),
      yoga: yogaOf(panchang.vara, nakshatra),
      abhijit: touches(panchang.abhijit),
    },
  };
}

function yogaOf(vara: number, nakshatra: number): GemWindow['beside']['yoga'] {
  if (nakshatra === PUSHYA && vara === 0) return 'raviPushya';
  if (nakshatra === PUSHYA && vara === 4) return 'guruPushya';
  return AMRITA_SIDDHI[vara] === nakshatra ? 'amritaSiddhi' : null;
}
