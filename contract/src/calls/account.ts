import { z } from 'zod';
import { limits } from '../values/limits.ts';
import { locales } from '../values/locale.ts';
import { consentPurposes } from '../values/notice.ts';
import { issue } from '../values/sentences.ts';
import { booking } from './bookings.ts';
import { orderSummary } from './orders.ts';
import { address, email, line, looseAddress, success } from './parts.ts';

const password = z
  .string(issue('password_needed_here'))
  .min(limits.passwordMin, issue('text_short', { least: limits.passwordMin }))
  .max(limits.passwordMax, issue('text_long', { most: limits.passwordMax }));

/** A password as typed into a login: any text, since a wrong one is a wrong login and not a wrong form. */
export const typedPassword = z.string(issue('own_password_needed')).min(1, issue('own_password_needed')).max(1024);

export const user = z.object({
  id: z.string(),
  role: z.enum(['user', 'admin']),
  email: z.string(),
  name: z.string(),
  image: z.string().optional(),
  /** The language in which this person is written to. */
  locale: z.enum(locales),
  /** Only where it holds: nothing of the administration answers before a one-time password was changed. */
  mustChangePassword: z.literal(true).optional(),
  /** Only where it holds: nothing of the administration answers before the second factor that the shop asks for is on. */
  secondFactorMissing: z.literal(true).optional(),
});
export type User = z.infer<typeof user>;

export const userReply = z.object({ user });

export const login = { body: z.strictObject({ email, password: typedPassword }), reply: userReply };

export const register = {
  body: z.strictObject({ email, password, name: line(120, issue('name_missing')) }),
  reply: userReply,
};

export const adminRegister = {
  body: z.strictObject({
    email,
    password,
    name: line(120, issue('name_missing')),
    invite: z.string(issue('invitation_code_needed')).trim().min(1, issue('invitation_code_needed')).max(200),
  }),
  reply: userReply,
};

export const googleStart = {
  query: z.strictObject({ redirectUri: z.url().max(500) }),
  reply: z.object({ url: z.string() }),
};

export const googleCallback = {
  body: z.strictObject({
    code: z.string().min(1).max(2048),
    redirectUri: z.url().max(500),
    state: z.string().min(1).max(200).optional(),
  }),
  reply: userReply,
};

/** Begins tying a Google account to the caller's, against the password where there is one; `googleCallback` ends it. */
export const linkGoogle = {
  body: z.strictObject({ redirectUri: z.url().max(500), password: typedPassword.optional() }),
  reply: googleStart.reply,
};
export const unlinkGoogle = { body: z.strictObject({ password: typedPassword }), reply: success };
/** The ways into the caller's account; `google` is null while none is tied to it. */
export const signInWays = {
  reply: z.object({ password: z.boolean(), google: z.object({ since: z.string() }).nullable() }),
};

export const changePassword = {
  body: z.strictObject({ currentPassword: typedPassword, newPassword: password }),
  reply: success,
};
export const updateProfile = {
  /** What is not given stays as it is. */
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
};
export const deleteAccount = { body: z.strictObject({ password: typedPassword.optional() }), reply: success };
export const forgotPassword = { body: z.strictObject({ email }), reply: success };
/** The secret of a mailed link. */
const token = z.string().min(1).max(200);
/** `role` says where to log in with the new password. */
export const resetPassword = {
  body: z.strictObject({ token, password }),
  reply: success.extend({ role: user.shape.role }),
};
/** Without a session of the account and without its password: 401 `password_needed`, and nothing is confirmed. */
export const verifyEmail = { body: z.strictObject({ token, password: typedPassword.optional() }), reply: success };
/** 'This was not me', from whoever got the link of `verifyEmail`. */
export const disownEmail = { body: z.strictObject({ token }), reply: success };
export const changeEmail = { body: z.strictObject({ email, currentPassword: typedPassword }), reply: success };
export const restoreEmail = { body: z.strictObject({ token }), reply: success };

export const addressReply = looseAddress.extend({
  apartment: z.string(),
  billingSameAsShipping: z.boolean(),
  primary: z.boolean(),
});
export type SavedAddress = z.infer<typeof addressReply>;

/** `version` names this state of the list: sent back as `If-Match`, a change made meanwhile elsewhere is told, not hit. */
export const addresses = z.object({ addresses: z.array(addressReply), version: z.string() });

/** Any text: what is no position in the caller's own list is not found. */
export const addressIndex = z.strictObject({ index: z.string() });
export const addAddress = { body: address, reply: addresses };
export const updateAddress = { params: addressIndex, body: address, reply: addresses };
export const removeAddress = { params: addressIndex, reply: addresses };
export const primaryAddress = { reply: z.object({ address: addressReply.nullable() }) };

/** The latest word on each purpose that a person was ever asked about. Moments are ISO 8601. */
export const consents = {
  reply: z.object({
    consents: z.array(
      z.object({
        purpose: z.enum(consentPurposes),
        noticeVersion: z.string(),
        givenAt: z.string(),
        withdrawnAt: z.string().nullable(),
      }),
    ),
  }),
};
export type Consent = z.infer<typeof consents.reply>['consents'][number];
/** Consent to the account is taken back by deleting it. */
export const withdrawConsent = {
  params: z.strictObject({ purpose: z.enum(consentPurposes).exclude(['account']) }),
  reply: consents.reply,
};

export const myOrders = { reply: z.object({ orders: z.array(orderSummary) }) };

/** What deleting the account would cost: orders that are on their way, sessions that it cancels. */
export const readClosing = { reply: z.object({ orders: z.array(orderSummary), bookings: z.array(booking) }) };
export type Closing = z.infer<typeof readClosing.reply>;

export const invite = {
  body: z.strictObject({ email }),
  reply: z.object({ invitation: z.object({ code: z.string(), email: z.string(), expiresAt: z.string() }) }),
};
export const invitations = {
  reply: z.object({
    invitations: z.array(z.object({ email: z.string(), createdAt: z.string(), expiresAt: z.string() })),
  }),
};
export const revokeInvitation = { body: z.strictObject({ email }), reply: success };
