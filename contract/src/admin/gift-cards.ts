import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, id, line, note, queryCount } from '../fields.ts';
import { giftDelivery } from '../gift-cards.ts';
import { creditKinds } from '../values/credit-kinds.ts';
import { issue } from '../values/error-messages.ts';
import {
  giftCardBounds,
  giftCardOrigins,
  giftCardStates,
  giftKinds,
} from '../values/gift-cards.ts';
import { locales } from '../values/locale.ts';

const params = z.strictObject({ id });

const card = z.object({
  id: z.string(),
  /** The last four characters of its code. */
  end: z.string(),
  state: z.enum(giftCardStates),
  origin: z.enum(giftCardOrigins),
  /** Rupees: the initial value, and the remaining balance. */
  amount: z.number(),
  balance: z.number(),
  buyerEmail: z.string().nullable(),
  recipientEmail: z.string().nullable(),
  /** The scheduled day of sending in India, YYYY-MM-DD; null if none is pending. */
  waitsFor: z.string().nullable(),
  /** The last day of validity in India, YYYY-MM-DD; null if unlimited. */
  validTo: z.string().nullable(),
  /** Whether the test gateway took the payment: the card has no real value. */
  test: z.boolean(),
  createdAt: z.string(),
});
export type AdminGiftCard = z.infer<typeof card>;

/** One ledger movement of a gift card in rupees; negative for a debit. */
const movement = z.object({
  kind: z.enum([...creditKinds, ...giftKinds, 'top-up', 'top-up-refund', 'closing']),
  amount: z.number(),
  orderNumber: z.string().nullable(),
  at: z.string(),
});
export type GiftCardMovement = z.infer<typeof movement>;

const detail = card.extend({
  giverName: z.string(),
  recipientName: z.string(),
  message: z.string(),
  note: z.string(),
  sentAt: z.string().nullable(),
  movements: z.array(movement),
  /** Rupees that can be refunded through the card's payment. */
  refundable: z.number(),
});
export type GiftCardDetail = z.infer<typeof detail>;
const reply = z.object({ card: detail });

/** Gift cards, latest first; `owed` is the shop's total liability for them in rupees. */
export const listGiftCardsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/gift-cards',
  access: 'admin',
  query: z.strictObject({
    /** The end of a code, or part of an email address. */
    search: note(200).optional(),
    state: z.enum(giftCardStates).optional(),
    limit: queryCount(200).optional(),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({
    cards: z.array(card),
    total: z.int(),
    owed: z.number(),
    nextCursor: z.string().nullable(),
  }),
});

export const readGiftCardRoute = endpoint({
  method: 'GET',
  path: '/api/admin/gift-cards/:id',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});

/**
 * Issues a card without a payment, in whole rupees. Idempotent by `requestKey`: a repeated call
 * returns the code again.
 */
export const issueGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards',
  access: 'admin',
  body: z.strictObject({
    amount: z.int(issue('whole_number_needed')).min(giftCardBounds.min).max(giftCardBounds.max),
    reason: line(200, issue('reason_missing')),
    months: z
      .int(issue('whole_number_needed'))
      .min(giftCardBounds.minMonths)
      .max(giftCardBounds.maxMonths),
    locale: z.enum(locales),
    requestKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, issue('key_invalid')),
    ...giftDelivery,
  }),
  /** `code` is displayed only once. */
  reply: z.object({ card: detail, code: z.string() }),
});

/** Disables or enables a gift card. A disabled card is not accepted; its balance stays. */
export const switchGiftCardRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/gift-cards/:id/status',
  access: 'admin',
  params,
  body: z.strictObject({ status: z.enum(['active', 'disabled']) }),
  reply,
  errors: ['not_found', 'order_state'],
});

/**
 * Resends the card, to its own or another address. If the shop no longer has the code, the card
 * gets a new one.
 */
export const resendGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards/:id/send',
  access: 'admin',
  params,
  body: z.strictObject({
    email: email.optional(),
    requestKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  }),
  reply,
  errors: ['not_found', 'order_state'],
});

/**
 * Refunds the remaining balance of a purchased card through its payment; the card is empty
 * afterwards.
 */
export const refundGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards/:id/refund',
  access: 'admin',
  params,
  reply,
  errors: ['not_found', 'order_state'],
});
