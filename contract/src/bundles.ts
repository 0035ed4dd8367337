import { z } from 'zod';
import { typed } from './fields.ts';
import { bundleLimits, bundlePartStates, bundleUnits } from './values/bundles.ts';
import { issue } from './values/error-messages.ts';
import { netUnits } from './values/net-quantity.ts';
import { sku, variantOption } from './variants.ts';

/** A component of a bundle as displayed on the bundle's page; rupees, milligrams. */
export const bundlePart = z.object({
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  /** The name in Hindi; if empty, the English one is used. */
  nameHi: z.string(),
  /** The SKU of a selected variant; null for a product without options. */
  variant: z.string().nullable(),
  options: z.array(variantOption),
  /** Units of the component in one bundle. */
  quantity: z.int(),
  /** The price of one unit bought singly. */
  price: z.number(),
  /** Stock of the component itself; null if it is not tracked. */
  stock: z.int().nullable(),
  state: z.enum(bundlePartStates),
  weightMg: z.int().nullable(),
  netQuantity: z.string().nullable(),
  netUnit: z.enum(netUnits).nullable(),
  countryOfOrigin: z.string().nullable(),
});
export type BundlePart = z.infer<typeof bundlePart>;

/**
 * The public data of a bundle. The product's prices are the bundle's price and the total of its
 * components.
 */
export const bundle = z.object({ parts: z.array(bundlePart) });
export type Bundle = z.infer<typeof bundle>;

/** The price rule of a bundle: fixed rupees, or a percentage off the total of its components. */
export const adminBundle = bundle.extend({
  price: z.number().nullable(),
  percentOff: z.number().nullable(),
});
export type AdminBundle = z.infer<typeof adminBundle>;

const bundlePartInput = z.strictObject({
  productId: typed(100),
  /** The SKU of a variant, for a product with options. */
  variant: sku.optional(),
  quantity: z
    .int(issue('pieces_needed'))
    .min(1, issue('pieces_needed'))
    .max(bundleLimits.quantity, issue('bundle_parts_needed')),
});
export type BundlePartInput = z.infer<typeof bundlePartInput>;

/** An administrator's input for a bundle: all components, and one of the two price rules. */
export const bundleInput = z
  .strictObject({
    price: z
      .number(issue('price_needed'))
      .gt(0, issue('price_positive'))
      .max(10_000_000, issue('price_most'))
      .multipleOf(0.01, issue('two_decimals'))
      .optional(),
    percentOff: z
      .number(issue('percent_needed'))
      .min(0, issue('percent_needed'))
      .lt(100, issue('percent_needed'))
      .multipleOf(0.01, issue('two_decimals'))
      .optional(),
    parts: z
      .array(bundlePartInput)
      .min(1, issue('bundle_parts_needed'))
      .max(bundleLimits.parts, issue('bundle_parts_needed')),
  })
  .superRefine(({ price, percentOff, parts }, context) => {
    const reject = (
      code: 'price_needed' | 'bundle_parts_needed' | 'bundle_part_twice',
      path: (string | number)[],
    ) => context.addIssue({ code: 'custom', message: issue(code), path });
    if ((price === undefined) === (percentOff === undefined)) reject('price_needed', ['price']);
    const units = bundleUnits(parts);
    if (units < 2 || units > bundleLimits.units) reject('bundle_parts_needed', ['parts']);
    const keys = parts.map(({ productId, variant }) => `${productId} ${variant ?? ''}`);
    const repeated = keys.findIndex((key, at) => keys.indexOf(key) < at);
    if (repeated >= 0) reject('bundle_part_twice', ['parts', repeated]);
  });
export type BundleInput = z.infer<typeof bundleInput>;
