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
 * The panchang of a day, by default of the current day at the place.
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
  const computed = refusing('date', () => panchangOf(day, convention));
  const write = writerFor(place);
  const { festivals, complete } = festivalsOf(day, 1);
  return {
    place,
    date,
    sunrise: convention,
    vara: { ...presentVara(computed.vara, language), lord: computed.lord },
    sun: {
      rise: write.instant(computed.sunrise),
      set: write.instant(computed.sunset),
      nextRise: write.instant(computed.nextSunrise),
      rashi: { index: computed.sunRashi, name: rashiName(computed.sunRashi, language) },
    },
    moon: {
      rise: write.orNull(computed.moonrise),
      set: write.orNull(computed.moonset),
      rashis: computed.moonRashis.map((rashi) => ({
        index: rashi.index,
        name: rashiName(rashi.index, language),
        ...write.span(rashi),
      })),
    },
    month: toMonth(computed, language),
    ...presentLimbs(computed, write, language),
    ...presentParts(computed, write),
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

function presentLimbs(panchang: Panchang, write: Writer, language: Language) {
  return {
    paksha: panchang.paksha,
    tithis: panchang.tithis.map((tithi) =>
      presentTithi(tithi, panchang.kshayaTithis.includes(tithi.index), write, language),
    ),
    vriddhiTithi: panchang.vriddhiTithi,
    nakshatras: panchang.nakshatras.map((nakshatra) => ({
      index: nakshatra.index,
      name: nakshatraName(nakshatra.index, language),
      lord: itemAt(NAKSHATRAS, nakshatra.index).lord,
      ...write.span(nakshatra),
    })),
    yogas: panchang.yogas.map((yoga) => ({
      index: yoga.index,
      name: itemAt(NITYAYOGAS, yoga.index)[language],
      inauspicious: isInauspicious(yoga.index),
      ...write.span(yoga),
    })),
    karanas: panchang.karanas.map((karana) => ({
      index: karana.index,
      name: itemAt(KARANAS, karana.index)[language],
      vishti: isVishti(karana.index),
      ...write.span(karana),
    })),
  };
}

function presentParts(panchang: Panchang, write: Writer) {
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
    rahu: write.span(panchang.rahu),
    yamaganda: write.span(panchang.yamaganda),
    gulika: write.span(panchang.gulika),
    abhijit: { ...write.span(panchang.abhijit), used: panchang.abhijitUsed },
    brahma: write.span(panchang.brahma),
    brahmaFixed: write.span(panchang.brahmaFixed),
    durmuhurta: panchang.durmuhurta.map(write.span),
    varjyam: panchang.varjyam.map(write.span),
    amritKaal: panchang.amritKaal.map(write.span),
    choghadiya: {
      day: panchang.choghadiya.day.map(choghadiya),
      night: panchang.choghadiya.night.map(choghadiya),
    },
    hora: { day: panchang.hora.day.map(hora), night: panchang.hora.night.map(hora) },
  };
}
