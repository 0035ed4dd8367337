import { z } from 'zod';
import { typedPassword, userReply } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { phone, success } from './fields.ts';
import { issue } from './values/error-messages.ts';

/** Login by a code sent to a customer's phone, and the verified phone number of an account. */
const code = z
  .string(issue('phone_code_needed'))
  .max(40, issue('phone_code_needed'))
  .overwrite((text) => text.replace(/\D/g, ''))
  .regex(/^\d{6}$/, issue('phone_code_needed'));

const limit = { max: 60, minutes: 15 } as const;

/** Sends a login code. The response does not disclose whether an account has the number. */
export const requestPhoneCode = endpoint({
  method: 'POST',
  path: '/api/user/phone-code',
  access: 'public',
  limit,
  body: z.strictObject({ phone }),
  reply: success,
  errors: ['texts_off', 'too_many_attempts'],
});

/** Logs in the account of the number; creates one for a new number. */
export const phoneLoginRoute = endpoint({
  method: 'POST',
  path: '/api/user/phone-login',
  access: 'public',
  limit,
  body: z.strictObject({ phone, code }),
  reply: userReply,
  errors: ['phone_code_wrong', 'wrong_credentials', 'customer_blocked', 'too_many_attempts'],
});

/** The account's verified number, and the consent to messages. */
const ownPhone = z.object({ phone: z.string().nullable(), messages: z.boolean() });
export type OwnPhone = z.infer<typeof ownPhone>;

export const readPhoneRoute = endpoint({
  method: 'GET',
  path: '/api/users/phone',
  access: 'user',
  reply: ownPhone,
});

/**
 * Sends a code to a number to be added. Requires the password, or for an account without one a
 * login within the last 10 minutes.
 */
export const requestOwnPhoneCode = endpoint({
  method: 'POST',
  path: '/api/users/phone/code',
  access: 'user',
  limit,
  body: z.strictObject({ phone, password: typedPassword.optional() }),
  reply: success,
  errors: ['texts_off', 'too_many_attempts', 'phone_taken'],
});

/**
 * Adds or replaces the number. An account whose only login is this number is merged into the
 * caller's; `phone_taken` if that account has money, bookings or sessions.
 */
export const addPhoneRoute = endpoint({
  method: 'POST',
  path: '/api/users/phone',
  access: 'user',
  limit,
  body: z.strictObject({ phone, code, messages: z.boolean() }),
  reply: ownPhone,
  errors: ['phone_code_wrong', 'phone_taken', 'too_many_attempts'],
});

/** Removes the number, unless it is the only login method of the account. */
export const removePhoneRoute = endpoint({
  method: 'DELETE',
  path: '/api/users/phone',
  access: 'user',
  body: z.strictObject({ password: typedPassword.optional() }),
  reply: ownPhone,
  errors: ['too_many_attempts', 'phone_needed'],
});
