import { nakshatraPassed } from '../chart/zodiac.ts';
import { DASHA_YEAR, type DashaPeriod, from, shareOf, type Years } from './periods.ts';

/** The eight yoginis with their years, 36 in total. */
export const YOGINIS = [
  'mangala',
  'pingala',
  'dhanya',
  'bhramari',
  'bhadrika',
  'ulka',
  'siddha',
  'sankata',
] as const;
export type Yogini = (typeof YOGINIS)[number];

const ORDER: readonly Years<Yogini>[] = YOGINIS.map((yogini, at) => [yogini, at + 1]);

/**
 * Yogini dasha (Rudrayamala; Brihat Parashara Hora Shastra 48): the number of the birth nakshatra
 * plus 3, modulo eight, gives the first yogini, whose period has elapsed as far as the Moon has
 * passed the nakshatra. Three cycles of 36 years after the one current at birth.
 * @param moon sidereal longitude of the birth Moon, degrees
 * @param instant of birth, ms since 1970
 */
export function yoginiDasha(moon: number, instant: number): DashaPeriod<Yogini>[] {
  const nakshatra = Math.floor(moon / (360 / 27));
  const first = (nakshatra + 3) % 8;
  const start = instant - nakshatraPassed(moon) * (first + 1) * DASHA_YEAR;
  const cycle = 36 * DASHA_YEAR;
  return [0, 1, 2, 3].flatMap((round) =>
    shareOf(from(ORDER, first), start + round * cycle, start + (round + 1) * cycle),
  );
}

/** The eight sub-periods of a yogini's period, starting with her own. */
export function yoginiParts({ name, start, end }: DashaPeriod<Yogini>): DashaPeriod<Yogini>[] {
  return shareOf(from(ORDER, YOGINIS.indexOf(name)), start, end);
}
