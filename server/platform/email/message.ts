import { createHash } from 'node:crypto';
import { isEmail } from '@jyotiratna/contract';
import type { SendMailOptions } from 'nodemailer';
import { EmailRejected, type RenderedEmail } from './mailer.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const control = /[\u0000-\u001f\u007f\u2028\u2029]/;

/**
 * A message in nodemailer's format. The recipient is passed as an object, never parsed from a list.
 * @throws EmailRejected if a header contains a line break or another control character, or the
 * address is invalid
 */
export function toMessage(
  emailMessage: RenderedEmail,
  { from, host }: { from: string; host: string },
): SendMailOptions {
  for (const header of [
    emailMessage.to,
    emailMessage.subject,
    from,
    emailMessage.leaveUrl ?? '',
    emailMessage.replyTo ?? '',
  ]) {
    if (control.test(header)) throw new EmailRejected('a header holds a control character');
  }
  if (!isEmail(emailMessage.to)) throw new EmailRejected('the recipient is no e-mail address');
  return {
    from,
    to: { name: '', address: emailMessage.to },
    ...(emailMessage.replyTo && { replyTo: { name: '', address: emailMessage.replyTo } }),
    subject: emailMessage.subject,
    text: emailMessage.text,
    html: emailMessage.html,
    attachments: (emailMessage.attachments ?? []).map(
      ({ fileName: filename, type: contentType, bytes: content, cid }) => ({
        ...{ filename, contentType, content },
        ...(cid && { cid, contentDisposition: 'inline' as const }),
      }),
    ),
    messageId: `<${createHash('sha256').update(emailMessage.key).digest('hex').slice(0, 40)}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...leaving(emailMessage),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The headers for the unsubscribe button of email clients (RFC 2369; RFC 8058 for one click without
 * a page).
 */
function leaving({ leaveUrl }: RenderedEmail): Record<string, string> {
  if (!leaveUrl) return {};
  return {
    'List-Unsubscribe': `<${leaveUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
