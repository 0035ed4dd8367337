import { itemAt, type NewProductInput, ShopError } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';
import { newColumns } from '../../products/field-columns.ts';
import { type FormValues, parseNew } from '../../products/parse-form.ts';
import { pricedByVariants } from '../../products/plan-variants.ts';
import type { NoProduct, ProductForm } from './product-fields.ts';

/** Without these there is no product. */
const needed = new Set([
  'name',
  'category',
  'discountedPrice',
  'originalPrice',
  'quantity',
  'variants',
]);

export type ParsedProduct = { input: NewProductInput; missing: string[]; sku: string | null };

/**
 * The form's fields as validated input. A field that the form rejects is left out and reported as
 * missing; one without which there is no product drops it.
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
      const problems = Object.entries(error.extra.fields ?? {});
      const fatal = problems.find(([path]) => needed.has(itemAt(path.split('.'), 0)));
      if (fatal || problems.length === 0)
        return {
          skipped: 'value_invalid',
          detail: fatal ? `${fatal[0]}: ${formatMessage(fatal[1])}` : '',
        };
      for (const [path] of problems) {
        const name = itemAt(path.split('.'), 0);
        delete left[name];
        // A stone without one of its disclosures is no stone sold by weight.
        delete left.weightMg;
        gaps.add(name);
      }
    }
  }
  return { skipped: 'value_invalid', detail: [...gaps].join(', ') };
}
