import { type Locale, languages } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import type { Deps } from '../../platform/deps.ts';

/** The context of a call: dependencies, its caller (a guest), and the language of its response. */
export type Context = {
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'replica' | 'catalogue'>;
  actor: Actor;
  locale: Locale;
  /** The shop's public URL without a trailing slash. */
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
