import type { Env } from '../../platform/env.ts';
import { productTax } from '../product-tax.ts';
import type { BundlePartRow } from './queries.ts';

type Tax = { hsn: string | null; gstBasisPoints: number | null };

/**
 * The HSN code and the rate of goods of one price. Goods of different rates are a mixed supply,
 * taxed wholly as the one with the highest rate (sections 2(74) and 8(b) of the CGST Act, 2017);
 * goods of one rate have it. Among equal rates the code is that of the most valuable.
 * @returns nulls as soon as one has no rate: the highest one is unknown then
 */
export function mixedTax(goods: readonly (Tax & { paise?: number })[]): Tax {
  const rates = goods.flatMap(({ hsn, gstBasisPoints, paise = 0 }) =>
    hsn === null || gstBasisPoints === null ? [] : [{ hsn, gstBasisPoints, paise }],
  );
  const [main] = rates.toSorted((a, b) => b.gstBasisPoints - a.gstBasisPoints || b.paise - a.paise);
  if (!main || rates.length < goods.length) return { hsn: null, gstBasisPoints: null };
  return { hsn: main.hsn, gstBasisPoints: main.gstBasisPoints };
}

/** The same of a bundle's parts. */
export function bundleTax(parts: readonly BundlePartRow[], defaults: Env['TAX_DEFAULTS']): Tax {
  return mixedTax(
    parts.map(({ product, quantity }) => ({
      ...productTax(product, defaults),
      paise: product.discountedPricePaise * quantity,
    })),
  );
}
