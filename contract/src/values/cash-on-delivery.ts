import { toPaise } from './money.ts';

/** On which terms a parcel may be paid for at the door. Whole rupees, tax included. */
export type CashTerms = {
  /** What it costs besides; 0 is free. */
  fee: number;
  /** The most that a courier collects, the fee included. */
  most: number;
};

/**
 * Why an order cannot be paid at the door: it costs more than a courier collects (or nothing), something of it is made for its
 * buyer, it is a gift, whose receiver must not pay, or its zone allows no cash.
 */
export type CashObstacle = 'amount' | 'gift' | 'made' | 'place';

/** @param charge paise without the fee */
export function cashObstacle(
  { fee, most: max }: CashTerms,
  { charge, made, gift, place }: { charge: number; made: boolean; gift: boolean; place: boolean },
): CashObstacle | null {
  if (made) return 'made';
  if (gift) return 'gift';
  if (!place) return 'place';
  return charge <= 0 || charge + toPaise(fee) > toPaise(max) ? 'amount' : null;
}
