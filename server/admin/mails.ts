import path from 'node:path';
import { type MailList, type MailPreview, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { listWrittenMails, readWrittenMail, type WrittenMail } from '../platform/mail/read-mails.ts';

const shown = 200;

/** The latest messages that were written to files; none where a mail server takes them. */
export async function listMails({ env }: Pick<Deps, 'env'>): Promise<MailList> {
  if (env.SMTP_URL) return { toFiles: false, mails: [] };
  return { toFiles: true, mails: (await listWrittenMails(folder(env), shown)).map(present) };
}

/** One message without the secrets of its links. @throws ShopError not_found */
export async function getMail({ env }: Pick<Deps, 'env'>, id: string): Promise<MailPreview['mail']> {
  const mail = env.SMTP_URL ? null : await readWrittenMail(folder(env), id);
  if (!mail) throw new ShopError('not_found');
  return { ...present(mail), html: maskSecrets(mail.html) };
}

/**
 * A message as its reader may show it to a colleague: links that open somebody's account, booking or invitation are no
 * administrator's to follow. Secrets have 43 characters or more, ids of orders and bookings have 30.
 */
export function maskSecrets(html: string): string {
  return html.replace(/[\w-]{40,}(?:\.[\w.-]+)?/g, '(hidden)');
}

function folder(env: Deps['env']): string {
  return path.join(env.DATA_DIR, 'mail');
}

function present({ id, to, subject, at }: WrittenMail) {
  return { id, to, subject, at: at.toISOString() };
}
