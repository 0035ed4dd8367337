import { z } from 'zod';
import { typedPassword } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';
import { booking } from './healers.ts';
import { orderSummary } from './orders.ts';
import { consentPurposes } from './values/notice.ts';

/** Export of all data that the shop stores about the caller. */
export const exportDataRoute = endpoint({
  method: 'GET',
  path: '/api/users/export',
  access: 'member',
  reply: z.record(z.string(), z.unknown()),
});

/** The latest decision per purpose of consent. Times are ISO 8601. */
const consentsReply = z.object({
  consents: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      noticeVersion: z.string(),
      givenAt: z.string(),
      withdrawnAt: z.string().nullable(),
    }),
  ),
});
export type Consent = z.infer<typeof consentsReply>['consents'][number];

export const readConsentsRoute = endpoint({
  method: 'GET',
  path: '/api/users/consents',
  access: 'member',
  reply: consentsReply,
});

/** Withdraws consent to a purpose; consent to the account itself is withdrawn by deleting it. */
export const withdrawConsentRoute = endpoint({
  method: 'DELETE',
  path: '/api/users/consents/:purpose',
  access: 'member',
  params: z.strictObject({ purpose: z.enum(consentPurposes).exclude(['account']) }),
  reply: consentsReply,
});

/**
 * Consequences of deleting the account: orders in transit, sessions that are cancelled, the
 * remaining balance.
 */
export const readClosingRoute = endpoint({
  method: 'GET',
  path: '/api/users/me/closing',
  access: 'member',
  worded: true,
  reply: z.object({
    orders: z.array(orderSummary),
    bookings: z.array(booking),
    /**
     * Rupees of the prepaid balance and the store credit; the remainder is refunded to the owner.
     */
    balance: z.number(),
  }),
});
export type Closing = z.infer<typeof readClosingRoute.reply>;

export const deleteAccountRoute = endpoint({
  method: 'DELETE',
  path: '/api/users/me',
  access: 'member',
  body: z.strictObject({ password: typedPassword.optional() }),
  reply: success,
  errors: ['forbidden', 'too_many_attempts'],
});
