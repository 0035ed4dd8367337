import { languageOf } from '@jyotiratna/contract';

/** The language of this build of the storefront, and its links to the other languages. */
export const language = languageOf('en');
