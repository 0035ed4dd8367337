import {
  defined,
  type HoroscopePeriod,
  indianDate,
  itemAt,
  rashiPages,
  ShopError,
  type SignHoroscopeReply,
} from '@jyotiratna/contract';
import type { DailyHoroscope, DayPart, Language } from '@jyotiratna/jyotish';
import { horoscopeOn } from './daily-horoscope.ts';
import { rashiName } from './names.ts';

const lengths: Readonly<Record<HoroscopePeriod, number>> = { day: 1, week: 7, month: 30 };

/** The transits of the part of the day that includes 06:00 IST. */
type Dawn = DayPart['transits'];

/**
 * The predictions for a Moon sign from today on. @param now ms since 1970 @throws ShopError
 * not_found for an unknown sign
 */
export function signHoroscope(
  now: number,
  {
    sign,
    period = 'day',
    language = 'en',
  }: { sign: string; period?: HoroscopePeriod | undefined; language?: Language },
): SignHoroscopeReply {
  const rashiIndex = rashiPages.findIndex(({ slug }) => slug === sign);
  if (rashiIndex < 0) throw new ShopError('not_found');
  const days = datesFrom(indianDate(now), lengths[period]).map((date) =>
    horoscopeOn(date, language),
  );
  const [first] = days as [DailyHoroscope];
  const rashiOf = (house: number) => rashiName((rashiIndex + house - 1) % 12, language);
  const dawns = days.map(({ signs }) => dawnOf(itemAt(signs, rashiIndex)));
  return {
    rashiIndex,
    period,
    from: first.date,
    to: defined(days.at(-1)).date,
    explanation: itemAt(first.signs, rashiIndex).explanation,
    days: days.map(({ date, signs }) => {
      const { prediction, level, moonHouse } = itemAt(signs, rashiIndex);
      return { date, prediction, level, moonHouse };
    }),
    transits: itemAt(dawns, 0).map(({ graha, house, good, spoiledBy }) => ({
      graha,
      rashi: rashiOf(house),
      house,
      good: good && spoiledBy.length === 0,
    })),
    moves: movesBetween(days, dawns).map((move) => ({ ...move, rashi: rashiOf(move.house) })),
  };
}

function dawnOf({ parts, moonHouse }: DailyHoroscope['signs'][number]): Dawn {
  return (parts.find((part) => part.moonHouse === moonHouse) ?? itemAt(parts, 0)).transits;
}

/**
 * Grahas (without the Moon) that enter another house, with the first date on which they are in it.
 */
function movesBetween(days: readonly DailyHoroscope[], dawns: readonly Dawn[]) {
  return dawns.flatMap((dawn, at) => {
    const before = dawns[at - 1];
    if (!before) return [];
    const houses = new Map(before.map(({ graha, house }) => [graha, house]));
    return dawn
      .filter(({ graha, house }) => graha !== 'Moon' && houses.get(graha) !== house)
      .map(({ graha, house }) => ({ date: itemAt(days, at).date, graha, house }));
  });
}

function datesFrom(date: string, count: number): string[] {
  const first = Temporal.PlainDate.from(date);
  return Array.from({ length: count }, (_, days) => first.add({ days }).toString());
}
