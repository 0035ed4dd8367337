import { defined, itemAt } from '@jyotiratna/contract';
import { resolveTime } from '../time/zone-clock.ts';
import { inEachLanguage, type LocalizedText } from '../tradition/language.ts';
import {
  type Days,
  dayOf,
  daysOf,
  type ObservedDay,
  plus,
  threeMuhurtas,
} from './festival-days.ts';
import {
  EKADASHI_TITHIS,
  ekadashiOf,
  FESTIVAL_RULES,
  type FestivalRule,
  SANKRANTI_BY_NIGHT,
} from './festival-rules.ts';
import { elongation, moon, type Segment, segmentsIn, sun, whenAt } from './luminaries.ts';
import { type LunarMonth, lunarMonthAt } from './lunar-month.ts';
import { type AlmanacDay, AlmanacError, almanacDate, isDateIn } from './panchang.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SUN_A_DAY = 0.9856;
/**
 * Almanacs differ by minutes: if a tithi misses an instant by less than this, some observe the
 * other day.
 */
const CLOSE = 10 * MINUTE;

/** A festival, vrata or ekadashi as observed on a date. */
export interface Festival {
  /** Date of the sunrise of the observed day, YYYY-MM-DD. */
  readonly date: string;
  readonly key: string;
  readonly name: LocalizedText;
  readonly rank: FestivalRule['rank'];
  /**
   * Whether some schools observe another day, because the tithi overlaps its kala on two days or on
   * none.
   */
  readonly disputed: boolean;
}

/**
 * The evening of the Holi fire: Purnima's pradosha, but not in Bhadra (Vishti), the full moon's
 * first half, if Purnima continues through seven eighths of the next day's light; then the next
 * evening is used.
 */
function holikaDay(tithi: Segment, rule: FestivalRule, days: Days): ObservedDay {
  const observed = dayOf(tithi, rule, days);
  const bhadraEnds = whenAt(elongation, tithi.index * 12 + 6, (tithi.start + tithi.end) / 2);
  const dusk = defined(days.spanOf(observed.date, 'pradosha'));
  if (bhadraEnds < dusk.end) return observed;
  const next = plus(observed.date, 1);
  const { sunrise, sunset } = days.timesOf(next);
  return {
    date: tithi.end >= sunrise + 0.875 * (sunset - sunrise) ? next : observed.date,
    disputed: true,
  };
}

const SHRAVANA_STAR = 21;

/**
 * Vijayadashami: the day with Dashami at the Vijaya muhurta; but the day after if Dashami covers
 * three muhurtas of its morning, and the Moon is in Shravana at its Vijaya muhurta, but not at that
 * of the day before.
 */
function dussehraDay(tithi: Segment, rule: FestivalRule, days: Days): ObservedDay {
  const observed = dayOf(tithi, rule, days);
  const inShravana = (date: string) => {
    const { start, end } = defined(days.spanOf(date, 'vijaya'));
    return Math.floor(moon((start + end) / 2).longitude / (360 / 27)) === SHRAVANA_STAR;
  };
  const next = plus(observed.date, 1);
  const times = days.timesOf(next);
  if (
    tithi.end - times.sunrise < threeMuhurtas(times) ||
    inShravana(observed.date) ||
    !inShravana(next)
  )
    return observed;
  return { date: next, disputed: true };
}

/**
 * Vaishnavas observe the birthdays of Krishna and Rama only on a day at whose sunrise the tithi is
 * current.
 */
function birthdayOf(tithi: Segment, rule: FestivalRule, days: Days): ObservedDay {
  const observed = dayOf(tithi, rule, days);
  return { ...observed, disputed: observed.disputed || !days.rules(tithi, observed.date) };
}

/**
 * The observed day of a festival whose kala is an instant. Some schools observe the day before if
 * the tithi has less than a muhurta left at sunrise, or started only minutes after that day's
 * instant.
 */
function momentDay(tithi: Segment, rule: FestivalRule, days: Days): ObservedDay {
  const observed = dayOf(tithi, rule, days);
  if (rule.kala !== 'sunrise' && rule.kala !== 'moonrise') return observed;
  const before = days.spanOf(plus(observed.date, -1), rule.kala);
  const isNear =
    before !== null && tithi.start >= before.start && tithi.start - before.start < CLOSE;
  const times = days.timesOf(observed.date);
  const isShort = rule.kala === 'sunrise' && tithi.end - times.sunrise < threeMuhurtas(times) / 3;
  return { ...observed, disputed: observed.disputed || isNear || (isShort && rule.month !== null) };
}

/** Festivals with special rules besides the kala of their tithi. */
const OWN_DAYS: Readonly<
  Record<string, (tithi: Segment, rule: FestivalRule, days: Days) => ObservedDay>
> = {
  'holika-dahan': holikaDay,
  holi: holikaDay,
  dussehra: dussehraDay,
  janmashtami: birthdayOf,
  'rama-navami': birthdayOf,
};

/**
 * The day of an ekadashi's fast by the smarta rule: the later day at whose sunrise it is current;
 * but the day before if Dwadashi, in which the fast is broken, ends before the next sunrise.
 * Vaishnavas observe the later day then.
 */
function ekadashiDay(tithi: Segment, dwadashi: Segment, days: Days): ObservedDay {
  const observed = dayOf(tithi, { kala: 'sunrise', of: 'second' }, days);
  if (observed.disputed || days.rules(dwadashi, plus(observed.date, 1))) return observed;
  return { date: plus(observed.date, -1), disputed: true };
}

function sankrantiName(rashi: number): LocalizedText {
  return inEachLanguage(({ almanac, names }) =>
    rashi === 9 ? almanac.makaraSankranti : almanac.sankranti(itemAt(names.rashis, rashi)),
  );
}

/** The observed day of the Sun's entry into a rashi, and whether some schools observe another. */
function sankrantiDay(rashi: number, entry: number, days: Days): ObservedDay {
  const date = days.dateAt(entry);
  const { sunset, nextSunrise } = days.timesOf(date);
  if (entry < sunset) return { date, disputed: false };
  const half = entry < (sunset + nextSunrise) / 2 ? 'before' : 'after';
  const side = SANKRANTI_BY_NIGHT[rashi] ?? half;
  return { date: side === 'before' ? date : plus(date, 1), disputed: true };
}

/**
 * Returns the result of a rule; null if the Sun does not rise and set on the days that it requires.
 */
function orNone<Result>(rule: () => Result): Result | null {
  try {
    return rule();
  } catch (error) {
    if (error instanceof AlmanacError && error.reason === 'no sunrise') return null;
    throw error;
  }
}

/**
 * Sankrantis from two days before [from, until) to one day after; null for one whose day cannot be
 * determined.
 */
function sankrantis(from: number, until: number, days: Days): (Festival | null)[] {
  const found: (Festival | null)[] = [];
  const longitude = sun(from - 2 * DAY).longitude;
  let rashi = (Math.floor(longitude / 30) + 1) % 12;
  let entry = whenAt(sun, rashi * 30, from - 2 * DAY + ((30 - (longitude % 30)) / SUN_A_DAY) * DAY);
  while (entry < until + DAY) {
    const day = orNone(() => sankrantiDay(rashi, entry, days));
    const rank = rashi === 9 ? 'great' : 'monthly';
    found.push(day && { ...day, key: `sankranti-${rashi}`, name: sankrantiName(rashi), rank });
    rashi = (rashi + 1) % 12;
    entry = whenAt(sun, rashi * 30, entry + (30 / SUN_A_DAY) * DAY);
  }
  return found;
}

/** Festivals and ekadashi on a tithi of a month; null for one whose day cannot be determined. */
function festivalsOn(
  tithi: Segment,
  next: Segment | undefined,
  { amanta, skippedMonth }: LunarMonth,
  days: Days,
  rules: readonly FestivalRule[],
): (Festival | null)[] {
  const isEkadashi = next && EKADASHI_TITHIS.some((ekadashi) => ekadashi === tithi.index);
  const fast = isEkadashi ? orNone(() => ekadashiDay(tithi, next, days)) : null;
  const found = rules.map((rule) =>
    orNone(() => {
      const { key, name, rank, after = 0 } = rule;
      const { date, disputed } = fast ?? (OWN_DAYS[key] ?? momentDay)(tithi, rule, days);
      const open = skippedMonth && rule.month !== null;
      return { date: plus(date, after), key, name, rank, disputed: disputed || open };
    }),
  );
  if (!isEkadashi) return found;
  return [
    ...found,
    fast && { ...fast, ...ekadashiOf(amanta.index, amanta.adhika, tithi.index), rank: 'known' },
  ];
}

const RANKS = ['great', 'known', 'monthly'] as const;

/** Festivals of a period, and whether all of them could be determined. */
export interface FestivalList {
  /** By date, then by rank. */
  readonly festivals: readonly Festival[];
  /** False if a rule needs days on which the Sun does not rise and set at the place. */
  readonly complete: boolean;
}

/** The date itself, or the next one if the zone's clocks skipped it. */
function datedIn(zone: string, date: string): string {
  return isDateIn(Temporal.PlainDate.from(date), zone) ? date : plus(date, 1);
}

/**
 * Festivals, vratas and ekadashis of `days` days from `place.date`, by the rules of
 * `festival-rules.ts`. Computed for the local Sun, so a date abroad may differ from India's.
 * @throws AlmanacError as `almanacDate`, for the first day
 */
export function festivalsOf(place: AlmanacDay, days: number): FestivalList {
  const almanac = daysOf(place);
  const [first, last] = [place.date, plus(place.date, days - 1)];
  const from = resolveTime(almanacDate(place).toPlainDateTime(), place).instant;
  const until = from + (days + 1) * DAY;
  const found = sankrantis(from, until, almanac);
  // Includes one lunation before and after: a rule may observe a day later than its tithi.
  for (let month = lunarMonthAt(from - 3 * DAY); month.newMoons[0] < until; ) {
    const { newMoons } = month;
    const tithis = segmentsIn(elongation, 30, newMoons[0] + 1000, newMoons[1] - 1000);
    for (const [i, tithi] of tithis.entries()) {
      // No rule observes a day further from its tithi than this.
      if (tithi.end < from - 3 * DAY || tithi.start > until + 2 * DAY) continue;
      found.push(
        ...festivalsOn(tithi, tithis[i + 1], month, almanac, rulesFor(month, tithi.index)),
      );
    }
    month = lunarMonthAt(newMoons[1] + 1000);
  }
  const festivals = found
    .filter((festival) => festival !== null)
    .map((festival) => ({ ...festival, date: datedIn(place.zone, festival.date) }))
    .filter(({ date }) => date >= first && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date) || RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank));
  return { festivals, complete: !found.includes(null) };
}

/**
 * The rules for a tithi of a month. An added month has only the monthly ones, a kshaya month those
 * of two months.
 */
function rulesFor(
  { amanta: { index, adhika }, skippedMonth }: LunarMonth,
  tithi: number,
): FestivalRule[] {
  const indices = adhika ? [] : skippedMonth ? [index, (index + 1) % 12] : [index];
  return FESTIVAL_RULES.filter(
    (rule) => rule.tithi === tithi && (rule.month === null || indices.includes(rule.month)),
  );
}
