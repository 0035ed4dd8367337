import { createHash } from 'node:crypto';
import { type PricedLines, variantIdOf } from '../pricing/price-lines.ts';

/**
 * SHA-256 of a value's JSON, hex. The value's keys are in a fixed order, because it is the
 * output of a schema.
 */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** A fingerprint of the quote: the same lines at the same prices with the same coupon. */
export function quoteHash({ lines, coupon, quote }: PricedLines): string {
  const rows = lines.map((line) => [
    variantIdOf(line),
    line.quantity,
    line.product.discountedPricePaise,
    ...(line.extras ? [JSON.stringify(line.extras)] : []),
  ]);
  return hashOf([rows.sort(), coupon?.id ?? null, quote.charge]);
}
