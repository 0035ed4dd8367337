import path from 'node:path';
import type { Env } from '../../boot/env.ts';
import { publicUrl } from '../../services/config/public-url.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Mail through `SMTP_URL`, else into `DATA_DIR/mail`. */
export function createMailer(env: Env): Mailer {
  const host = new URL(publicUrl(env)).hostname;
  const sender = { from: env.MAIL_FROM ?? `Jyotiratna <no-reply@${host}>`, host };
  return env.SMTP_URL
    ? createSmtpMailer(env.SMTP_URL, sender)
    : createFileMailer(path.join(env.DATA_DIR, 'mail'), sender);
}
