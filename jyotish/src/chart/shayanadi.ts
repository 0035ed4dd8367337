import { itemAt } from '@jyotiratna/contract';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import type { Chart } from './chart.ts';
import type { SolarDay } from './solar-day.ts';

/** The twelve shayanadi avasthas, in order. */
export const SHAYANADI = [
  'shayana',
  'upavesana',
  'netrapani',
  'prakashana',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;
export type Shayanadi = (typeof SHAYANADI)[number];

/** A sixtieth of a day, in ms. */
const GHATI = 24 * 60_000;

/**
 * The shayanadi avastha of a graha (Brihat Parashara Hora Shastra 45, 30 to 37, as read by R.
 * Santhanam and P. V. R. Narasimha Rao). The product of the numbers of its nakshatra, of the graha
 * (from the Sun), and of its navamsha within the rashi (1 to 9), plus the Moon's nakshatra, the
 * ghati of birth from sunrise, and the lagna's rashi; the remainder modulo twelve is the avastha.
 * Others use the number of the navamsha's rashi. The second step, by the first sound of the name,
 * is omitted.
 * @param day solar day of the birth
 * @returns null without a lagna
 */
export function shayanadi(
  { birth, lagna, grahas }: Chart,
  graha: Graha,
  day: SolarDay,
): Shayanadi | null {
  if (!lagna) return null;
  const { nakshatra, degree } = grahas[graha];
  const ninth = Math.floor((degree * 9) / 30) + 1;
  const product = (nakshatra + 1) * (GRAHAS.indexOf(graha) + 1) * ninth;
  const ghati = Math.floor((birth.instant - day.sunrise) / GHATI) + 1;
  const count = product + (grahas.Moon.nakshatra + 1) + ghati + (lagna.rashi + 1);
  return itemAt(SHAYANADI, (count - 1) % 12);
}
