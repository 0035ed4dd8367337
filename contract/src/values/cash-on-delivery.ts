import { toPaise } from './money.ts';

/** Terms of cash on delivery in whole rupees, tax included. */
export type CashTerms = {
  /** The fee; 0 is free. */
  fee: number;
  /** The maximum amount that a courier collects, fee included. */
  most: number;
};

/**
 * The reason for which cash on delivery is unavailable. `amount`: the total is 0 or exceeds the
 * courier's limit; `gift`: the recipient must not have to pay; `made`: a line is made to order;
 * `place`: the delivery zone does not permit it.
 */
export type CashObstacle = 'amount' | 'gift' | 'made' | 'place';

/**
 * Returns the first reason against cash on delivery, or null. @param charge paise without the fee
 */
export function cashObstacle(
  { fee, most: max }: CashTerms,
  {
    charge,
    customised,
    gift,
    place,
  }: { charge: number; customised: boolean; gift: boolean; place: boolean },
): CashObstacle | null {
  if (customised) return 'made';
  if (gift) return 'gift';
  if (!place) return 'place';
  return charge <= 0 || charge + toPaise(fee) > toPaise(max) ? 'amount' : null;
}
