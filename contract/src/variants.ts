import { z } from 'zod';
import { line, note, typed } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { itemAt } from './values/item-at.ts';
import { reportRules } from './values/report-rules.ts';
import { stoneChoices } from './values/stone-choices.ts';
import { maxVariants, optionNames, skuPattern } from './values/variant-options.ts';

/** The SKU of a variant, used in URLs, documents and files. */
export const sku = typed(100).toUpperCase().regex(skuPattern, issue('sku_invalid'));

/** One option value of a variant, such as size 14. */
export const variantOption = z.strictObject({
  name: z.enum(optionNames, issue('option_name')),
  value: line(40, issue('option_value')),
  /** The value in Hindi; if empty or absent, the English one is used. */
  valueHi: note(40).optional(),
});

/** The public data of a variant: rupees, stock, milligrams. */
export const variant = z.object({
  sku: z.string(),
  options: z.array(variantOption),
  originalPrice: z.number(),
  discountedPrice: z.number(),
  quantity: z.int(),
  weightMg: z.int().nullable(),
  /** Zero-based indices of the product's images of this variant; empty means all of them. */
  pictures: z.array(z.int()),
  certificate: z
    .object({ laboratory: z.string(), number: z.string(), date: z.string().nullable() })
    .nullable(),
  returnable: z.boolean(),
});
export type Variant = z.infer<typeof variant>;

/** An administrator's input for a laboratory's report of a variant's stone. */
const certificateInput = z.strictObject({
  laboratory: z.enum(stoneChoices.laboratory, issue('report_incomplete')),
  number: typed(reportRules.number.max)
    .toUpperCase()
    .regex(reportRules.number.is, issue('report_number_invalid')),
  date: z
    .string()
    .regex(reportRules.date.is, issue('report_date_invalid'))
    .nullable()
    .default(null),
});

/** An administrator's input for a variant: rupees, quantity, milligrams. */
export const variantInput = z.strictObject({
  sku,
  options: z.array(variantOption).min(1, issue('option_value')).max(optionNames.length),
  originalPrice: z
    .number(issue('price_needed'))
    .gt(0, issue('price_positive'))
    .max(10_000_000, issue('price_most')),
  discountedPrice: z
    .number(issue('price_needed'))
    .gt(0, issue('price_positive'))
    .max(10_000_000, issue('price_most')),
  quantity: z.int(issue('pieces_needed')).min(0, issue('pieces_needed')).max(9_999_999),
  /** The stock that the editor loaded: only the difference is applied. */
  quantityWas: z.int().min(0).optional(),
  weightMg: z.int().min(1).max(1_000_000).nullable().optional(),
  pictures: z.array(z.int().min(0).max(4)).max(5).optional(),
  /** Null deletes the report; absent leaves it unchanged. */
  certificate: certificateInput.nullable().optional(),
  returnable: z.boolean().optional(),
  /** Low-stock threshold; null falls back to the product's own threshold. */
  lowStockAt: z.int().min(1).max(10_000).nullable().optional(),
});
export type VariantInput = z.infer<typeof variantInput>;

/** All variants of a product; an empty list is a product without options. */
export const variantInputs = z
  .array(variantInput)
  .max(maxVariants)
  .superRefine((variants, context) => {
    const optionsKey = (one: VariantInput) =>
      JSON.stringify(one.options.map(({ name, value }) => [name, value]).sort());
    const names = (one: VariantInput) => JSON.stringify(one.options.map(({ name }) => name).sort());
    variants.forEach((one, at) => {
      const reject = (code: 'sku_twice' | 'options_twice' | 'options_differ', field: string) =>
        context.addIssue({ code: 'custom', message: issue(code), path: [at, field] });
      const before = variants.slice(0, at);
      if (before.some(({ sku: other }) => other === one.sku)) reject('sku_twice', 'sku');
      if (before.some((other) => optionsKey(other) === optionsKey(one)))
        reject('options_twice', 'options');
      if (
        new Set(one.options.map(({ name }) => name)).size < one.options.length ||
        names(one) !== names(itemAt(variants, 0))
      )
        reject('options_differ', 'options');
      if (one.discountedPrice > one.originalPrice)
        context.addIssue({
          code: 'custom',
          message: issue('price_above_original'),
          path: [at, 'discountedPrice'],
        });
    });
  });

/** The variant selected by a cart line. */
export const selectedVariant = variant.pick({ sku: true, options: true, returnable: true });
