import type { HoroscopePeriod } from '@jyotiratna/contract';

/** The horoscope of one Moon sign for a day, a week and a month. */
export const signHoroscope = {
  titles: {
    day: (rashi: string) => `${rashi}: today`,
    week: (rashi: string) => `${rashi}: the week`,
    month: (rashi: string) => `${rashi}: the month`,
  } satisfies Record<HoroscopePeriod, (rashi: string) => string>,
  metaTitles: {
    day: (rashi: string) => `${rashi} horoscope today, by the Moon sign | Jyotiratna`,
    week: (rashi: string) => `${rashi} horoscope of the week, day by day | Jyotiratna`,
    month: (rashi: string) => `${rashi} horoscope of the month: 30 days and moves | Jyotiratna`,
  } satisfies Record<HoroscopePeriod, (rashi: string) => string>,
  descriptions: {
    day: (rashi: string) =>
      `Where the nine grahas stand today, counted from ${rashi}, and what Jyotish reads from it. Calculated from the sky, with every reason.`,
    week: (rashi: string) =>
      `Seven days for ${rashi}, one line each, from the Moon’s house and the grahas beside it, as Jyotish reads transits.`,
    month: (rashi: string) =>
      `Thirty days for ${rashi} at a glance: the Moon’s house of each day, and which graha moves into another rashi, and when.`,
  } satisfies Record<HoroscopePeriod, (rashi: string) => string>,
  lead: {
    day: (rashi: string, date: string) =>
      `${date}. In Jyotish the day is read from the houses in which the grahas pass, counted from the Moon sign ${rashi}.`,
    week: (rashi: string, from: string, to: string) =>
      `${from} to ${to}. One line for each day, read as Jyotish does: the Moon first, then the graha that confirms it, counted from ${rashi}.`,
    month: (rashi: string, from: string, to: string) =>
      `${from} to ${to}. The Moon goes once round in these days, so each house counted from ${rashi} has its turn; the slower grahas set the tone.`,
  },
  periods: { day: 'Today', week: 'Week', month: 'Month' } satisfies Record<HoroscopePeriod, string>,
  select: 'Period',
  why: 'Why',
  daysHeading: 'Day by day',
  transits: 'Where the grahas stand',
  transitsOf: (rashi: string) => `The nine grahas, counted from ${rashi}`,
  columns: {
    date: 'Day',
    prediction: 'Reading',
    level: 'Ease',
    graha: 'Graha',
    rashi: 'In',
    house: 'House',
    verdict: 'By tradition',
  },
  level: (level: number) => `${level} of 5`,
  verdict: { good: 'helpful', hard: 'asks for patience' },
  ingresses: 'Moves into another rashi',
  move: (date: string, graha: string, rashi: string, house: number) =>
    `${date}: ${graha} enters ${rashi}, your house ${house}.`,
  noIngresses: 'Apart from the Moon, no graha changes its rashi in these days.',
  crumb: 'Horoscope',
  stones: (rashi: string) => `Stones for ${rashi}`,
};
