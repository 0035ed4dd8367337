import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import { defineTextMessages } from '../platform/text-messages/define-texts.ts';
import { indianNumber } from '../platform/text-messages/indian-number.ts';
import { isCurrentLink } from './define-emails.ts';
import { issueLink } from './payment-links.ts';
import { findDraft } from './queries.ts';

declare module '../platform/text-messages/define-texts.ts' {
  interface TextKinds {
    'payment-link': { draftId: string; round: number; again: string };
  }
}

export const draftOrderMessages = defineTextMessages({
  'payment-link': {
    key: ({ kind, draftId, again }) => `${kind}:${draftId}:${again}`,
    secret: true,
    render: async (deps, { draftId, round }) => {
      const found = await findDraft(deps.db, draftId);
      if (!isCurrentLink(found, round) || !found.draft.phone) return null;
      const { phone, locale, amountPaise } = found.draft;
      const to = indianNumber(phone);
      if (!to) return null;
      const amount = formatRupeesExact(toRupees(amountPaise));
      return { to, locale, values: { amount, url: await issueLink(deps, found.draft) } };
    },
  },
});
