import { itemAt } from '@jyotiratna/contract';
/** A person's tara of a day: the ninth part of the nakshatra circle that contains the day. */
export interface Tara {
  /** 1 Janma to 9 Parama Mitra. */
  readonly number: number;
  readonly name: string;
  readonly verdict: 'good' | 'mixed' | 'hard';
}

const TARAS: readonly (readonly [name: string, verdict: Tara['verdict']])[] = [
  ['Janma', 'mixed'],
  ['Sampat', 'good'],
  ['Vipat', 'hard'],
  ['Kshema', 'good'],
  ['Pratyari', 'hard'],
  ['Sadhaka', 'good'],
  ['Vadha', 'hard'],
  ['Mitra', 'good'],
  ['Parama Mitra', 'good'],
];

/**
 * Tarabala: counted inclusively from the birth nakshatra to the day's (both 0 to 26), in nines.
 */
export function tarabala(birthNakshatra: number, dayNakshatra: number): Tara {
  const step = (dayNakshatra - birthNakshatra + 27) % 9;
  const [name, verdict] = itemAt(TARAS, step);
  return { number: step + 1, name, verdict };
}
