import { contentIn, type PublicPage } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A page written by the owner, in one language. */
export type ReadPage = Omit<PublicPage, 'en' | 'hi'> & PublicPage['en'];

/** The page in the language of this build; untranslated fields are in English. */
export function localizedPage({ en, hi, ...metadata }: PublicPage): ReadPage {
  return { ...metadata, ...contentIn({ en, hi }, language.data) };
}
