import { type ErrorMessage, errorMessage, type Locale, nameIn } from '@jyotiratna/contract';
import type { BundlePartRow } from '../catalogue/bundles/queries.ts';
import type { ProductRow } from '../catalogue/queries.ts';

type Named = Pick<ProductRow, 'name' | 'nameHi'>;
type Part = Pick<BundlePartRow, 'quantity' | 'state'> & {
  product: Named & Pick<ProductRow, 'stock'>;
};

/**
 * The item whose stock is too low for this quantity of a bundle; null if none is, and for other
 * products.
 */
export function bundleShortage(
  { product, bundle = [] }: { product: Named; bundle?: readonly Part[] | undefined },
  quantity: number,
  locale: Locale,
): ErrorMessage | null {
  const name = nameIn(product, locale);
  for (const { product: row, quantity: units, state } of bundle) {
    const part = nameIn(row, locale);
    const { stock } = row;
    if (state === 'deleted' || state === 'hidden')
      return errorMessage('bundle_part_gone', { name, part });
    if (stock === 0) return errorMessage('bundle_part_sold_out', { name, part });
    if (stock !== null && stock < units * quantity)
      return errorMessage('bundle_part_left', { name, part, left: stock });
  }
  return null;
}
