import { type Locale, sourceLocale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import * as templates from './emails.ts';
import { issueToken } from './issue-token.ts';
import { findPasskey } from './passkeys/passkey-queries.ts';
import { findUser, findUserByEmail } from './queries.ts';
import { findTokenOf } from './token-queries.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** `locale` is that of the page of the request; the account's by default. */
    'password-reset': { email: string; locale?: Locale };
    'verify-email': { userId: string };
    'password-changed': { userId: string };
    /** `email` is the new address, to which the message is sent. */
    'email-change': { userId: string; email: string };
    /** Sent to `email`, the former address. */
    'email-changed': { userId: string; email: string };
    /** Obsolete if the passkey has been removed in the meantime. */
    'passkey-added': { userId: string; passkeyId: string };
    'passkey-removed': { userId: string; passkeyId: string };
    'phone-changed': { userId: string };
    invitation: { email: string };
  }
}

/** The passkey page of each role. */
const PASSKEY_PAGES = {
  user: '/user/profile',
  healer: '/healer/profile',
  admin: '/admin/account',
} as const;

export const accountEmails = defineEmails({
  'password-reset': {
    render: async ({ db, env }, request) => {
      const user = await findUserByEmail(db, request.email);
      if (!user) return null;
      const { token } = await issueToken(db, {
        purpose: 'reset',
        email: user.email,
        userId: user.id,
      });
      const locale = request.locale ?? user.locale;
      const url = pageUrl(env, locale, '/user/reset-password', { token });
      return {
        to: user.email,
        locale,
        email: templates.passwordReset({ url }, emailMessages[locale]),
      };
    },
  },
  'verify-email': {
    render: async ({ db, env }, { userId }) => {
      const user = await findUser(db, userId);
      if (!user || user.emailVerifiedAt) return null;
      const { email: to, locale } = user;
      const { token } = await issueToken(db, { purpose: 'verify', email: to, userId });
      const url = pageUrl(env, locale, '/user/verify-email', { token });
      return { to, locale, email: templates.composeVerifyEmail({ url }, emailMessages[locale]) };
    },
  },
  'password-changed': {
    render: async ({ db, env }, { userId }) => {
      const user = await findUser(db, userId);
      if (!user) return null;
      const { email: to, locale, role } = user;
      const url = pageUrl(
        env,
        locale,
        '/user/forgot-password',
        role === 'admin' ? { for: role } : {},
      );
      return { to, locale, email: templates.passwordChanged({ url }, emailMessages[locale]) };
    },
  },
  'passkey-added': {
    key: ({ kind, passkeyId }) => `${kind}:${passkeyId}`,
    render: async ({ db, env }, { userId, passkeyId }) => {
      const user = await findUser(db, userId);
      if (!user || !(await findPasskey(db, passkeyId))) return null;
      const { email: to, locale, role } = user;
      const url = pageUrl(env, locale, PASSKEY_PAGES[role]);
      return { to, locale, email: templates.passkeyAdded({ url }, emailMessages[locale]) };
    },
  },
  'passkey-removed': {
    key: ({ kind, passkeyId }) => `${kind}:${passkeyId}`,
    render: async ({ db, env }, { userId }) => {
      const user = await findUser(db, userId);
      if (!user) return null;
      const { email: to, locale, role } = user;
      const url = pageUrl(env, locale, PASSKEY_PAGES[role]);
      return { to, locale, email: templates.passkeyRemoved({ url }, emailMessages[locale]) };
    },
  },
  'phone-changed': {
    render: async ({ db, env }, { userId }) => {
      const user = await findUser(db, userId);
      if (!user) return null;
      const { email: to, locale } = user;
      const url = pageUrl(env, locale, '/user/profile');
      return { to, locale, email: templates.phoneChanged({ url }, emailMessages[locale]) };
    },
  },
  'email-change': {
    render: async ({ db, env }, { email, userId }) => {
      const user = await findUser(db, userId);
      // The address was taken after the request: the link could only fail.
      if (!user || (await findUserByEmail(db, email))) return null;
      const { locale } = user;
      const { token } = await issueToken(db, { purpose: 'email', email, userId });
      const url = pageUrl(env, locale, '/user/verify-email', { token });
      return { to: email, locale, email: templates.emailChange({ url }, emailMessages[locale]) };
    },
  },
  'email-changed': {
    render: async ({ db, env }, { email, userId }) => {
      const user = await findUser(db, userId);
      if (!user) return null;
      const { locale } = user;
      const { token } = await issueToken(db, { purpose: 'email-back', email, userId });
      const url = pageUrl(env, locale, '/user/email-back', { token });
      return { to: email, locale, email: templates.emailChanged({ url }, emailMessages[locale]) };
    },
  },
  invitation: {
    render: async ({ db, env }, { email }) => {
      const given = await findTokenOf(db, 'invite', email);
      // The invitation was used or revoked in the meantime.
      if (!given) return null;
      const { issuedBy } = given;
      const { token: code } = await issueToken(db, {
        purpose: 'invite',
        email,
        ...(issuedBy && { issuedBy }),
      });
      const url = pageUrl(env, sourceLocale, '/admin/register', { invite: code, email });
      return { to: email, email: templates.invitation({ email, code, url }) };
    },
  },
});
