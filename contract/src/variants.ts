import { z } from 'zod';
import { line } from './fields.ts';
import { issue } from './values/sentences.ts';
import { optionNames, skuPattern } from './values/variant-options.ts';

/** The number by which a variant is known to people: in addresses, on papers, in files. */
export const sku = z.string().trim().toUpperCase().regex(skuPattern, issue('sku_invalid'));

/** One choice that makes a variant, such as the size 14. */
export const variantOption = z.strictObject({
  name: z.enum(optionNames, issue('option_name')),
  value: line(40, issue('option_value')),
  /** The value in Hindi; empty or absent is read in English. */
  valueHi: z.string().trim().max(40).optional(),
});

/** What sellers and buyers tell of a variant: rupees, pieces left, milligrams. */
export const variant = z.object({
  sku: z.string(),
  options: z.array(variantOption),
  originalPrice: z.number(),
  discountedPrice: z.number(),
  quantity: z.int(),
  weightMg: z.int().nullable(),
  /** Which of the product's pictures show it, counted from 0; none means all of them. */
  pictures: z.array(z.int()),
  certificate: z.object({ laboratory: z.string(), number: z.string(), date: z.string().nullable() }).nullable(),
  returnable: z.boolean(),
});
export type Variant = z.infer<typeof variant>;

/** The choice that a line of a cart names. */
export const chosenVariant = variant.pick({ sku: true, options: true });
export type ChosenVariant = z.infer<typeof chosenVariant>;
