import { cureWords } from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';

/** A warning for text that may claim a cure (in English or Hindi); undefined for other text. */
export function cureHint(text: unknown): string | undefined {
  const words = typeof text === 'string' ? cureWords(text) : [];
  return words.length === 0 ? undefined : t.mayAllegeCure(words.join(', '));
}
