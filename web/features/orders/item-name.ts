import { nameIn } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** The name of a bought remedy, in this build's language if available. */
export function itemLabel(item: { name: string; nameHi?: string | undefined }): string {
  return nameIn(item, language.code);
}
