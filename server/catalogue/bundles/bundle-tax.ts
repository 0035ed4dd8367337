import type { Env } from '../../platform/env.ts';
import { productTax } from '../product-tax.ts';
import type { BundlePartRow } from './queries.ts';

type Tax = { hsn: string | null; gstBasisPoints: number | null };

/**
 * HSN code and tax rate of goods sold at one price. Goods with different rates are a mixed supply,
 * taxed at the highest rate (sections 2(74) and 8(b) of the CGST Act, 2017). Among goods with the
 * highest rate, the HSN code is that of the most valuable.
 * @returns nulls if any goods have no rate, since the highest is then unknown
 */
export function mixedTax(goods: readonly (Tax & { paise?: number })[]): Tax {
  const rates = goods.flatMap(({ hsn, gstBasisPoints, paise = 0 }) =>
    hsn === null || gstBasisPoints === null ? [] : [{ hsn, gstBasisPoints, paise }],
  );
  const [main] = rates.toSorted((a, b) => b.gstBasisPoints - a.gstBasisPoints || b.paise - a.paise);
  if (!main || rates.length < goods.length) return { hsn: null, gstBasisPoints: null };
  return { hsn: main.hsn, gstBasisPoints: main.gstBasisPoints };
}

/** HSN code and tax rate of a bundle, by its items. */
export function bundleTax(parts: readonly BundlePartRow[], defaults: Env['TAX_DEFAULTS']): Tax {
  return mixedTax(
    parts.map(({ product, quantity }) => ({
      ...productTax(product, defaults),
      paise: product.discountedPricePaise * quantity,
    })),
  );
}
