import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export type MailSettings = {
  /** Without it, messages are written into `folder`. */
  smtpUrl: string | undefined;
  folder: string;
  /** The sender; without it, nobody at the shop's own host. */
  from: string | undefined;
  publicUrl: string;
};

/** Mail through a mail server, else into a folder. */
export function createMailer({ smtpUrl, folder, from, publicUrl }: MailSettings): Mailer {
  const host = new URL(publicUrl).hostname;
  const sender = { from: from ?? `Jyotiratna <no-reply@${host}>`, host };
  return smtpUrl ? createSmtpMailer(smtpUrl, sender) : createFileMailer(folder, sender);
}
