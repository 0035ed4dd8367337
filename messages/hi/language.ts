import { languageOf } from '@jyotiratna/contract';

/** What this build of the storefront speaks, and how to get to its siblings. */
export const language = languageOf('hi');
