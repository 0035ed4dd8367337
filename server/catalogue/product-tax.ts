import type { Category } from '@jyotiratna/contract';
import type { Env } from '../platform/env.ts';

type Defaults = Env['TAX_DEFAULTS'];
type Taxed = { hsn: string | null; gstBasisPoints: number | null; category: Category };

/**
 * The heading of a product and its rate in basis points: its own, else its category's. A category's rate belongs to the
 * category's code alone. What nobody has entered is null: the shop invents no rate.
 */
export function productTax(product: Taxed, defaults: Defaults): { hsn: string | null; gstBasisPoints: number | null } {
  const usual = defaults[product.category];
  const hsn = product.hsn ?? usual?.code ?? null;
  const usualRate = hsn !== null && usual?.code === hsn ? usual.basisPoints : null;
  return { hsn, gstBasisPoints: product.gstBasisPoints ?? usualRate };
}
