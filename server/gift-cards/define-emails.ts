import { displayGiftCode, type Locale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { giftAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { giftKey, openCode } from './code.ts';
import { giftCardEmail, giftCardEnds, giftCardReceipt } from './emails.ts';
import { lastDayOf } from './last-day.ts';
import { findCard } from './queries.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** To `to`, else the recipient, else the buyer; `again` is the key of a repeated email. */
    'gift-card': { cardId: string; again?: string; to?: string };
    /** To the buyer, after payment. */
    'gift-card-receipt': { cardId: string };
    /** Reminder before the card expires; `lastDay`: YYYY-MM-DD. */
    'gift-card-ends': { cardId: string; lastDay: string };
  }
}

const cardsPage = (env: Deps['env'], locale: Locale, path: string) => pageUrl(env, locale, path);

/** Emails of gift cards. */
export const giftCardEmails = defineEmails({
  'gift-card': {
    key: ({ kind, cardId, again }) =>
      again === undefined ? `${kind}:${cardId}` : `${kind}-again:${cardId}:${again}`,
    render: async (deps, request) => {
      const card = await findCard(deps.db, request.cardId);
      const to = request.to ?? card?.recipientEmail ?? card?.buyerEmail;
      if (!card || !to || card.status !== 'active') return null;
      const code = openCode(await giftKey(deps), card);
      if (code === null) return null;
      const { locale } = card;
      const details = {
        ...card,
        ...{
          code: displayGiftCode(code),
          validTo: lastDayOf(card),
          test: card.provider === 'sandbox',
        },
        url: cardsPage(deps.env, locale, '/remedies'),
      };
      return { to, locale, email: giftCardEmail(details, emailMessages[locale]) };
    },
  },
  'gift-card-receipt': {
    key: ({ kind, cardId }) => `${kind}:${cardId}`,
    render: async (deps, request) => {
      const card = await findCard(deps.db, request.cardId);
      if (!card?.buyerEmail) return null;
      const { locale } = card;
      const details = {
        ...card,
        ...{ validTo: lastDayOf(card), test: card.provider === 'sandbox' },
        url: cardsPage(deps.env, locale, '/gift-cards'),
      };
      return {
        to: card.buyerEmail,
        locale,
        email: giftCardReceipt(details, emailMessages[locale]),
      };
    },
  },
  'gift-card-ends': {
    key: ({ kind, cardId, lastDay }) => `${kind}:${cardId}:${lastDay}`,
    render: async (deps, { cardId, lastDay }) => {
      const card = await findCard(deps.db, cardId);
      const to = card?.recipientEmail ?? card?.buyerEmail;
      // The card was disabled, extended or used up in the meantime.
      if (!card || !to || card.status !== 'active' || lastDayOf(card) !== lastDay) return null;
      const balancePaise = await balanceOf(deps.db, giftAccount(cardId));
      if (balancePaise <= 0) return null;
      const { locale, recipientName, codeEnd } = card;
      const url = cardsPage(deps.env, locale, '/remedies');
      const details = { recipientName, codeEnd, balancePaise, lastDay, url };
      return { to, locale, email: giftCardEnds(details, emailMessages[locale]) };
    },
  },
});
