import { indianDate } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { findUser } from '../../accounts/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { type ComposedEmail, ownerOf, pageUrl } from '../../platform/email/composed-email.ts';
import { defineEmails } from '../../platform/email/define-emails.ts';
import { linkEmail } from '../../platform/email/link-email.ts';
import { findRequest } from './queries.ts';

declare module '../../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** To the shop, about a new request. */
    'privacy-request': { requestId: string };
    /** To the user, with the shop's reply. */
    'privacy-answer': { requestId: string };
  }
}

/** Emails about requests under the DPDP Act. */
export const privacyEmails = defineEmails({
  'privacy-request': { render: writeRequest },
  'privacy-answer': { render: renderResponse },
});

type Reading = Pick<Deps, 'db' | 'env'>;

async function writeRequest(
  { db, env }: Reading,
  { requestId }: { requestId: string },
): Promise<ComposedEmail | null> {
  const owner = ownerOf(env);
  const request = owner ? await findRequest(db, requestId) : null;
  if (!owner || !request) return null;
  const { privacyRequest: messages } = emailMessages[owner.locale];
  const day = indianDate(request.dueAt.getTime());
  const url = pageUrl(env, owner.locale, '/admin/privacy');
  const { subject, preview, button, note } = messages;
  const content = { subject, preview, text: messages.text(request.name, day), button, note };
  return { ...owner, email: linkEmail(content, url, messages.reason) };
}

async function renderResponse(
  { db, env }: Reading,
  { requestId }: { requestId: string },
): Promise<ComposedEmail | null> {
  const request = await findRequest(db, requestId);
  const user = request?.answeredAt ? await findUser(db, request.userId) : null;
  if (!request || !user || user.deletedAt) return null;
  const { locale } = user;
  const { privacyAnswer: messages, reasonText } = emailMessages[locale];
  const { subject, preview, button, note } = messages;
  const url = pageUrl(env, locale, '/user/profile#privacy');
  const content = { subject, preview, text: messages.text(request.answer), button, note };
  return { to: user.email, locale, email: linkEmail(content, url, reasonText.account) };
}
