import { itemAt } from '@jyotiratna/contract';
import { localDateTime } from '../time/local-time.ts';
import { offsetAt, resolveTime } from '../time/zone-clock.ts';
import { inEachLanguage, type LocalizedText } from '../tradition/language.ts';
import { type Days, dayOf, daysOf, plus } from './festival-days.ts';
import { elongation, moon, type Segment, segmentsIn, whenAt } from './luminaries.ts';
import { lunarMonthAt } from './lunar-month.ts';
import { type AlmanacDay, almanacDate } from './panchang.ts';
import {
  type FridayRule,
  type LunarNakshatraRule,
  type NakshatraRule,
  RECKONING,
  REGIONAL_RULES,
  type Region,
  type RegionalKey,
  type RegionalRule,
  SANKRANTI,
  type TithiRule,
} from './regional-rules.ts';
import {
  entriesBetween,
  eraYear,
  firstDay,
  opensYear,
  type SolarMonth,
  type SolarReckoning,
} from './solar-months.ts';

const DAY = 86_400_000;
const FRIDAY = 5;

/** A festival of a region. */
export interface RegionalFestival {
  readonly date: string;
  readonly key: RegionalKey;
  readonly name: LocalizedText;
}

/** A month of a region's solar year. */
export interface RegionalMonth extends SolarMonth {
  readonly name: LocalizedText;
  /** Year of the region's era; a Tamil year also has a name in the sixty-year cycle. */
  readonly year: number;
  readonly yearName: LocalizedText | null;
  readonly opensYear: boolean;
}

/** A Gregorian year in a region's almanac. */
export interface RegionalYear {
  /** Empty if the region uses lunar months. */
  readonly months: readonly RegionalMonth[];
  readonly festivals: readonly RegionalFestival[];
}

type Frame = {
  days: Days;
  civil: (instant: number) => string;
  from: number;
  until: number;
  months: SolarMonth[];
};

/** Prabhava, the first name of the sixty-year cycle, started in April 1987. */
const PRABHAVA = 1987 - 78;

/**
 * Solar months and festivals of a region in a Gregorian year at a place, by date. Computed for the
 * local Sun.
 * @throws AlmanacError as `almanacDate`, or if the Sun does not rise and set on the days that a
 * rule needs
 */
export function regionalYear(
  place: Omit<AlmanacDay, 'date'>,
  year: number,
  region: Region,
): RegionalYear {
  const at = (date: string): AlmanacDay => ({ ...place, date });
  const from = resolveTime(almanacDate(at(`${year}-01-01`)).toPlainDateTime(), place).instant;
  const civil = (instant: number) =>
    localDateTime(instant, offsetAt(instant, place)).toPlainDate().toString();
  const days = daysOf(at(`${year}-01-01`));
  const until = from + 366 * DAY;
  const reckoning = RECKONING[region] ?? SANKRANTI[region] ?? 'tamilDrik';
  const months = entriesBetween(from - 62 * DAY, until + 31 * DAY, reckoning).map(
    ({ rashi, entry }) => ({
      rashi,
      entry,
      first: firstDay(entry, reckoning, days, civil),
    }),
  );
  const frame = { days, civil, from, until, months };
  const isIn = ({ date }: { date: string }) => date.startsWith(`${year}-`);
  const festivals = REGIONAL_RULES[region].flatMap((rule) =>
    datesOf(rule, frame).map((date) => ({
      date,
      key: rule[1],
      name: inEachLanguage(({ regional }) => regional.festivals[rule[1]]),
    })),
  );
  const own = RECKONING[region];
  return {
    months: own
      ? months.filter(({ first }) => isIn({ date: first })).map((month) => named(month, own))
      : [],
    festivals: festivals.filter(isIn).sort((a, b) => a.date.localeCompare(b.date)),
  };
}

function named(month: SolarMonth, reckoning: SolarReckoning): RegionalMonth {
  const year = eraYear(month, reckoning);
  const place = (((year - PRABHAVA) % 60) + 60) % 60;
  const hasNames = reckoning === 'tamil' || reckoning === 'tamilDrik';
  return {
    ...month,
    name: inEachLanguage(({ regional }) =>
      itemAt(regional.months[reckoning === 'tamilDrik' ? 'tamil' : reckoning], month.rashi),
    ),
    year,
    yearName: hasNames
      ? inEachLanguage(({ regional }) => itemAt(regional.samvatsaras, place))
      : null,
    opensYear: opensYear(month.rashi, reckoning),
  };
}

/** Dates of a rule; the caller removes those outside the requested year. */
function datesOf(rule: RegionalRule, frame: Frame): string[] {
  const { days, months } = frame;
  switch (rule[0]) {
    case 'day':
      return months
        .filter(({ rashi }) => rashi === rule[2])
        .map(({ first }) => plus(first, rule[3] - 1));
    case 'sunrise':
      return months
        .filter(({ rashi }) => rashi === rule[2])
        .map(({ entry }) => sunriseAfter(entry, days));
    case 'nakshatra':
      return nakshatraDays(rule, frame);
    case 'lunarNakshatra':
      return lunarNakshatraDays(rule, frame);
    case 'tithi':
      return tithiDays(rule, frame);
    case 'friday':
      return fridays(rule, frame);
  }
}

/** The date of the first sunrise at or after an instant. */
function sunriseAfter(instant: number, days: Days): string {
  const date = days.dateAt(instant);
  return days.timesOf(date).sunrise === instant ? date : plus(date, 1);
}

function nakshatraDays([, , rashi, nakshatra, at]: NakshatraRule, frame: Frame): string[] {
  const { days, months } = frame;
  return months.flatMap(({ rashi: inRashi, first }, index) => {
    const next = months[index + 1];
    if (inRashi !== rashi || !next) return [];
    const [start, end] = [days.timesOf(first).sunrise, days.timesOf(next.first).sunrise];
    const stays = segmentsIn(moon, 27, start, end).filter((stay) => stay.index === nakshatra);
    const kept = stays
      .map((stay) => dayOfNakshatra(stay, at, frame))
      .filter((date) => date >= first && date < next.first);
    return kept.slice(-1);
  });
}

function dayOfNakshatra(stay: Segment, at: NakshatraRule[4], { days }: Frame): string {
  if (at !== 'full') return dayOf(stay, { kala: at, of: 'first' }, days).date;
  const end = whenAt(elongation, 180, (stay.start + stay.end) / 2);
  const full = { start: whenAt(elongation, 168, end - DAY), end };
  const both = { start: Math.max(stay.start, full.start), end: Math.min(stay.end, full.end) };
  const [first, last] = [days.dateAt(stay.start), days.dateAt(stay.end)];
  const touched = [first, plus(first, 1)].filter((date) => date <= last);
  const lit = (date: string) => {
    const { sunrise, sunset } = days.timesOf(date);
    const within = ({ start, end }: { start: number; end: number }) =>
      Math.max(0, Math.min(end, sunset) - Math.max(start, sunrise));
    return within(stay) + within(both);
  };
  return touched.reduce((most, date) => (lit(date) > lit(most) ? date : most), first);
}

/** Amanta months (not added ones) that start before the end of the frame, as pairs of new moons. */
function monthsOf(month: number, { from, until }: Frame) {
  const found: (readonly [number, number])[] = [];
  for (let lunar = lunarMonthAt(from - 31 * DAY); lunar.newMoons[0] < until; ) {
    const [before, after] = lunar.newMoons;
    if (lunar.amanta.index === month && !lunar.amanta.adhika) found.push([before, after]);
    lunar = lunarMonthAt(after + 1000);
  }
  return found;
}

function lunarNakshatraDays(
  [, , month, nakshatra, kala]: LunarNakshatraRule,
  frame: Frame,
): string[] {
  return monthsOf(month, frame).flatMap(([before, after]) => {
    const stay = segmentsIn(moon, 27, before, (before + after) / 2).find(
      ({ index }) => index === nakshatra,
    );
    return stay ? [dayOf(stay, { kala, of: 'first' }, frame.days).date] : [];
  });
}

/** Occurrences of a tithi in amanta months; added months have no festivals of their own. */
function tithisOf(month: number, tithi: number, frame: Frame) {
  return monthsOf(month, frame).flatMap(([before, after]) =>
    segmentsIn(elongation, 30, before + 1000, after - 1000).filter(({ index }) => index === tithi),
  );
}

function tithiDays([, , month, tithi, kala, of]: TithiRule, frame: Frame): string[] {
  return tithisOf(month, tithi, frame).map((found) => dayOf(found, { kala, of }, frame.days).date);
}

function fridays([, , month]: FridayRule, frame: Frame): string[] {
  return tithisOf(month, 14, frame).map((purnima) => {
    const { date } = dayOf(purnima, { kala: 'sunrise', of: 'first' }, frame.days);
    const weekday = Temporal.PlainDate.from(date).dayOfWeek;
    return plus(date, -((weekday - FRIDAY + 7) % 7));
  });
}
