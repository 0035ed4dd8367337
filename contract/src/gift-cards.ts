import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, note, prose, typed } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { giftCardBounds } from './values/gift-cards.ts';

/** A typed code; spaces, dashes and small letters do not matter. */
export const giftCode = typed(60).min(1, issue('gift_code_needed'));

/** A day in India, YYYY-MM-DD. */
const day = z.iso.date(issue('gift_day_invalid'));

/** To whom a card goes, and when; without `recipientEmail` it goes to its buyer. */
export const giftDelivery = {
  /** The name of the giver, for the recipient to read. */
  giverName: note(80).optional(),
  recipientName: note(80).optional(),
  recipientEmail: email.optional(),
  message: prose(500).optional(),
  /** Absent or past: at once. */
  sendOn: day.optional(),
};

const purchase = z.object({
  id: z.string(),
  /** `paid`: it is on its way by email, or waits for its day. */
  status: z.enum(['created', 'paid']),
  /** Rupees. */
  amount: z.number(),
});
export type GiftCardPurchase = z.infer<typeof purchase>;

/** Opens the payment of a gift card. `amount` in whole rupees, within the shop's limits. */
export const buyGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/gift-cards',
  access: 'shopper',
  limit: { max: 20, minutes: 1, skipLocal: true },
  body: z.strictObject({
    amount: z.int(issue('whole_number_needed')).min(giftCardBounds.min).max(giftCardBounds.max),
    /** The buyer's: the receipt goes there. */
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
 * The browser's report of a payment, verified by the provider's signature: its fields, with the
 * provider's own names.
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

/** The state of a purchase, by its id that only its buyer knows. */
export const readGiftCardPurchaseRoute = endpoint({
  method: 'GET',
  path: '/api/gift-cards/purchases/:id',
  access: 'shopper',
  params: z.strictObject({ id }),
  reply: z.object({ purchase }),
  errors: ['not_found'],
});

/**
 * Reads the value of a gift card by its code, without using it. Wrong codes count, and after too
 * many of them every code is rejected.
 */
export const checkGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/gift-cards/check',
  access: 'shopper',
  limit: { max: 30, minutes: 1, skipLocal: true },
  body: z.strictObject({ code: giftCode }),
  reply: z.object({
    /** Its last four characters. */
    end: z.string(),
    /** Rupees. */
    balance: z.number(),
    /** Its last day in India, YYYY-MM-DD; null without an end. */
    validTo: z.string().nullable(),
  }),
  errors: ['gift_card_invalid', 'too_many_attempts'],
});
export type GiftCardWorth = z.infer<typeof checkGiftCardRoute.reply>;

/** Moves the whole balance of a gift card into the caller's store credit. Rupees. */
export const redeemGiftCardRoute = endpoint({
  method: 'POST',
  path: '/api/gift-cards/redeem',
  access: 'user',
  limit: { max: 30, minutes: 1, skipLocal: true },
  body: z.strictObject({ code: giftCode }),
  reply: z.object({ redeemed: z.number(), credit: z.number() }),
  errors: ['gift_card_invalid', 'too_many_attempts'],
});
