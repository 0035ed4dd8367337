import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about sessions with healers and the prepaid balance. */
export const consultations = {
  titles: {
    healer_required: 'For healers only',
    customers_only: 'For customers only',
    price_changed: 'The price has changed',
    balance_low: 'Balance too low',
    consultation_not_found: 'Session not found',
    consultation_state: 'Not possible now',
    consultation_open: 'A session is open',
    consultation_blocked: 'Not possible',
    slot_soon: 'A booked session is about to begin',
    top_up_not_found: 'Payment not found',
    invitation_invalid: 'Invitation needed',
    invoice_unavailable: 'No tax invoice',
  },
  sentences: {
    healer_required: 'This page is for healers only. Please log in with a healer account.',
    customers_only: 'Healer accounts cannot place orders. Please log in as a customer.',
    price_changed: 'This healer’s price has changed. Please check the new price and try again.',
    balance_low: 'Your balance does not cover a minute with this healer. Please top it up first.',
    free_chat_mailbox:
      'The free minutes of this mailbox were used with another account. Please top up your balance to start a chat.',
    free_chat_unverified:
      'Please confirm your email first: several new accounts on your network have had free minutes today. Once it is confirmed, your first 3 minutes are free; with a balance you can start now.',
    free_chat_network:
      'Many new accounts on your network have had free minutes today. Please try again tomorrow, or top up your balance to start now.',
    consultation_not_found: 'This session does not exist.',
    consultation_state: 'This session has changed in the meantime. Please reload the page.',
    consultation_open: 'Another session is still open. Please end it first.',
    consultation_blocked:
      'A session between you and this healer is not possible, because one of you has blocked the other.',
    slot_soon:
      'A booked session with this healer begins within five minutes, so no chat can start before it.',
    top_up_not_found: 'This payment is not one of yours.',
    invitation_code_needed: 'Please enter the invitation code.',
    invitation_invalid: 'This invitation is not valid. Ask an administrator for a new one.',
    invoice_unavailable:
      'There is no tax invoice: the company name, its address and a valid GSTIN are not configured in this shop.',
  },
} satisfies ErrorWordsPart;
