import type { z } from 'zod';
import type * as account from '../calls/account.ts';
import type { Address } from '../calls/parts.ts';
import type { Locale } from '../values/locale.ts';
import type { Call, CallOptions } from './call.ts';

type Reply<Schema extends z.ZodType> = z.infer<Schema>;
type UserReply = Reply<typeof account.userReply>;
type Addresses = Reply<typeof account.addresses>;
type Done = { success: true };

export function createAccountCalls(call: Call) {
  return {
    /** 401 when nobody is logged in. */
    checkToken: () => call<UserReply>('GET', '/user/checkToken'),
    login: (body: { email: string; password: string }) => call<UserReply>('POST', '/user/login', body),
    /** `code` after 401 `second_factor_needed`; 401 `wrong_code` for one that does not work. */
    adminLogin: (body: { email: string; password: string; code?: string }) =>
      call<UserReply>('POST', '/admin/login', body),
    register: (body: { email: string; password: string; name: string }) =>
      call<UserReply>('POST', '/user/register', body),
    adminRegister: (body: { email: string; password: string; name: string; invite: string }) =>
      call<UserReply>('POST', '/admin/register', body),
    logout: () => call<Done>('POST', '/admin/logout'),
    googleStart: (redirectUri: string) =>
      call<{ url: string }>('GET', `/user/google/start?redirectUri=${encodeURIComponent(redirectUri)}`),
    googleCallback: (body: z.input<typeof account.googleCallback.body>) =>
      call<UserReply>('POST', '/user/google/callback', body),
    signInWays: () => call<Reply<typeof account.signInWays.reply>>('GET', '/users/sign-in'),
    /** Then as `googleStart`; 409 `google_taken` at its end. */
    linkGoogle: (body: { redirectUri: string; password?: string }) =>
      call<{ url: string }>('POST', '/users/google', body),
    unlinkGoogle: (password: string) => call<Done>('DELETE', '/users/google', { password }),
    forgotPassword: (email: string) => call<Done>('POST', '/user/password/forgot', { email }),
    resetPassword: (body: { token: string; password: string }) =>
      call<Reply<typeof account.resetPassword.reply>>('POST', '/user/password/reset', body),
    /** 401 `password_needed` outside a session of the account; then again with its password. */
    verifyEmail: (body: { token: string; password?: string }) => call<Done>('POST', '/user/verify-email', body),
    /** 'This was not me'. */
    disownEmail: (token: string) => call<Done>('POST', '/user/verify-email/disown', { token }),
    /** Sends a link to the new address; 409 `email_taken`. */
    changeEmail: (body: { email: string; currentPassword: string }) => call<Done>('POST', '/users/email', body),
    /** The way back, from the old address. */
    restoreEmail: (token: string) => call<Done>('POST', '/user/email/restore', { token }),
    updateProfile: (body: { name?: string; locale?: Locale }) => call<UserReply>('PUT', '/users/profile', body),
    changePassword: (body: { currentPassword: string; newPassword: string }) =>
      call<Done>('PUT', '/users/password', body),
    signOutEverywhere: () => call<Done>('POST', '/users/sign-out-everywhere'),
    consents: () => call<Reply<typeof account.consents.reply>>('GET', '/users/consents'),
    withdrawConsent: (purpose: 'kundlis' | 'newsletter') =>
      call<Reply<typeof account.consents.reply>>('DELETE', `/users/consents/${purpose}`),
    exportData: () => call<Record<string, unknown>>('GET', '/users/export'),
    closing: () => call<Reply<typeof account.readClosing.reply>>('GET', '/users/me/closing'),
    deleteAccount: (body: { password?: string }) => call<Done>('DELETE', '/users/me', body),
    addresses: () => call<Addresses>('GET', '/users/addresses'),
    primaryAddress: () => call<Reply<typeof account.primaryAddress.reply>>('GET', '/users/address'),
    addAddress: (body: Address) => call<Addresses>('POST', '/users/addresses', body),
    /** `version` of the list that the index belongs to: 409 `stale_edit` when the list has changed since. */
    updateAddress: (index: number, body: Address, version?: string) =>
      call<Addresses>('PUT', `/users/addresses/${index}`, body, ifMatch(version)),
    removeAddress: (index: number, version?: string) =>
      call<Addresses>('DELETE', `/users/addresses/${index}`, undefined, ifMatch(version)),
    /** Administrators only; the code is shown this once. */
    invite: (email: string) => call<Reply<typeof account.invite.reply>>('POST', '/admin/invitations', { email }),
    revokeInvitation: (email: string) => call<Done>('POST', '/admin/invitations/revoke', { email }),
    invitations: () => call<Reply<typeof account.invitations.reply>>('GET', '/admin/invitations'),
    orders: () => call<Reply<typeof account.myOrders.reply>>('GET', '/users/orders'),
  };
}

function ifMatch(version: string | undefined): CallOptions {
  return version === undefined ? {} : { headers: { 'if-match': version } };
}
