import { type Locale, readLocale, sourceLocale } from '@jyotiratna/contract';

/**
 * The language of the storefront's build: each has a build of its own, so that no page contains
 * messages of another and no lookup is needed. Pages read `#messages/language.ts` instead.
 */
export const builtLocale: Locale = readLocale(process.env.SHOP_LANGUAGE) ?? sourceLocale;
