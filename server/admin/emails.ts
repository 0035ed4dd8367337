import path from 'node:path';
import { type EmailList, type EmailPreview, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { listSentEmails, readSentEmail, type SentEmail } from '../platform/email/read-emails.ts';

const maxEmails = 200;

/** The latest emails stored as files; none if a mail server is configured. */
export async function listEmails({ env }: Pick<Deps, 'env'>): Promise<EmailList> {
  if (env.SMTP_URL) return { toFiles: false, mails: [] };
  return { toFiles: true, mails: (await listSentEmails(folder(env), maxEmails)).map(present) };
}

/** One stored email with the secrets of its links masked. @throws ShopError not_found */
export async function getEmail(
  { env }: Pick<Deps, 'env'>,
  id: string,
): Promise<EmailPreview['mail']> {
  const emailMessage = env.SMTP_URL ? null : await readSentEmail(folder(env), id);
  if (!emailMessage) throw new ShopError('not_found');
  return { ...present(emailMessage), html: maskSecrets(emailMessage.html) };
}

/**
 * Masks secrets in an email: administrators must not follow links that open an account, booking or
 * invitation. Secrets have 43 characters or more, ids of orders and bookings 30.
 */
export function maskSecrets(html: string): string {
  return html.replace(/[\w-]{40,}(?:\.[\w.-]+)?/g, '(hidden)');
}

function folder(env: Deps['env']): string {
  return path.join(env.DATA_DIR, 'mail');
}

function present({ id, to, subject, at }: SentEmail) {
  return { id, to, subject, at: at.toISOString() };
}
