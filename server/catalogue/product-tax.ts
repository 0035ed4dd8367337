import type { Category } from '@jyotiratna/contract';
import type { Env } from '../platform/env.ts';

type Defaults = Env['TAX_DEFAULTS'];
type Taxed = { hsn: string | null; gstBasisPoints: number | null; category: Category };

/**
 * A product's HSN code and GST rate in basis points: its own code or its category's; its own rate
 * or the one configured for that code. Missing values are null, never guessed.
 */
export function productTax(
  product: Taxed,
  { codes, rates }: Defaults,
): { hsn: string | null; gstBasisPoints: number | null } {
  const hsn = product.hsn ?? codes[product.category] ?? null;
  return {
    hsn,
    gstBasisPoints: product.gstBasisPoints ?? (hsn === null ? null : (rates[hsn] ?? null)),
  };
}
