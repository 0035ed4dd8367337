import { nameIn } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** What a bought remedy was called, in this build's language where it had a name in it. */
export function itemName(item: { name: string; nameHi?: string | undefined }): string {
  return nameIn(item, language.code);
}
