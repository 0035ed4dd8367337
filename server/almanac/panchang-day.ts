import {
  itemAt,
  type Locale,
  type PanchangReply,
  type SunriseConvention,
  sourceLocale,
} from '@jyotiratna/contract';
import {
  CHOGHADIYA_WORTH,
  festivalsOf,
  isInauspicious,
  isVishti,
  KARANAS,
  type Language,
  NAKSHATRAS,
  NITYAYOGAS,
  type Panchang,
  panchangOf,
} from '@jyotiratna/jyotish';
import { nakshatraName, rashiName } from '../kundli/names.ts';
import { recordExpiry } from '../platform/cache/response-tags.ts';
import type { Deps } from '../platform/deps.ts';
import { presentFestival } from './festivals.ts';
import { dateAt, endOfDay, findPlace, type Where } from './find-place.ts';
import {
  presentMonthName,
  presentTithi,
  presentVara,
  refusing,
  type Writer,
  writerFor,
} from './present.ts';

type Query = Where & {
  date?: string | undefined;
  sunrise?: SunriseConvention | undefined;
  language?: Locale | undefined;
};

/**
 * The panchang of a day (today at the place without a date).
 * @throws ShopError not_found, invalid_input, no_sunrise
 */
export function panchangDay(deps: Pick<Deps, 'places' | 'clock'>, query: Query): PanchangReply {
  const { sunrise: convention = 'almanac' } = query;
  const language = query.language ?? sourceLocale;
  const place = findPlace(deps.places, query, language);
  const now = deps.clock.now();
  if (query.date === undefined) recordExpiry(endOfDay(now, place.timezone));
  const date = query.date ?? dateAt(now, place.timezone);
  const day = { date, zone: place.timezone, latitude: place.lat, longitude: place.lon };
  const result = refusing('date', () => panchangOf(day, convention));
  const write = writerFor(place);
  const { festivals, complete } = festivalsOf(day, 1);
  return {
    place,
    date,
    sunrise: convention,
    vara: { ...presentVara(result.vara, language), lord: result.lord },
    sun: {
      rise: write.instant(result.sunrise),
      set: write.instant(result.sunset),
      nextRise: write.instant(result.nextSunrise),
      rashi: { index: result.sunRashi, name: rashiName(result.sunRashi, language) },
    },
    moon: {
      rise: write.orNull(result.moonrise),
      set: write.orNull(result.moonset),
      rashis: result.moonRashis.map((rashi) => ({
        index: rashi.index,
        name: rashiName(rashi.index, language),
        ...write.span(rashi),
      })),
    },
    month: toMonth(result, language),
    ...presentLimbs(result, write, language),
    ...presentParts(result, write),
    festivals:
      complete || festivals.length > 0
        ? festivals.map((festival) => presentFestival(festival, language))
        : null,
  };
}

function toMonth({ month }: Panchang, language: Language): PanchangReply['month'] {
  return {
    amanta: presentMonthName(month.amanta, month.skippedMonth, language),
    purnimanta: presentMonthName(month.purnimanta, month.skippedMonth, language),
    kshaya: month.skippedMonth,
    shaka: month.shaka,
    vikram: month.vikram,
    disputed: month.disputed,
  };
}

function presentLimbs(result: Panchang, write: Writer, language: Language) {
  return {
    paksha: result.paksha,
    tithis: result.tithis.map((tithi) =>
      presentTithi(tithi, result.kshayaTithis.includes(tithi.index), write, language),
    ),
    vriddhiTithi: result.vriddhiTithi,
    nakshatras: result.nakshatras.map((nakshatra) => ({
      index: nakshatra.index,
      name: nakshatraName(nakshatra.index, language),
      lord: itemAt(NAKSHATRAS, nakshatra.index).lord,
      ...write.span(nakshatra),
    })),
    yogas: result.yogas.map((yoga) => ({
      index: yoga.index,
      name: itemAt(NITYAYOGAS, yoga.index)[language],
      inauspicious: isInauspicious(yoga.index),
      ...write.span(yoga),
    })),
    karanas: result.karanas.map((karana) => ({
      index: karana.index,
      name: itemAt(KARANAS, karana.index)[language],
      vishti: isVishti(karana.index),
      ...write.span(karana),
    })),
  };
}

function presentParts(result: Panchang, write: Writer) {
  const choghadiya = ({ name, start, end }: Panchang['choghadiya']['day'][number]) => ({
    key: name,
    worth: CHOGHADIYA_WORTH[name],
    ...write.span({ start, end }),
  });
  const hora = ({ name, start, end }: Panchang['hora']['day'][number]) => ({
    graha: name,
    ...write.span({ start, end }),
  });
  return {
    rahu: write.span(result.rahu),
    yamaganda: write.span(result.yamaganda),
    gulika: write.span(result.gulika),
    abhijit: { ...write.span(result.abhijit), used: result.abhijitUsed },
    brahma: write.span(result.brahma),
    brahmaFixed: write.span(result.brahmaFixed),
    durmuhurta: result.durmuhurta.map(write.span),
    varjyam: result.varjyam.map(write.span),
    amritKaal: result.amritKaal.map(write.span),
    choghadiya: {
      day: result.choghadiya.day.map(choghadiya),
      night: result.choghadiya.night.map(choghadiya),
    },
    hora: { day: result.hora.day.map(hora), night: result.hora.night.map(hora) },
  };
}
