import { z } from 'zod';
import { looseAddress } from './address.ts';
import { checkoutDetails } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';
import { order } from './orders.ts';
import { limits } from './values/limits.ts';

/** The browser's report of a payment, verified by the provider's signature (HMAC). */
export const verifyPaymentRoute = endpoint({
  method: 'POST',
  path: '/api/payments/verify',
  access: 'shopper',
  limit: { max: 60, minutes: 1, skipLocal: true },
  /** Also carries the fields returned by the provider's checkout, whose schema the server adds. */
  body: z.looseObject({
    /** Rupees. */
    amount: z.number().optional(),
    currency: z.string().max(8).optional(),
    /** Not validated strictly; used only for an order that was created without lines. */
    items: z.array(z.unknown()).max(limits.linesPerCart).optional(),
    ...checkoutDetails,
    /** Not validated strictly: a completed payment must not be rejected because of the address. */
    address: looseAddress.optional(),
  }),
  reply: z.object({ success: z.literal(true), order }),
  errors: ['payment_unverified', 'payment_mismatch', 'amount_mismatch', 'payments_off'],
});
export type VerifyPaymentBody = z.input<typeof verifyPaymentRoute.body>;
export type VerifyPaymentReply = z.infer<typeof verifyPaymentRoute.reply>;

/**
 * The payment provider's webhook. The body is not parsed: its signature (HMAC) covers exactly these
 * bytes.
 */
export const receiveWebhookRoute = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  kind: 'bytes',
  foreignCallers: true,
  reply: success,
  errors: ['payment_unverified', 'payments_off'],
});

/** A monthly payment plan (EMI) of the provider; annual interest in basis points. */
const instalmentPlan = z.object({
  lender: z.string(),
  months: z.int(),
  basisPoints: z.int(),
  minPaise: z.int(),
});

/** Monthly payment plans (EMI) offered by the payment provider; may be empty. */
export const listInstalmentPlansRoute = endpoint({
  method: 'GET',
  path: '/api/payments/instalments',
  access: 'public',
  reply: z.object({ plans: z.array(instalmentPlan) }),
});
