import { isTranslated, type ProductFieldName, productFieldNames } from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';
import { productLabels } from '#messages/admin/product-labels.ts';

/**
 * A field's label within a sentence: 'Country of origin' becomes 'country of origin', 'HSN code' is
 * unchanged.
 */
export function labelInSentence(name: ProductFieldName): string {
  const { label } = productLabels[name];
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The label of a field's Hindi translation. */
export const hindiLabel = (name: ProductFieldName) => t.hindi(labelInSentence(name));

const labels = new Map<string, string>(
  productFieldNames.flatMap((name) => [
    [name, labelInSentence(name)] as const,
    ...(isTranslated(name) ? [[`${name}Hi`, hindiLabel(name)] as const] : []),
  ]),
);

/** The label of a field in the audit log; an unknown name is shown unchanged. */
export const labelOfField = (field: string) => labels.get(field) ?? field;
