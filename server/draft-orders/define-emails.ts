import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { paymentLinkEmail } from './emails.ts';
import { issueLink } from './payment-links.ts';
import { type FoundDraft, findDraft } from './queries.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** `round`: the draft's link round; `again`: the idempotency key of the request to send. */
    'payment-link': { draftId: string; round: number; again: string };
  }
}

/** Whether an email that was queued for this link round may still be sent. */
export function isCurrentLink(found: FoundDraft | null, round: number): found is FoundDraft {
  return found?.state === 'sent' && found.draft.linkRound === round;
}

export const draftOrderEmails = defineEmails({
  'payment-link': {
    key: ({ kind, draftId, again }) => `${kind}:${draftId}:${again}`,
    render: async (deps, { draftId, round }) => {
      const found = await findDraft(deps.db, draftId);
      if (!isCurrentLink(found, round) || !found.draft.email) return null;
      const { email: to, locale, name, amountPaise } = found.draft;
      const amount = formatRupeesExact(toRupees(amountPaise));
      const url = await issueLink(deps, found.draft);
      return { to, locale, email: paymentLinkEmail({ name, amount, url }, emailMessages[locale]) };
    },
  },
});
