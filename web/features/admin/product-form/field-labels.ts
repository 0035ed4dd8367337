import { isTranslated, type ProductFieldName, productFieldNames } from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';
import { productLabels } from '#messages/admin/product-labels.ts';

/**
 * A field's label in running text: 'Country of origin' is 'country of origin', 'HSN code' is
 * unchanged.
 */
export function fieldWord(name: ProductFieldName): string {
  const { label } = productLabels[name];
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The label of a field's twin in Hindi. */
export const hindiLabel = (name: ProductFieldName) => t.hindi(fieldWord(name));

const labels = new Map<string, string>(
  productFieldNames.flatMap((name) => [
    [name, fieldWord(name)] as const,
    ...(isTranslated(name) ? [[`${name}Hi`, hindiLabel(name)] as const] : []),
  ]),
);

/** The label of an audit log field; an unknown name is unchanged. */
export const wordOf = (field: string) => labels.get(field) ?? field;
