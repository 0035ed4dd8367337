import { itemAt } from '@jyotiratna/contract';
import { dayParts } from '../almanac/day-parts.ts';
import { VARAS } from '../almanac/limbs.ts';
import type { Chart } from '../chart/chart.ts';
import type { SolarDay } from '../chart/solar-day.ts';
import { arc, DEGREE, turn } from '../sky/angle.ts';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { isBenefic, type VisibleGraha } from './drishti.ts';

const DAY = 86_400_000;

/** Kala bala: virupas of each component; yuddha bala is separate. */
export interface KalaBala {
  readonly natonnata: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly abda: number;
  readonly masa: number;
  readonly vara: number;
  readonly hora: number;
  readonly ayana: number;
}

/** Lords of the thirds of the day, then of the night; Jupiter is strong in all of them. */
const THIRDS: readonly VisibleGraha[] = ['Mercury', 'Sun', 'Saturn', 'Moon', 'Venus', 'Mars'];

/** Grahas strong at noon; Moon, Mars and Saturn are strong at midnight, Mercury always. */
const NOON: readonly VisibleGraha[] = ['Sun', 'Jupiter', 'Venus'];

/**
 * Natonnata bala by true local time: noon and midnight are the middles of the actual day and night.
 */
function natonnata(
  graha: VisibleGraha,
  instant: number,
  { sunrise, sunset, nextSunrise }: SolarDay,
): number {
  if (graha === 'Mercury') return 60;
  const noon = (sunrise + sunset) / 2;
  const midnight = (sunset + nextSunrise) / 2;
  const fromNoon =
    instant < noon
      ? 1 - (instant - (midnight - DAY)) / (noon - midnight + DAY)
      : (instant - noon) / (midnight - noon);
  const share = fromNoon > 1 ? 2 - fromNoon : fromNoon;
  return 60 * (NOON.includes(graha) ? 1 - share : share);
}

/**
 * Paksha bala: a third of the elongation for benefics, 60 minus that for malefics; doubled for the
 * Moon.
 */
function paksha(chart: Chart, graha: VisibleGraha): number {
  const { Sun, Moon } = chart.grahas;
  const light = Math.abs(arc(Sun.longitude, Moon.longitude)) / 3;
  const own = isBenefic(chart, graha) ? light : 60 - light;
  return graha === 'Moon' ? 2 * own : own;
}

function tribhaga(
  graha: VisibleGraha,
  instant: number,
  { sunrise, sunset, nextSunrise, isNight }: SolarDay,
): number {
  if (graha === 'Jupiter') return 60;
  const [from, until] = isNight ? [sunset, nextSunrise] : [sunrise, sunset];
  const third = Math.min(2, Math.floor((3 * (instant - from)) / (until - from)));
  return THIRDS[third + (isNight ? 3 : 0)] === graha ? 60 : 0;
}

/**
 * A Wednesday on which both a year of 360 days and a month of 30 days start by the Surya
 * Siddhanta's day count (Raman, table I).
 */
const EPOCH = Date.UTC(1827, 4, 2);

/** Lords of the year of 360 days, the month of 30, the day and the hour. */
export function lordsOfTime(
  instant: number,
  offsetSeconds: number,
  day: SolarDay,
): Record<'abda' | 'masa' | 'vara' | 'hora', VisibleGraha> {
  const days = Math.floor((day.sunrise + offsetSeconds * 1000) / DAY) - EPOCH / DAY;
  const lord = (since: number) => itemAt(VARAS, (((3 + since) % 7) + 7) % 7).lord;
  const { hora } = dayParts(day, day.vara);
  const hour = [...hora.day, ...hora.night].findLast(({ start }) => start <= instant);
  return {
    abda: lord(3 * Math.floor(days / 360)),
    masa: lord(2 * Math.floor(days / 30)),
    vara: itemAt(VARAS, day.vara).lord,
    hora: hour?.name ?? itemAt(VARAS, day.vara).lord,
  };
}

const OF_TIME = { abda: 15, masa: 30, vara: 45, hora: 60 } as const;

/** Maximum declination of the Sun in Raman's rule, degrees. */
const OBLIQUITY = 23.45;

/** Declination of a point of the ecliptic; by the rule, the graha's latitude is ignored. */
function kranti(tropical: number): number {
  return Math.asin(Math.sin(OBLIQUITY * DEGREE) * Math.sin(tropical * DEGREE)) / DEGREE;
}

/**
 * Ayana bala: north declination strengthens Sun, Mars, Jupiter and Venus, south declination Moon
 * and Saturn, either one Mercury; the Sun's doubling is not applied here.
 */
export function ayanaShare(chart: Chart, graha: VisibleGraha): number {
  const north = kranti(turn(chart.grahas[graha].longitude + chart.ayanamsa));
  const strength =
    graha === 'Mercury' ? Math.abs(north) : graha === 'Moon' || graha === 'Saturn' ? -north : north;
  return (60 * (OBLIQUITY + strength)) / (2 * OBLIQUITY);
}

/**
 * Kala bala before yuddha bala (Brihat Parashara Hora Shastra 27; B. V. Raman, Graha and Bhava
 * Balas 5); both readings agree. Sunrise is the almanac's, hours are twelfths of day and night.
 */
export function kalaBala(chart: Chart, graha: VisibleGraha, day: SolarDay): KalaBala {
  const { instant, offsetSeconds } = chart.birth;
  const lords = lordsOfTime(instant, offsetSeconds, day);
  const office = (name: keyof typeof OF_TIME) => (lords[name] === graha ? OF_TIME[name] : 0);
  return {
    natonnata: natonnata(graha, instant, day),
    paksha: paksha(chart, graha),
    tribhaga: tribhaga(graha, instant, day),
    abda: office('abda'),
    masa: office('masa'),
    vara: office('vara'),
    hora: office('hora'),
    ayana: ayanaShare(chart, graha) * (graha === 'Sun' ? 2 : 1),
  };
}

/** Disc diameters in the rule's own unit (Raman 5, bimba parimana). */
const DISCS = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 } as const;
type Warrior = keyof typeof DISCS;
const WARRIORS = VISIBLE_GRAHAS.slice(2) as readonly Warrior[];

/**
 * Yuddha bala: of two grahas within one degree, the one at the lower longitude gains the difference
 * of their strengths (sthana, dig, and kala up to hora), divided by the difference of their disc
 * diameters; the other loses it (Raman 5).
 * @param before virupas of each graha up to the hora
 */
export function yuddhaBala(
  chart: Chart,
  before: Readonly<Record<VisibleGraha, number>>,
): Record<VisibleGraha, number> {
  const moved = Object.fromEntries(VISIBLE_GRAHAS.map((graha) => [graha, 0])) as Record<
    VisibleGraha,
    number
  >;
  for (const [at, one] of WARRIORS.entries()) {
    for (const other of WARRIORS.slice(at + 1)) {
      const apart = arc(chart.grahas[one].longitude, chart.grahas[other].longitude);
      if (Math.abs(apart) >= 1) continue;
      const [winner, loser] = apart > 0 ? [one, other] : [other, one];
      const prize = Math.abs(before[one] - before[other]) / Math.abs(DISCS[one] - DISCS[other]);
      moved[winner] += prize;
      moved[loser] -= prize;
    }
  }
  return moved;
}
