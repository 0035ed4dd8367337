import { createHash } from 'node:crypto';
import { isEmail } from '@jyotiratna/contract';
import type { SendMailOptions } from 'nodemailer';
import { type Mail, MailRefused } from './mailer.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const control = /[\u0000-\u001f\u007f\u2028\u2029]/;

/**
 * A message as nodemailer takes it. The recipient is passed as an object, never parsed from a list.
 * @throws MailRefused when a header holds a line break or another control character, or the address is none
 */
export function toMessage(mail: Mail, { from, host }: { from: string; host: string }): SendMailOptions {
  for (const header of [mail.to, mail.subject, from, mail.leaveUrl ?? '', mail.replyTo ?? '']) {
    if (control.test(header)) throw new MailRefused('a header holds a control character');
  }
  if (!isEmail(mail.to)) throw new MailRefused('the recipient is no e-mail address');
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ fileName: filename, type: contentType, bytes: content, cid }) => ({
      ...{ filename, contentType, content },
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    messageId: `<${createHash('sha256').update(mail.key).digest('hex').slice(0, 40)}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...leaving(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The button of mail programs next to the sender's name (RFC 2369, and RFC 8058 for one press without a page). */
function leaving({ leaveUrl }: Mail): Record<string, string> {
  if (!leaveUrl) return {};
  return { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
