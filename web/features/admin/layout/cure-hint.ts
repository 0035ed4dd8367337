import { cureWords } from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';

/** A warning for a text that may allege a cure, in either language; undefined for every other. */
export function cureHint(text: unknown): string | undefined {
  const words = typeof text === 'string' ? cureWords(text) : [];
  return words.length === 0 ? undefined : t.mayAllegeCure(words.join(', '));
}
