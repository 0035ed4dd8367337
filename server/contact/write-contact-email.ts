import { sourceLocale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, ownerOf, pageUrl } from '../platform/email/composed-email.ts';
import type { EmailRequest } from '../platform/email/request-email.ts';
import { messageNotice, messageReceipt } from './emails.ts';
import { findMessageRow } from './queries.ts';

type ContactEmail = Extract<EmailRequest, { kind: 'message-receipt' | 'message-notice' }>;

/** Emails of the contact form; null without a recipient. */
export async function writeContactEmail(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  request: ContactEmail,
): Promise<ComposedEmail | null> {
  const message = await findMessageRow(db, request.messageId);
  if (!message) return null;
  if (request.kind === 'message-receipt') {
    const { id, email, locale } = message;
    return { to: email, locale, email: messageReceipt({ number: id }, emailMessages[locale]) };
  }
  const to = ownerOf(env);
  const url = pageUrl(env, sourceLocale, '/admin/messages');
  return to ? { to, replyTo: message.email, email: messageNotice({ ...message, url }) } : null;
}
