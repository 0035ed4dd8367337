import { asciiDigits, type Metal } from '@jyotiratna/contract';

/** A new rate in rupees per gram. */
export type NewRate = { metal: Metal; rupees: number };

const amount = /^\d{1,7}(?:\.\d{1,2})?$/;

/**
 * Parses rupees as typed or pasted ('9,850.50', '₹ 9850', '९८५०'); null for an invalid number.
 */
export function readRupees(text: string): number | null {
  const plain = asciiDigits(text).replace(/[₹,\s]/g, '');
  return amount.test(plain) ? Number(plain) : null;
}

/** The absolute change of a value, in percent of the previous one. */
export function changeInPercent(before: number, after: number): number {
  return (Math.abs(after - before) / before) * 100;
}
