import { contentIn, type PublicPage } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A page with the owner's words, in one language. */
export type ReadPage = Omit<PublicPage, 'en' | 'hi'> & PublicPage['en'];

/** The page in the language of this build; untranslated fields are in English. */
export function localizedPage({ en, hi, ...metadata }: PublicPage): ReadPage {
  return { ...metadata, ...contentIn({ en, hi }, language.data) };
}
