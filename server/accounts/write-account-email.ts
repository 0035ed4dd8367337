import { sourceLocale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, pageUrl } from '../platform/email/composed-email.ts';
import type { EmailRequest } from '../platform/email/request-email.ts';
import * as accountEmails from './emails.ts';
import { issueToken } from './issue-token.ts';
import { findUser, findUserByEmail } from './queries.ts';
import { findTokenOf } from './token-queries.ts';

type AccountEmail = Extract<
  EmailRequest,
  { kind: 'password-reset' | 'verify-email' | 'password-changed' | 'email-change' | 'email-changed' | 'invitation' }
>;
type Writing = Pick<Deps, 'db' | 'env'>;

/** Emails about accounts; null without a recipient. Their secrets are created here. */
export async function writeAccountEmail({ db, env }: Writing, request: AccountEmail): Promise<ComposedEmail | null> {
  switch (request.kind) {
    case 'password-reset': {
      const user = await findUserByEmail(db, request.email);
      if (!user) return null;
      const { token } = await issueToken(db, { purpose: 'reset', email: user.email, userId: user.id });
      const locale = request.locale ?? user.locale;
      const url = pageUrl(env, locale, '/user/reset-password', { token });
      return { to: user.email, locale, email: accountEmails.passwordReset({ url }, emailMessages[locale]) };
    }
    case 'verify-email': {
      const user = await findUser(db, request.userId);
      if (!user || user.emailVerifiedAt) return null;
      const { token } = await issueToken(db, { purpose: 'verify', email: user.email, userId: user.id });
      const { locale } = user;
      const url = pageUrl(env, locale, '/user/verify-email', { token });
      return { to: user.email, locale, email: accountEmails.verifyEmail({ url }, emailMessages[locale]) };
    }
    case 'password-changed': {
      const user = await findUser(db, request.userId);
      if (!user) return null;
      const { locale, role } = user;
      const url = pageUrl(env, locale, '/user/forgot-password', role === 'admin' ? { for: role } : {});
      return { to: user.email, locale, email: accountEmails.passwordChanged({ url }, emailMessages[locale]) };
    }
    case 'email-change': {
      const { email, userId } = request;
      // In use since the request: the link could only fail.
      const user = await findUser(db, userId);
      if (!user || (await findUserByEmail(db, email))) return null;
      const { locale } = user;
      const { token } = await issueToken(db, { purpose: 'email', email, userId });
      const url = pageUrl(env, locale, '/user/verify-email', { token });
      return { to: email, locale, email: accountEmails.emailChange({ url }, emailMessages[locale]) };
    }
    case 'email-changed': {
      const { email, userId } = request;
      const user = await findUser(db, userId);
      if (!user) return null;
      const { locale } = user;
      const { token } = await issueToken(db, { purpose: 'email-back', email, userId });
      const url = pageUrl(env, locale, '/user/email-back', { token });
      return { to: email, locale, email: accountEmails.emailChanged({ url }, emailMessages[locale]) };
    }
    case 'invitation': {
      const { email } = request;
      // Revoked since, or used.
      const given = await findTokenOf(db, 'invite', email);
      if (!given) return null;
      const { issuedBy } = given;
      const { token: code } = await issueToken(db, { purpose: 'invite', email, ...(issuedBy && { issuedBy }) });
      return {
        to: email,
        email: accountEmails.invitation({
          email,
          code,
          url: pageUrl(env, sourceLocale, '/admin/register', { invite: code, email }),
        }),
      };
    }
  }
}
