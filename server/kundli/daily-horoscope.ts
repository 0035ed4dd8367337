import {
  type HoroscopeDay,
  type HoroscopeReply,
  indianDate,
  indiaOffsetMs,
} from '@jyotiratna/contract';
import { type DailyHoroscope, dailyHoroscope, isoText, type Language } from '@jyotiratna/jyotish';
import { LRUCache } from 'lru-cache';
import { nakshatraName, rashiName } from './names.ts';

/** Maximum number of cached days: 30 days in two languages, and a reserve. */
const maxDays = 80;
const computed = new LRUCache<string, DailyHoroscope>({ max: maxDays });

/** The horoscope of a day in India: computed once per day and language, identical for all users. */
export function horoscopeOn(date: string, language: Language): DailyHoroscope {
  const key = `${language} ${date}`;
  const cached = computed.get(key);
  if (cached) return cached;
  const fresh = dailyHoroscope(date, language);
  computed.set(key, fresh);
  return fresh;
}

const horoscopeOf = (now: number, language: Language) => horoscopeOn(indianDate(now), language);

/** The ticker's horoscope in the format of the specification. @param now ms since 1970 */
export function tickerHoroscope(now: number, language: Language = 'en'): HoroscopeReply {
  return {
    dailyHoroscope: horoscopeOf(now, language).signs.map(({ sign, signName, prediction }) => ({
      sign,
      data: { data: { daily_prediction: { sign_name: signName, prediction } } },
    })),
  };
}

/** The horoscope of the day, with the explanation of each prediction. */
export function horoscopeDay(now: number, language: Language = 'en'): HoroscopeDay {
  const day = horoscopeOf(now, language);
  return {
    date: day.date,
    weekday: day.weekday,
    dayLord: day.dayLord,
    moon: {
      rashi: rashiName(day.moonRashi, language),
      rashiIndex: day.moonRashi,
      nakshatra: nakshatraName(day.moonNakshatra, language),
      nakshatraIndex: day.moonNakshatra,
    },
    ingress: day.ingress && {
      at: isoText(day.ingress.at, indiaOffsetMs / 1000),
      from: rashiName((day.ingress.rashi + 11) % 12, language),
      rashi: rashiName(day.ingress.rashi, language),
    },
    mercuryRetrograde: day.mercuryRetrograde,
    signs: day.signs.map(
      ({ sign, signName, rashi, prediction, explanation, level, moonHouse }) => ({
        sign,
        signName,
        rashi: rashiName(rashi, language),
        rashiIndex: rashi,
        prediction,
        explanation,
        level,
        moonHouse,
      }),
    ),
  };
}
