import { type Locale, nameIn } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import { findBlock } from '../../accounts/block-queries.ts';
import { readLinkKey, signLink } from '../../outreach/newsletter/link-token.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Email } from '../../platform/mail/email.ts';
import type { WishMail } from '../../platform/mail/request-mail.ts';
import { cartReminder } from './emails.ts';
import { findUnbought } from './queries.ts';
import { sortKept } from './restore-cart.ts';

/** `env` with what was saved before it. */
type Needs = Pick<Deps, 'db' | 'env' | 'clock'> & {
  /** The address of a page of the shop. */
  page: (locale: Locale, path: string, query: Record<string, string>) => string;
};

/**
 * The mail about a cart that was left. Null where there is nothing to say any more: something was bought since it was asked
 * for, the consent was taken back or given again, the address was blocked, mails were switched off, or nothing can be had.
 */
export async function writeCartReminder(
  { db, env, clock, page }: Needs,
  { reminderId, round, step }: Extract<WishMail, { kind: 'cart-reminder' }>,
): Promise<{ to: string; locale: Locale; email: Email; leaveUrl: string } | null> {
  const kept = await findUnbought(db, reminderId);
  if (!kept || kept.round !== round || kept.sent !== step || env.CART_REMINDERS.length === 0) return null;
  const { id, email: to, locale } = kept;
  if (await findBlock(db, to)) return null;
  const { lines, short, gone } = await sortKept({ db, env, clock }, kept.ownerKey, kept.lines);
  if (lines.length === 0) return null;
  const key = await readLinkKey(db);
  const leaveUrl = page(locale, '/cart-reminders/leave', { token: signLink(key, 'cart-leave', id) });
  const shown = {
    url: page(locale, '/cart-reminders/restore', { token: signLink(key, 'cart-restore', id) }),
    leaveUrl,
    lines: lines.map(({ product, quantity }) => ({ name: nameIn(product, locale), quantity })),
    gone: gone.map((one) => nameIn(one, locale)),
    short: short.map((one) => ({ name: nameIn(one, locale), left: one.left })),
    last: step >= env.CART_REMINDERS.length,
  };
  return { to, locale, leaveUrl, email: cartReminder(shown, emailMessages[locale]) };
}
