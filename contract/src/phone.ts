import { z } from 'zod';
import { typedPassword, userReply } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { phone, success } from './fields.ts';
import { issue } from './values/error-messages.ts';

/** Sign-in by a code on the phone, for customers; and the verified number of an account. */
const code = z
  .string(issue('phone_code_needed'))
  .max(40, issue('phone_code_needed'))
  .overwrite((text) => text.replace(/\D/g, ''))
  .regex(/^\d{6}$/, issue('phone_code_needed'));

const limit = { max: 60, minutes: 15 } as const;

/** Sends a code. The reply is the same whether or not an account has the number. */
export const requestPhoneCode = endpoint({
  method: 'POST',
  path: '/api/user/phone-code',
  access: 'public',
  limit,
  body: z.strictObject({ phone }),
  reply: success,
  errors: ['texts_off', 'too_many_attempts'],
});

/** Logs in the number's account; a new number opens one. */
export const phoneLoginRoute = endpoint({
  method: 'POST',
  path: '/api/user/phone-login',
  access: 'public',
  limit,
  body: z.strictObject({ phone, code }),
  reply: userReply,
  errors: ['phone_code_wrong', 'wrong_credentials', 'customer_blocked', 'too_many_attempts'],
});

/** The account's verified number, and whether it permits messages. */
const ownPhone = z.object({ phone: z.string().nullable(), messages: z.boolean() });
export type OwnPhone = z.infer<typeof ownPhone>;

export const readPhoneRoute = endpoint({
  method: 'GET',
  path: '/api/users/phone',
  access: 'user',
  reply: ownPhone,
});

/**
 * Needs the password of an account that has one; of another, a login within the last 10 minutes.
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
 * Adds or replaces the number. An account that this number alone opens joins the caller's, unless
 * it has money, bookings or sessions: then `phone_taken`.
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

/** Removes the number; not the only way into an account. */
export const removePhoneRoute = endpoint({
  method: 'DELETE',
  path: '/api/users/phone',
  access: 'user',
  body: z.strictObject({ password: typedPassword.optional() }),
  reply: ownPhone,
  errors: ['too_many_attempts', 'phone_needed'],
});
