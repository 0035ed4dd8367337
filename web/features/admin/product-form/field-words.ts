import { isTranslated, type ProductFieldName, productFieldNames, productFields } from '@jyotiratna/contract';

/** A field's label within a sentence: 'Country of origin' is 'country of origin', 'HSN code' stays. */
export function fieldWord(name: ProductFieldName): string {
  const { label } = productFields[name];
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The label of a field's twin in Hindi. */
export const hindiLabel = (name: ProductFieldName) => `Hindi ${fieldWord(name)}`;

const words = new Map<string, string>(
  productFieldNames.flatMap((name) => [
    [name, fieldWord(name)] as const,
    ...(isTranslated(name) ? [[`${name}Hi`, hindiLabel(name)] as const] : []),
  ]),
);

/** What the audit log calls a field, in words; a name that is none of the table's stays. */
export const wordOf = (field: string) => words.get(field) ?? field;
