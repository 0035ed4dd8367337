import { type Locale, languages } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import type { Deps } from '../../platform/deps.ts';

/** The caller of a call: a guest, with the language of its texts. */
export type Context = {
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'replica' | 'catalogue'>;
  actor: Actor;
  locale: Locale;
  /** The shop's public address without a slash at its end. */
  site: string;
};

/** A link to a page of the shop, in the caller's language. */
export function agentPageUrl(
  { site, locale }: Pick<Context, 'site' | 'locale'>,
  path: string,
): string {
  return `${site}${languages[locale].prefix}${path}`;
}

/** Hindi for a language tag that starts with it, else English. */
export function localeOf(tag: string | undefined): Locale {
  return /^\s*hi\b/i.test(tag ?? '') ? 'hi' : 'en';
}
