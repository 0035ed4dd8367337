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
 * The label of a choice, such as 'Yellow sapphire' of 'yellow-sapphire'; a name without one is its
 * own label.
 */
export const choiceLabel = (field: string, choice: string) => labels[field]?.[choice] ?? choice;

/** The choices of a field with their labels, or no selection yet: 'None' may be one of its own. */
export const choiceOptions = (field: string, choices: readonly string[]) => [
  ['', t.select] as const,
  ...choices.map((one) => [one, choiceLabel(field, one)] as const),
];

/** The label of an attribute, such as 'Colour'; empty for a row without one. */
export const attributeWord = (key: AttributeKey | '') =>
  key === '' ? '' : product.attributes[key];
