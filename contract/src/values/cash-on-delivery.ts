import { toPaise } from './money.ts';

/** Terms of cash on delivery. Whole rupees, tax included. */
export type CashTerms = {
  /** Its fee; 0 is free. */
  fee: number;
  /** The most that a courier collects, the fee included. */
  most: number;
};

/**
 * The reason for which cash on delivery is unavailable: the total exceeds the courier's limit
 * (or is 0), a line is made to order, it is a gift, whose recipient must not pay, or its zone
 * does not permit cash.
 */
export type CashObstacle = 'amount' | 'gift' | 'made' | 'place';

/** @param charge paise without the fee */
export function cashObstacle(
  { fee, most: max }: CashTerms,
  {
    charge,
    made: isMade,
    gift,
    place,
  }: { charge: number; made: boolean; gift: boolean; place: boolean },
): CashObstacle | null {
  if (isMade) return 'made';
  if (gift) return 'gift';
  if (!place) return 'place';
  return charge <= 0 || charge + toPaise(fee) > toPaise(max) ? 'amount' : null;
}
