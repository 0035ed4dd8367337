import { z } from 'zod';
import { address, looseAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { email, line, success } from './fields.ts';
import { adminRoles } from './values/admin-roles.ts';
import { issue } from './values/error-messages.ts';
import { limits } from './values/limits.ts';
import { locales } from './values/locale.ts';

export const password = z
  .string(issue('password_needed_here'))
  .min(limits.passwordMin, issue('text_short', { least: limits.passwordMin }))
  .max(limits.passwordMax, issue('text_long', { most: limits.passwordMax }));

/**
 * A password as typed at login: any non-empty text, because a wrong password is a failed login, not
 * an invalid form.
 */
export const typedPassword = z
  .string(issue('own_password_needed'))
  .min(1, issue('own_password_needed'))
  .max(1024);

export const user = z.object({
  id: z.string(),
  role: z.enum(['user', 'admin', 'healer']),
  email: z.string(),
  name: z.string(),
  image: z.string().optional(),
  /** Language of messages sent to this account. */
  locale: z.enum(locales),
  /**
   * Present only when true: every administration endpoint is locked until the one-time password is
   * changed.
   */
  mustChangePassword: z.literal(true).optional(),
  /**
   * Present only when true: every administration endpoint is locked until the second factor that
   * the shop requires is enabled.
   */
  secondFactorMissing: z.literal(true).optional(),
  /** The role of an administrator with restricted access; absent for all other accounts. */
  duty: z.enum(adminRoles).optional(),
});
export type User = z.infer<typeof user>;

export const userReply = z.object({ user });

/** The logged-in account. */
export const checkToken = endpoint({
  method: 'GET',
  path: '/api/user/checkToken',
  access: 'member',
  reply: userReply,
});

export const registerRoute = endpoint({
  method: 'POST',
  path: '/api/user/register',
  access: 'public',
  body: z.strictObject({ email, password, name: line(120, issue('name_missing')) }),
  reply: userReply,
  errors: [
    'customer_blocked',
    'email_taken',
    'weak_password',
    'too_many_attempts',
    'wrong_credentials',
  ],
});

/** A login by email and password, for any role. */
export const plainLogin = {
  method: 'POST',
  access: 'public',
  body: z.strictObject({ email, password: typedPassword }),
  reply: userReply,
  errors: ['customer_blocked', 'wrong_credentials', 'too_many_attempts'],
} as const;

export const login = endpoint({ path: '/api/user/login', ...plainLogin });

/** Revokes a session of any role: the specification defines only the administrator's path. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'public',
  reply: success,
});

/** Alias of `logout` at a path that fits every role. */
export const logoutUser = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  access: 'public',
  reply: success,
});

const googleLimit = { max: 30, minutes: 15 } as const;
const started = z.object({ url: z.string() });

/** Starts a Google login (OAuth): returns the URL of Google's consent page. */
export const googleStart = endpoint({
  method: 'GET',
  path: '/api/user/google/start',
  access: 'public',
  limit: googleLimit,
  query: z.strictObject({ redirectUri: z.url().max(500) }),
  reply: started,
  errors: ['google_unavailable', 'google_failed'],
});

/** Completes the flow started by `googleStart` or `linkGoogle`. */
export const googleCallback = endpoint({
  method: 'POST',
  path: '/api/user/google/callback',
  access: 'public',
  limit: googleLimit,
  body: z.strictObject({
    code: z.string().min(1).max(2048),
    redirectUri: z.url().max(500),
    state: z.string().min(1).max(200).optional(),
  }),
  reply: userReply,
  errors: [
    'customer_blocked',
    'google_failed',
    'google_unavailable',
    'google_link_needed',
    'google_taken',
    'wrong_credentials',
  ],
});

/**
 * Starts linking a Google account to the caller's account, verified by the password, or by a login
 * within 10 minutes where none is set.
 */
export const linkGoogleRoute = endpoint({
  method: 'POST',
  path: '/api/users/google',
  access: 'user',
  limit: googleLimit,
  body: z.strictObject({ redirectUri: z.url().max(500), password: typedPassword.optional() }),
  reply: started,
  errors: ['google_unavailable', 'google_failed', 'too_many_attempts'],
});

export const unlinkGoogleRoute = endpoint({
  method: 'DELETE',
  path: '/api/users/google',
  access: 'user',
  body: z.strictObject({ password: typedPassword }),
  reply: success,
  errors: ['too_many_attempts'],
});

/** Login methods of the caller's account; `google` is null while no Google account is linked. */
export const signInMethods = endpoint({
  method: 'GET',
  path: '/api/users/sign-in',
  access: 'user',
  reply: z.object({ password: z.boolean(), google: z.object({ since: z.string() }).nullable() }),
});

export const forgotPasswordRoute = endpoint({
  method: 'POST',
  path: '/api/user/password/forgot',
  access: 'public',
  body: z.strictObject({ email }),
  reply: success,
  errors: ['too_many_attempts'],
});

/** The secret of a mailed link. */
const token = z.string().min(1).max(200);

/** Sets a new password. `role` in the reply determines where to log in with it. */
export const resetPasswordRoute = endpoint({
  method: 'POST',
  path: '/api/user/password/reset',
  access: 'public',
  body: z.strictObject({ token, password }),
  reply: success.extend({ role: user.shape.role }),
  errors: ['token_invalid', 'weak_password'],
});

/**
 * Confirms an email address. Without a session or the password of the account: 401
 * `password_needed`, and the address stays unconfirmed.
 */
export const verifyEmailRoute = endpoint({
  method: 'POST',
  path: '/api/user/verify-email',
  access: 'public',
  body: z.strictObject({ token, password: typedPassword.optional() }),
  reply: success,
  errors: [
    'token_invalid',
    'password_needed',
    'too_many_attempts',
    'email_taken',
    'customer_blocked',
  ],
});

/** The recipient of a `verifyEmail` link denies having created the account ('This was not me'). */
export const disownEmailRoute = endpoint({
  method: 'POST',
  path: '/api/user/verify-email/disown',
  access: 'public',
  body: z.strictObject({ token }),
  reply: success,
  errors: ['token_invalid'],
});

/** Sends a confirmation link to the new address, and a link for restoring it to the old address. */
export const changeEmailRoute = endpoint({
  method: 'POST',
  path: '/api/users/email',
  access: 'member',
  body: z.strictObject({ email, currentPassword: typedPassword.optional() }),
  reply: success,
  errors: ['email_taken', 'forbidden', 'too_many_attempts'],
});

/** Restores the old email address by the link that was mailed to it. */
export const restoreEmailRoute = endpoint({
  method: 'POST',
  path: '/api/user/email/restore',
  access: 'public',
  body: z.strictObject({ token }),
  reply: success,
  errors: ['token_invalid', 'email_taken', 'customer_blocked'],
});

export const changePasswordRoute = endpoint({
  method: 'PUT',
  path: '/api/users/password',
  access: 'member',
  body: z.strictObject({ currentPassword: typedPassword, newPassword: password }),
  reply: success,
  errors: [
    'weak_password',
    'stale_edit',
    'too_many_attempts',
    'wrong_credentials',
    'customer_blocked',
  ],
});

/** Updates the caller's profile; omitted fields stay unchanged. */
export const updateProfileRoute = endpoint({
  method: 'PUT',
  path: '/api/users/profile',
  access: 'member',
  body: z
    .strictObject({
      name: line(120, issue('name_missing')).optional(),
      locale: z.enum(locales, issue('language_unknown', { codes: locales })).optional(),
    })
    .refine(({ name, locale }) => name !== undefined || locale !== undefined, {
      path: ['name'],
      message: issue('name_missing'),
    }),
  reply: userReply,
});

/** Revokes every session of the caller, including the current one. */
export const signOutEverywhereRoute = endpoint({
  method: 'POST',
  path: '/api/users/sign-out-everywhere',
  access: 'member',
  reply: success,
});

export const addressReply = looseAddress.extend({
  apartment: z.string(),
  billingSameAsShipping: z.boolean(),
  primary: z.boolean(),
});
export type SavedAddress = z.infer<typeof addressReply>;

/**
 * `version` identifies this state of the list: sent back as `If-Match`, it reports a concurrent
 * change instead of overwriting it.
 */
const addressesReply = z.object({ addresses: z.array(addressReply), version: z.string() });

/** The caller's saved addresses, by their position in the caller's own list. */
export const listAddressesRoute = endpoint({
  method: 'GET',
  path: '/api/users/addresses',
  access: 'user',
  reply: addressesReply,
});

export const primaryAddress = endpoint({
  method: 'GET',
  path: '/api/users/address',
  access: 'user',
  reply: z.object({ address: addressReply.nullable() }),
});

export const addAddressRoute = endpoint({
  method: 'POST',
  path: '/api/users/addresses',
  access: 'user',
  body: address,
  reply: addressesReply,
  errors: ['address_limit'],
});

/** The position in the caller's own list; any other string is not found. */
const position = z.strictObject({ index: z.string() });
const ifMatch = z.looseObject({ 'if-match': z.string().optional() });

export const updateAddressRoute = endpoint({
  method: 'PUT',
  path: '/api/users/addresses/:index',
  access: 'user',
  params: position,
  headers: ifMatch,
  body: address,
  reply: addressesReply,
  errors: ['address_not_found', 'stale_edit'],
});

export const removeAddressRoute = endpoint({
  method: 'DELETE',
  path: '/api/users/addresses/:index',
  access: 'user',
  params: position,
  headers: ifMatch,
  reply: addressesReply,
  errors: ['address_not_found', 'stale_edit'],
});
