import { type Locale, type PanchangReply, type SunriseConvention, sourceLocale } from '@jyotiratna/contract';
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
import type { Deps } from '../platform/deps.ts';
import { noteUntil } from '../platform/kept/shown.ts';
import { presentFestival } from './festivals.ts';
import { dateAt, endOfDay, findPlace, type Where } from './find-place.ts';
import { presentMonthName, presentTithi, presentVara, refusing, type Writer, writerFor } from './present.ts';

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
  if (query.date === undefined) noteUntil(endOfDay(now, place.timezone));
  const date = query.date ?? dateAt(now, place.timezone);
  const day = { date, zone: place.timezone, latitude: place.lat, longitude: place.lon };
  const told = refusing('date', () => panchangOf(day, convention));
  const write = writerFor(place);
  const { festivals, complete } = festivalsOf(day, 1);
  return {
    place,
    date,
    sunrise: convention,
    vara: { ...presentVara(told.vara, language), lord: told.lord },
    sun: {
      rise: write.instant(told.sunrise),
      set: write.instant(told.sunset),
      nextRise: write.instant(told.nextSunrise),
      rashi: { index: told.sunRashi, name: rashiName(told.sunRashi, language) },
    },
    moon: {
      rise: write.orNull(told.moonrise),
      set: write.orNull(told.moonset),
      rashis: told.moonRashis.map((rashi) => ({
        index: rashi.index,
        name: rashiName(rashi.index, language),
        ...write.span(rashi),
      })),
    },
    month: toMonth(told, language),
    ...presentLimbs(told, write, language),
    ...presentParts(told, write),
    festivals:
      complete || festivals.length > 0 ? festivals.map((festival) => presentFestival(festival, language)) : null,
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

function presentLimbs(told: Panchang, write: Writer, language: Language) {
  return {
    paksha: told.paksha,
    tithis: told.tithis.map((tithi) => presentTithi(tithi, told.kshayaTithis.includes(tithi.index), write, language)),
    vriddhiTithi: told.vriddhiTithi,
    nakshatras: told.nakshatras.map((nakshatra) => ({
      index: nakshatra.index,
      name: nakshatraName(nakshatra.index, language),
      lord: NAKSHATRAS[nakshatra.index]!.lord,
      ...write.span(nakshatra),
    })),
    yogas: told.yogas.map((yoga) => ({
      index: yoga.index,
      name: NITYAYOGAS[yoga.index]![language],
      inauspicious: isInauspicious(yoga.index),
      ...write.span(yoga),
    })),
    karanas: told.karanas.map((karana) => ({
      index: karana.index,
      name: KARANAS[karana.index]![language],
      vishti: isVishti(karana.index),
      ...write.span(karana),
    })),
  };
}

function presentParts(told: Panchang, write: Writer) {
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
    rahu: write.span(told.rahu),
    yamaganda: write.span(told.yamaganda),
    gulika: write.span(told.gulika),
    abhijit: { ...write.span(told.abhijit), used: told.abhijitUsed },
    brahma: write.span(told.brahma),
    brahmaFixed: write.span(told.brahmaFixed),
    durmuhurta: told.durmuhurta.map(write.span),
    varjyam: told.varjyam.map(write.span),
    amritKaal: told.amritKaal.map(write.span),
    choghadiya: { day: told.choghadiya.day.map(choghadiya), night: told.choghadiya.night.map(choghadiya) },
    hora: { day: told.hora.day.map(hora), night: told.hora.night.map(hora) },
  };
}
