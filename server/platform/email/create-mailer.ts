import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export type EmailSettings = {
  /** Undefined: emails are stored in `folder`. */
  smtpUrl: string | undefined;
  folder: string;
  /** The sender; undefined: a no-reply address at the shop's host. */
  from: string | undefined;
  publicUrl: string;
};

/** Creates a mailer that sends through an SMTP server, or stores emails in a folder. */
export function createMailer({ smtpUrl, folder, from, publicUrl }: EmailSettings): Mailer {
  const host = new URL(publicUrl).hostname;
  const sender = { from: from ?? `Jyotiratna <no-reply@${host}>`, host };
  return smtpUrl ? createSmtpMailer(smtpUrl, sender) : createFileMailer(folder, sender);
}
