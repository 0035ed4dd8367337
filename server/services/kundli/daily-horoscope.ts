import type { HoroscopeDay, HoroscopeReply } from '@jyotiratna/contract';
import { type DailyHoroscope, dailyHoroscope, isoText, NAKSHATRAS, RASHIS } from '@jyotiratna/jyotish';

/** India has one clock, without summer time. */
export const istOffsetMs = 5.5 * 3_600_000;

/** The calendar date in India at an instant (epoch ms), YYYY-MM-DD. */
export function indianDate(instant: number): string {
  return new Date(instant + istOffsetMs).toISOString().slice(0, 10);
}

let today: DailyHoroscope | null = null;

/** The horoscope of the Indian day of `now`: computed once a day, the same for everyone. */
function horoscopeOf(now: number): DailyHoroscope {
  const date = indianDate(now);
  if (today?.date !== date) today = dailyHoroscope(date);
  return today;
}

/** The ticker's texts, in the shape that the specification gives. */
export function tickerHoroscope(now: number): HoroscopeReply {
  return {
    dailyHoroscope: horoscopeOf(now).signs.map(({ sign, signName, prediction }) => ({
      sign,
      data: { data: { daily_prediction: { sign_name: signName, prediction } } },
    })),
  };
}

/** The day with what each text rests on. */
export function horoscopeDay(now: number): HoroscopeDay {
  const { date, weekday, dayLord, moonRashi, moonNakshatra, ingress, mercuryRetrograde, signs } = horoscopeOf(now);
  return {
    date,
    weekday,
    dayLord,
    moon: {
      rashi: RASHIS[moonRashi]!.name,
      rashiIndex: moonRashi,
      nakshatra: NAKSHATRAS[moonNakshatra]!.name,
      nakshatraIndex: moonNakshatra,
    },
    ingress: ingress && { at: isoText(ingress.at, istOffsetMs / 1000), rashi: RASHIS[ingress.rashi]!.name },
    mercuryRetrograde,
    signs: signs.map(({ sign, signName, rashi, prediction, explanation, level, moonHouse }) => ({
      sign,
      signName,
      rashi: RASHIS[rashi]!.name,
      rashiIndex: rashi,
      prediction,
      explanation,
      level,
      moonHouse,
    })),
  };
}
