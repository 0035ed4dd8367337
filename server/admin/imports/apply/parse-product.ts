import { itemAt, type NewProductInput, ShopError } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';
import { newColumns } from '../../products/field-columns.ts';
import { type FormValues, parseNew } from '../../products/parse-form.ts';
import { pricedByVariants } from '../../products/plan-variants.ts';
import type { NoProduct, ProductForm } from './product-fields.ts';

/** Required fields: a product without one of them is not imported. */
const requiredColumns = new Set([
  'name',
  'category',
  'discountedPrice',
  'originalPrice',
  'quantity',
  'variants',
]);

export type ParsedProduct = { input: NewProductInput; missing: string[]; sku: string | null };

/**
 * Validates the form's fields. A rejected optional field is omitted and reported as missing; a
 * rejected required field skips the product.
 */
export function parseProduct({ fields, missing, sku }: ProductForm): ParsedProduct | NoProduct {
  const left: FormValues = { ...fields };
  const gaps = new Set(missing);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    try {
      const input = pricedByVariants(parseNew(left));
      newColumns(input);
      return { input, missing: [...gaps], sku };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const errors = Object.entries(error.extra.fields ?? {});
      const fatal = errors.find(([path]) => requiredColumns.has(itemAt(path.split('.'), 0)));
      if (fatal || errors.length === 0)
        return {
          skipped: 'value_invalid',
          detail: fatal ? `${fatal[0]}: ${formatMessage(fatal[1])}` : '',
        };
      for (const [path] of errors) {
        const name = itemAt(path.split('.'), 0);
        delete left[name];
        // A stone with an incomplete disclosure must not be sold by weight.
        delete left.weightMg;
        gaps.add(name);
      }
    }
  }
  return { skipped: 'value_invalid', detail: [...gaps].join(', ') };
}
