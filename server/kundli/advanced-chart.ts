import {
  type AdvancedReply,
  type AdvancedRequest,
  type Divisional,
  errorMessage,
  ShopError,
  sourceLocale,
} from '@jyotiratna/contract';
import { transitYears } from '@jyotiratna/contract/advanced-chart';
import {
  ashtakavarga,
  type Chart,
  castChart,
  ephemerisFor,
  GRAHAS,
  houseFrom,
  isoWriter,
  mahadashas,
  momentOf,
  type Period,
  sadeSati,
  subPeriods,
  VARGAS,
  type Varga,
  vargaChart,
} from '@jyotiratna/jyotish';
import type { Deps } from '../platform/deps.ts';
import { PLANS } from './chart-plans.ts';
import { type FoundBirth, findBirth } from './find-birth.ts';
import { rashiName } from './names.ts';

/** Divisional charts (vargas) without a birth time: they contain grahas only. */
const WITHOUT_HOUR: readonly Varga[] = [1, 9];

/**
 * Computes the advanced chart of a birth: divisional charts (vargas), ashtakavarga, Saturn's
 * transits, transits and three levels of dashas; not stored.
 * @throws ShopError invalid_input or place_not_found (400)
 */
export async function advancedChart(
  deps: Pick<Deps, 'clock' | 'places'>,
  request: AdvancedRequest,
): Promise<AdvancedReply> {
  const cast = await castRequested(deps, request);
  const { chart, found, ayanamsa, language, iso } = cast;
  const { hasTime } = found.moment;
  const bindus = ashtakavarga(chart);
  return {
    ayanamsa: { key: ayanamsa, degrees: chart.ayanamsa },
    hasTime,
    rashiNames: Array.from({ length: 12 }, (_, index) => rashiName(index, language)),
    vargas: VARGAS.filter((varga) => hasTime || WITHOUT_HOUR.includes(varga)).map((varga) =>
      divisionalOf(chart, varga),
    ),
    plans: PLANS,
    ashtakavarga: bindus && { bav: mapValues(bindus.bav, (row) => [...row]), sav: [...bindus.sav] },
    ...passagesOf(cast),
    transits: transitsOf(cast),
    dashas: hasTime ? dashasOf(chart, iso) : [],
  };
}

/**
 * The transits over a birth chart on the requested date. @throws ShopError invalid_input or
 * place_not_found (400)
 */
export async function transitsOver(
  deps: Pick<Deps, 'clock' | 'places'>,
  request: AdvancedRequest,
): Promise<{ transits: AdvancedReply['transits'] }> {
  return { transits: transitsOf(await castRequested(deps, request)) };
}

async function castRequested(deps: Pick<Deps, 'clock' | 'places'>, request: AdvancedRequest) {
  const { language: locale, ayanamsa = 'lahiri', transitDate, ...birth } = request;
  const now = deps.clock.now();
  const found = findBirth(deps.places, { ...birth, language: locale }, now);
  const { instant, offsetSeconds, hasTime } = found.moment;
  const at = {
    instant,
    offsetSeconds,
    hasTime,
    latitude: found.place.lat,
    longitude: found.place.lon,
  };
  const ephemeris = await ephemerisFor(instant);
  const moonAt = (moment: number) =>
    castChart({ ...at, instant: moment, hasTime: false }, ephemeris, ayanamsa).grahas.Moon;
  return {
    chart: castChart(at, ephemeris, ayanamsa),
    found,
    /** Whether the Moon was in two rashis on the day of a birth without a time. */
    isMoonOpen:
      found.day !== null && moonAt(found.day.start).rashi !== moonAt(found.day.end - 1).rashi,
    ayanamsa,
    language: locale ?? sourceLocale,
    iso: isoWriter(offsetSeconds),
    transitAt: transitInstant(transitDate, found, now),
  };
}

type Requested = Awaited<ReturnType<typeof castRequested>>;

function divisionalOf(chart: Chart, varga: Varga): Divisional {
  const { lagna, grahas } = vargaChart(chart, varga);
  return { key: `D${varga}`, parts: varga, rashis: { Lagna: lagna, ...grahas } };
}

type Iso = (instant: number) => string;
type Ayanamsa = NonNullable<AdvancedRequest['ayanamsa']>;
type Passages = Pick<AdvancedReply, 'sadeSati' | 'sadeSatiOpen'>;

/** Saturn's transits (sade sati), or the reason for their absence. */
function passagesOf({ chart, found, ayanamsa, language, iso, isMoonOpen }: Requested): Passages {
  if (isMoonOpen) return { sadeSati: null, sadeSatiOpen: 'hour' };
  try {
    const stays = sadeSati(chart.grahas.Moon.rashi, found.moment.instant, ayanamsa);
    const passages = stays.map(({ start, end, ...stay }) => ({
      ...stay,
      rashiName: rashiName(stay.rashi, language),
      start: iso(start),
      end: iso(end),
    }));
    return { sadeSati: passages, sadeSatiOpen: null };
  } catch (error) {
    if (error instanceof RangeError) return { sadeSati: null, sadeSatiOpen: 'years' };
    throw error;
  }
}

/** Noon of the date by the birthplace's clock; now without a date. */
function transitInstant(date: string | undefined, { place }: FoundBirth, now: number): number {
  return date === undefined
    ? now
    : momentOf({ date, time: '12:00', zone: place.timezone, longitude: place.lon }).instant;
}

function transitsOf({
  chart: birth,
  transitAt,
  ayanamsa,
  language,
  iso,
  isMoonOpen,
}: Requested): AdvancedReply['transits'] {
  const sky = castAt(birth, transitAt, ayanamsa);
  return {
    at: iso(transitAt),
    grahas: GRAHAS.map((graha) => {
      const { rashi, longitude, degree, retrograde } = sky.grahas[graha];
      return {
        graha,
        rashi,
        rashiName: rashiName(rashi, language),
        longitude,
        degree,
        retrograde,
        fromLagna: birth.lagna && houseFrom(birth.lagna.rashi, rashi),
        fromMoon: isMoonOpen ? null : houseFrom(birth.grahas.Moon.rashi, rashi),
      };
    }),
  };
}

/** @throws ShopError invalid_input for a date beyond the ephemeris */
function castAt({ birth }: Chart, instant: number, ayanamsa: Ayanamsa): Chart {
  try {
    return castChart({ ...birth, instant, hasTime: false }, undefined, ayanamsa);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ShopError('invalid_input', {
      fields: { transitDate: errorMessage('transit_years', transitYears) },
    });
  }
}

function dashasOf({ grahas, birth }: Chart, iso: Iso): AdvancedReply['dashas'] {
  const presentPeriod = ({ lord, start, end }: Period) => ({
    name: lord,
    start: iso(start),
    end: iso(end),
  });
  return mahadashas(grahas.Moon.longitude, birth.instant).map((maha) => ({
    ...presentPeriod(maha),
    antardashas: subPeriods(maha).map((antar) => ({
      ...presentPeriod(antar),
      pratyantardashas: subPeriods(antar).map(presentPeriod),
    })),
  }));
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
