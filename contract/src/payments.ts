import { z } from 'zod';
import { looseAddress } from './address.ts';
import { checkoutDetails } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';
import { order } from './orders.ts';
import { limits } from './values/limits.ts';

/** The browser's report of a payment, verified by the provider's signature. */
export const verifyPaymentRoute = endpoint({
  method: 'POST',
  path: '/api/payments/verify',
  access: 'shopper',
  limit: { max: 60, minutes: 1, skipLocal: true },
  /**
   * In addition to these, the fields returned by the provider's checkout: the server adds them by
   * its provider.
   */
  body: z.looseObject({
    /** Rupees (minor units divided by 100). */
    amount: z.number().optional(),
    currency: z.string().max(8).optional(),
    /** Accepted loosely; used only for an order that was created without lines. */
    items: z.array(z.unknown()).max(limits.linesPerCart).optional(),
    ...checkoutDetails,
    /** A completed payment is not rejected because of the address. */
    address: looseAddress.optional(),
  }),
  reply: z.object({ success: z.literal(true), order }),
  errors: ['payment_unverified', 'payment_mismatch', 'amount_mismatch', 'payments_off'],
});
export type VerifyPaymentBody = z.input<typeof verifyPaymentRoute.body>;
export type VerifyPaymentReply = z.infer<typeof verifyPaymentRoute.reply>;

/** The provider's webhook. The body stays bytes: its signature covers exactly the bytes sent. */
export const receiveWebhookRoute = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  kind: 'bytes',
  foreignCallers: true,
  reply: success,
  errors: ['payment_unverified', 'payments_off'],
});

/** A monthly payment plan of the provider; interest in basis points a year. */
const instalmentPlan = z.object({
  lender: z.string(),
  months: z.int(),
  basisPoints: z.int(),
  minPaise: z.int(),
});

/**
 * The plans in monthly instalments that the payment provider offers; empty where it offers none.
 */
export const listInstalmentPlansRoute = endpoint({
  method: 'GET',
  path: '/api/payments/instalments',
  access: 'public',
  reply: z.object({ plans: z.array(instalmentPlan) }),
});
