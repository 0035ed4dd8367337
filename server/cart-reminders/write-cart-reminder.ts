import { type Locale, nameIn } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { findBlock } from '../accounts/block-queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { Email } from '../platform/email/email.ts';
import { readLinkKey, signLink } from '../platform/email/link-token.ts';
import type { WishlistEmail } from '../platform/email/request-email.ts';
import { cartReminder } from './emails.ts';
import { findUnbought } from './queries.ts';
import { sortSaved } from './restore-cart.ts';

/** `env` overridden by the saved settings. */
type Needs = Pick<Deps, 'db' | 'env' | 'clock'> & {
  /** The address of a page of the shop. */
  page: (locale: Locale, path: string, query: Record<string, string>) => string;
};

/**
 * The email about an abandoned cart. Null where it is obsolete: a purchase was made after it
 * was queued, the consent was withdrawn or given again, the address was blocked, emails were
 * switched off, or nothing is available.
 */
export async function writeCartReminder(
  { db, env, clock, page }: Needs,
  { reminderId, round, step }: Extract<WishlistEmail, { kind: 'cart-reminder' }>,
): Promise<{ to: string; locale: Locale; email: Email; leaveUrl: string } | null> {
  const stored = await findUnbought(db, reminderId);
  if (!stored || stored.round !== round || stored.sent !== step || env.CART_REMINDERS.length === 0) return null;
  const { id, email: to, locale } = stored;
  if (await findBlock(db, to)) return null;
  const { lines, short, gone: removed } = await sortSaved({ db, env, clock }, stored.ownerKey, stored.lines);
  if (lines.length === 0) return null;
  const key = await readLinkKey(db);
  const leaveUrl = page(locale, '/cart-reminders/leave', { token: signLink(key, 'cart-leave', id) });
  const visible = {
    url: page(locale, '/cart-reminders/restore', { token: signLink(key, 'cart-restore', id) }),
    leaveUrl,
    lines: lines.map(({ product, quantity }) => ({ name: nameIn(product, locale), quantity })),
    gone: removed.map((one) => nameIn(one, locale)),
    short: short.map((one) => ({ name: nameIn(one, locale), left: one.left })),
    last: step >= env.CART_REMINDERS.length,
  };
  return { to, locale, leaveUrl, email: cartReminder(visible, emailMessages[locale]) };
}
