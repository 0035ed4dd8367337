import { formatRupees, formatRupeesExact } from '@jyotiratna/contract';

/**
 * '₹1,299', and '₹1,648.50' where there are paise, so that a column of amounts always adds up.
 * From rupees.
 */
export function formatAmount(rupees: number): string {
  return Number.isInteger(rupees) ? formatRupees(rupees) : formatRupeesExact(rupees);
}
