import type { Graha } from '../../tradition/grahas.ts';

/** The rule for a transiting graha, relative to the Moon sign (Phaladeepika 26). */
export interface TransitRule {
  /**
   * Favourable bhavas, each with the house from which another graha obstructs it (vedha); null:
   * none.
   */
  readonly good: Readonly<Record<number, number | null>>;
  /** Points of a favourable house; an unfavourable one subtracts half of them. Our own weights. */
  readonly weight: number;
}

const UPACHAYA = { 3: null, 6: null, 11: null };

export const TRANSIT_RULES: Readonly<Record<Graha, TransitRule>> = {
  Moon: { good: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 }, weight: 3 },
  Sun: { good: { 3: 9, 6: 12, 10: 4, 11: 5 }, weight: 1 },
  Mars: { good: { 3: 12, 6: 9, 11: 5 }, weight: 1 },
  Mercury: { good: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 }, weight: 1 },
  Jupiter: { good: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 }, weight: 1.5 },
  Venus: { good: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 3, 12: 6 }, weight: 1 },
  Saturn: { good: { 3: 12, 6: 9, 11: 5 }, weight: 1.5 },
  Rahu: { good: UPACHAYA, weight: 0.5 },
  Ketu: { good: UPACHAYA, weight: 0.5 },
};

/** Father and son, and mother and son, do not obstruct each other's favourable bhavas. */
const SPARED: readonly (readonly [Graha, Graha])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
];

/** Whether a graha in the vedha house of another obstructs its favourable house. */
export function spoils(graha: Graha, other: Graha): boolean {
  if (graha === other) return false;
  return !SPARED.some((pair) => pair.includes(graha) && pair.includes(other));
}
