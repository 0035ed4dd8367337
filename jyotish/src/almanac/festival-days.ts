import { defined, itemAt } from '@jyotiratna/contract';
import { localDateTime } from '../time/local-time.ts';
import { offsetAt } from '../time/zone-clock.ts';
import type { DaySpan, SunTimes } from './day-parts.ts';
import type { FestivalRule, Kala } from './festival-rules.ts';
import { moonCrossing } from './horizon.ts';
import type { Segment } from './luminaries.ts';
import { type AlmanacDay, sunTimes } from './panchang.ts';

const MINUTE = 60_000;

/** Sun times and moonrise of a place by date, each computed once. */
export function daysOf(place: AlmanacDay) {
  const cached = new Map<string, SunTimes & { moonrise?: number | null }>();
  const timesOf = (date: string) => {
    let times = cached.get(date);
    if (!times) {
      times = sunTimes({ ...place, date });
      cached.set(date, times);
    }
    return times;
  };
  const moonriseOf = (date: string) => {
    const times = timesOf(date);
    times.moonrise ??= moonCrossing('rise', times.sunrise, times.nextSunrise, place);
    return times.moonrise;
  };
  const spanOf = (date: string, kala: Kala): DaySpan | null => {
    const { sunrise, sunset, nextSunrise } = timesOf(date);
    const [day, night] = [sunset - sunrise, nextSunrise - sunset];
    const moment = (instant: number) => ({ start: instant, end: instant + 1 });
    switch (kala) {
      case 'sunrise':
        return moment(sunrise);
      case 'moonrise': {
        const moonrise = moonriseOf(date);
        return moonrise === null ? null : moment(moonrise);
      }
      case 'purvahna':
        return { start: sunrise, end: sunrise + day / 2 };
      case 'madhyahna':
        return { start: sunrise + 0.4 * day, end: sunrise + 0.6 * day };
      case 'aparahna':
        return { start: sunrise + 0.6 * day, end: sunrise + 0.8 * day };
      case 'vijaya':
        return { start: sunrise + (10 / 15) * day, end: sunrise + (11 / 15) * day };
      case 'pradosha':
        return { start: sunset, end: sunset + night / 5 };
      case 'nishita':
        return { start: sunset + (7 / 15) * night, end: sunset + (8 / 15) * night };
    }
  };
  /** The date of the almanac's day (sunrise to sunrise) that contains an instant. */
  const dateAt = (instant: number): string => {
    const civil = localDateTime(instant, offsetAt(instant, place)).toPlainDate();
    return timesOf(civil.toString()).sunrise <= instant
      ? civil.toString()
      : civil.subtract({ days: 1 }).toString();
  };
  /** Whether a tithi is current at the sunrise of a date. */
  const rules = ({ start, end }: DaySpan, date: string) => {
    const { sunrise } = timesOf(date);
    return start <= sunrise && sunrise < end;
  };
  return { spanOf, dateAt, timesOf, rules };
}

export type Days = ReturnType<typeof daysOf>;

/** The date `days` days after a date, YYYY-MM-DD. */
export const plus = (date: string, days: number) =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** An observed day, and whether some schools observe another. */
export type ObservedDay = { date: string; disputed: boolean };

/** Duration of three of the fifteen muhurtas between sunrise and sunset, ms. */
export const threeMuhurtas = ({ sunrise, sunset }: SunTimes) => (sunset - sunrise) / 5;

/**
 * The minimum overlap of a tithi with the later of two days' kala, in ms, for that day to be
 * observed: a ghati of dusk, three muhurtas.
 */
function minOf(kala: Kala, times: SunTimes): number {
  if (kala === 'pradosha') return 24 * MINUTE;
  return kala === 'purvahna' ? threeMuhurtas(times) : 0;
}

/** Overlap of two spans in ms; negative if they do not overlap. */
const shared = (a: DaySpan, b: DaySpan) => Math.min(a.end, b.end) - Math.max(a.start, b.start);

const covers = (tithi: DaySpan, span: DaySpan) =>
  tithi.start <= span.start && tithi.end >= span.end;

/** The observed day of a tithi's festival, and whether some schools observe another. */
export function dayOf(
  tithi: Segment,
  { kala, of }: Pick<FestivalRule, 'kala' | 'of'>,
  days: Days,
): ObservedDay {
  const first = days.dateAt(tithi.start);
  const touched = [first, plus(first, 1), plus(first, 2)].filter((date) => {
    const span = days.spanOf(date, kala);
    return span !== null && span.start < tithi.end && span.end > tithi.start;
  });
  if (touched.length > 0) {
    const last = defined(touched.at(-1));
    const [one, other] = [
      defined(days.spanOf(itemAt(touched, 0), kala)),
      defined(days.spanOf(last, kala)),
    ];
    const second =
      (of === 'second' && tithi.end - other.start >= minOf(kala, days.timesOf(last))) ||
      (of === 'fuller' && covers(tithi, other) && !covers(tithi, one)) ||
      (of === 'more' && shared(tithi, other) >= shared(tithi, one));
    // An overlap of three muhurtas of the later morning is decisive in every school, like an
    // evening or midnight covered completely on one day only.
    const settled =
      (second && kala === 'purvahna') ||
      (of === 'more' && covers(tithi, one) !== covers(tithi, other));
    return { date: second ? last : itemAt(touched, 0), disputed: touched.length > 1 && !settled };
  }
  // The tithi falls between two kalas: observed on the day at whose sunrise it is current,
  // otherwise on the day that contains it.
  const risen = [first, plus(first, 1)].find((date) => days.rules(tithi, date));
  return { date: risen ?? first, disputed: true };
}
