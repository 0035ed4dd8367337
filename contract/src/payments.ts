import { z } from 'zod';
import { looseAddress } from './address.ts';
import { checkoutDetails } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';
import { order } from './orders.ts';
import { limits } from './values/limits.ts';

/** The browser's word of a payment, proven by the provider's signature. */
export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/payments/verify',
  access: 'shopper',
  limit: { max: 60, minutes: 1, sparesOwnMachine: true },
  /** Beside these stand the fields that the provider's window handed over: the server adds them by its provider. */
  body: z.looseObject({
    /** Rupees (minor units divided by 100). */
    amount: z.number().optional(),
    currency: z.string().max(8).optional(),
    /** Accepted loosely; used only for an order that was created without lines. */
    items: z.array(z.unknown()).max(limits.linesPerCart).optional(),
    ...checkoutDetails,
    /** Whoever has paid is not rejected for where they live. */
    address: looseAddress.optional(),
  }),
  reply: z.object({ success: z.literal(true), order }),
  errors: ['payment_unverified', 'payment_mismatch', 'amount_mismatch', 'payments_off'],
});
export type VerifyPaymentBody = z.input<typeof verifyPayment.body>;
export type VerifyPaymentReply = z.infer<typeof verifyPayment.reply>;

/** What the provider tells by itself. The body stays bytes: its signature is over exactly what was sent. */
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  kind: 'bytes',
  foreignCallers: true,
  reply: success,
  errors: ['payment_unverified', 'payments_off'],
});
