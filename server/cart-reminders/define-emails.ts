import { nameIn } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { findBlock } from '../accounts/block-queries.ts';
import { pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { readLinkKey, signLink } from '../platform/email/link-token.ts';
import { cartReminder } from './emails.ts';
import { findUnbought } from './queries.ts';
import { sortSaved } from './restore-cart.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /**
     * Reminder of an abandoned checkout cart; `round` counts the consents of its email address,
     * `step` the emails of a round.
     */
    'cart-reminder': { reminderId: string; round: number; step: number };
  }
}

/**
 * A reminder of an abandoned cart is obsolete after a purchase, after consent was withdrawn or
 * renewed, if the address is blocked, if reminders are disabled, or if nothing is available.
 */
export const cartReminderEmails = defineEmails({
  'cart-reminder': {
    key: ({ kind, reminderId, round, step }) => `${kind}:${reminderId}:${round}:${step}`,
    render: async ({ db, env, clock }, { reminderId, round, step }) => {
      const cart = await findUnbought(db, reminderId);
      if (!cart || cart.round !== round || cart.sent !== step || env.CART_REMINDERS.length === 0)
        return null;
      const { id, email: to, locale } = cart;
      if (await findBlock(db, to)) return null;
      const {
        lines,
        short,
        gone: unavailable,
      } = await sortSaved({ db, env, clock }, cart.ownerKey, cart.lines);
      if (lines.length === 0) return null;
      const key = await readLinkKey(db);
      const leaveUrl = pageUrl(env, locale, '/cart-reminders/leave', {
        token: signLink(key, 'cart-leave', id),
      });
      const details = {
        url: pageUrl(env, locale, '/cart-reminders/restore', {
          token: signLink(key, 'cart-restore', id),
        }),
        leaveUrl,
        lines: lines.map(({ product, quantity }) => ({ name: nameIn(product, locale), quantity })),
        gone: unavailable.map((one) => nameIn(one, locale)),
        short: short.map((one) => ({ name: nameIn(one, locale), left: one.left })),
        last: step >= env.CART_REMINDERS.length,
      };
      return { to, locale, leaveUrl, email: cartReminder(details, emailMessages[locale]) };
    },
  },
});
