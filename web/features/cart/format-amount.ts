import { formatRupees, formatRupeesExact } from '@jyotiratna/contract';

/**
 * An amount in rupees: '₹1,299', or '₹1,648.50' if it has paise, so that a column of amounts adds
 * up.
 */
export function formatAmount(rupees: number): string {
  return Number.isInteger(rupees) ? formatRupees(rupees) : formatRupeesExact(rupees);
}
