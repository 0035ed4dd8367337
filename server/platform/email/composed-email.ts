import { isEmail, type Locale, localePath } from '@jyotiratna/contract';
import type { Env } from '../env.ts';
import { publicUrl } from '../public-url.ts';
import type { Email } from './email.ts';

/** An email in its recipient's language; English for recipients without one (administrators). */
export type ComposedEmail = {
  to: string;
  email: Email;
  locale?: Locale;
  leaveUrl?: string;
  replyTo?: string;
  pdf?: { fileName: string; bytes: Buffer } | null;
  calendar?: { fileName: string; text: string };
  /** A JPEG displayed by the block with the same `cid`. */
  photograph?: { cid: string; bytes: Buffer } | null;
};

/** The absolute URL of a page in a language. */
export function pageUrl(
  env: Env,
  locale: Locale,
  path: string,
  query: Record<string, string> = {},
): string {
  return `${publicUrl(env)}${localePath(locale, path)}?${new URLSearchParams(query)}`.replace(
    /\?$/,
    '',
  );
}

/**
 * The recipient of the shop's own notifications, with its language; null without a configured
 * address.
 */
export function ownerOf({
  NOTICE_EMAIL,
  NOTICE_LANGUAGE: locale,
  COMPANY_EMAIL,
}: Env): Owner | null {
  const to = NOTICE_EMAIL ?? (isEmail(COMPANY_EMAIL) ? COMPANY_EMAIL : null);
  return to === null ? null : { to, locale };
}

type Owner = { to: string; locale: Locale };
