export type Tax = { taxable: number; cgst: number; sgst: number; igst: number };

/**
 * Extracts the GST from a price that includes it. Within the seller's state it is CGST + SGST, two
 * equal halves, each rounded; to another state it is IGST. Taxable value and taxes add up to the
 * price, exact to the paisa.
 * @param total paise, tax included
 * @param rate basis points
 */
export function splitTax(total: number, rate: number, withinState: boolean): Tax {
  const share = (total * rate) / (10_000 + rate);
  if (!withinState) {
    const igst = Math.round(share);
    return { taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  const half = Math.round(share / 2);
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
}
