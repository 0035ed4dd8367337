import { type Locale, readLocale, sourceLocale } from '@jyotiratna/contract';

/**
 * The language of this storefront build: each language has its own build, so that no page contains
 * messages of another language and no lookup is needed. Pages read `#messages/language.ts` instead.
 */
export const builtLocale: Locale = readLocale(process.env.SHOP_LANGUAGE) ?? sourceLocale;
