import { type Locale, readLocale, sourceLocale } from '@jyotiratna/contract';

/**
 * The language that the storefront is built in: each has a build of its own, so that no page carries texts of another and
 * none pays for looking texts up. Pages read `#messages/language.ts` instead.
 */
export const builtLocale: Locale = readLocale(process.env.SHOP_LANGUAGE) ?? sourceLocale;
