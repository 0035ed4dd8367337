import { itemAt } from '@jyotiratna/contract';
/** The tara of a day for a person: one of nine positions relative to the birth nakshatra. */
export interface Tara {
  /** 1 (Janma) to 9 (Parama Mitra). */
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
 * Tarabala: the position of the day's nakshatra from the birth nakshatra (both 0 to 26), inclusive,
 * modulo nine.
 */
export function tarabala(birthNakshatra: number, dayNakshatra: number): Tara {
  const step = (dayNakshatra - birthNakshatra + 27) % 9;
  const [name, verdict] = itemAt(TARAS, step);
  return { number: step + 1, name, verdict };
}
