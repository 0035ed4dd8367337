import { createHash } from 'node:crypto';
import { type PricedLines, variantIdOf } from '../pricing/price-lines.ts';

/**
 * SHA-256 of a value's JSON, hex. The value must be the output of a schema, whose keys are in a
 * fixed order.
 */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** A hash of the quote, equal for the same lines at the same prices with the same coupon. */
export function quoteHash({ lines, coupon, quote }: PricedLines): string {
  const rows = lines.map((line) => [
    variantIdOf(line),
    line.quantity,
    line.product.discountedPricePaise,
    ...(line.extras ? [JSON.stringify(line.extras)] : []),
  ]);
  return hashOf([rows.sort(), coupon?.id ?? null, quote.charge]);
}
