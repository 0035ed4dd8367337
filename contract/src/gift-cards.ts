import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, note, prose, typed } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { giftCardBounds } from './values/gift-cards.ts';

/** A gift card code as typed; spaces, dashes and case are ignored. */
export const giftCode = typed(60).min(1, issue('gift_code_needed'));

/** A day in India, YYYY-MM-DD. */
const day = z.iso.date(issue('gift_day_invalid'));

/** Recipient and day of sending; without `recipientEmail` the card is sent to its buyer. */
export const giftDelivery = {
  /** The name of the giver, for the recipient to read. */
  giverName: note(80).optional(),
  recipientName: note(80).optional(),
  recipientEmail: email.optional(),
  message: prose(500).optional(),
  /** Day of sending; absent or past: sent immediately. */
  sendOn: day.optional(),
};

const purchase = z.object({
  id: z.string(),
  /** `paid`: the card is being emailed, or waits for its day of sending. */
  status: z.enum(['created', 'paid']),
  /** Rupees. */
  amount: z.number(),
});
export type GiftCardPurchase = z.infer<typeof purchase>;

/** Creates the payment of a gift card. `amount` in whole rupees, within the shop's limits. */
export const buyGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/gift-cards',
  access: 'shopper',
  limit: { max: 20, minutes: 1, skipLocal: true },
  body: z.strictObject({
    amount: z.int(issue('whole_number_needed')).min(giftCardBounds.min).max(giftCardBounds.max),
    /** The buyer's email address, to which the receipt is sent. */
    email,
    ...giftDelivery,
  }),
  reply: z.object({
    purchase,
    keyId: z.string(),
    /** The provider's order; amount in paise. */
    order: z.object({ id: z.string(), amount: z.int(), currency: z.literal('INR') }),
  }),
  errors: ['gift_cards_off', 'payments_off', 'payments_unavailable'],
});

/**
 * The browser's report of a payment, verified by the provider's signature (HMAC); field names are
 * the provider's.
 */
export const verifyGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/gift-cards/verify',
  access: 'shopper',
  limit: { max: 60, minutes: 1, skipLocal: true },
  body: z.looseObject({}),
  reply: z.object({ purchase }),
  errors: ['payments_off', 'payment_unverified', 'not_found'],
});

/** The state of a purchase, by an id known only to its buyer. */
export const readGiftCardPurchaseRoute = endpoint({
  method: 'GET',
  path: '/api/gift-cards/purchases/:id',
  access: 'shopper',
  params: z.strictObject({ id }),
  reply: z.object({ purchase }),
  errors: ['not_found'],
});

/**
 * Reads the balance of a gift card by its code, without using it. Too many wrong codes block all
 * further attempts.
 */
export const checkGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/gift-cards/check',
  access: 'shopper',
  limit: { max: 30, minutes: 1, skipLocal: true },
  body: z.strictObject({ code: giftCode }),
  reply: z.object({
    /** The last four characters of the code. */
    end: z.string(),
    /** Rupees. */
    balance: z.number(),
    /** The last day of validity in India, YYYY-MM-DD; null if unlimited. */
    validTo: z.string().nullable(),
  }),
  errors: ['gift_card_invalid', 'too_many_attempts'],
});
export type GiftCardWorth = z.infer<typeof checkGiftCardRoute.reply>;

/** Redeems a gift card: moves its full balance into the caller's store credit. Rupees. */
export const redeemGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/gift-cards/redeem',
  access: 'user',
  limit: { max: 30, minutes: 1, skipLocal: true },
  body: z.strictObject({ code: giftCode }),
  reply: z.object({ redeemed: z.number(), credit: z.number() }),
  errors: ['gift_card_invalid', 'too_many_attempts'],
});
