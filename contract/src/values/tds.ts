/** Terms of the tax deducted at source (TDS) from a payee's next payout. */
export type TdsTerms = {
  /** Payment code of section 393 of the Income-tax Act 2025, such as '1027'. */
  code: string;
  /** The rate, in basis points. */
  basisPoints: number;
  /** Threshold in paise per tax year (April to March) up to which nothing is deducted. */
  thresholdPaise: number;
  /** Paise paid so far in this tax year, before tax. */
  grossPaise: number;
  /** Paise of tax deducted so far in this tax year. */
  deductedPaise: number;
};

/**
 * The tax (TDS) on a payout: nothing up to the threshold of the tax year, above it the rate on all
 * payouts of the year, less the tax already deducted (section 393(1)(a) of the Income-tax Act
 * 2025). Whole rupees, half up, and never more than the payout.
 * @param paise of the payout, before tax
 */
export function tdsOf(terms: TdsTerms | null, paise: number): number {
  if (!terms) return 0;
  const gross = terms.grossPaise + paise;
  if (gross <= terms.thresholdPaise) return 0;
  const due = Math.round((gross * terms.basisPoints) / 1_000_000) * 100 - terms.deductedPaise;
  return Math.max(0, Math.min(due, paise));
}
