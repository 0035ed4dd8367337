import { type AttributeKey, purityMarks } from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';
import { product } from '#messages/catalogue/product.ts';
import { stone } from '#messages/catalogue/stone.ts';

const labels: Partial<Record<string, Readonly<Record<string, string>>>> = {
  ...stone.of,
  laboratory: { sample: stone.sample },
  hallmark: purityMarks,
  netUnit: { pieces: t.pieces, ct: t.carats, g: t.grams, mg: t.milligrams },
};

/**
 * The label of a choice, such as 'Yellow sapphire' for 'yellow-sapphire'; a choice without a label
 * is shown unchanged.
 */
export const choiceLabel = (field: string, choice: string) => labels[field]?.[choice] ?? choice;

/** The options of a field with their labels, after an empty one: 'None' may be an option itself. */
export const choiceOptions = (field: string, choices: readonly string[]) => [
  ['', t.select] as const,
  ...choices.map((one) => [one, choiceLabel(field, one)] as const),
];

/** The label of an attribute, such as 'Colour'; empty for a row without an attribute. */
export const attributeWord = (key: AttributeKey | '') =>
  key === '' ? '' : product.attributes[key];
