import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../platform/email/email.ts';
import { linkEmail } from '../platform/email/link-email.ts';

/** The email with a payment link; `url` contains the link's secret. */
export function paymentLinkEmail(
  { name, amount, url }: { name: string; amount: string; url: string },
  { paymentLink: messages, reasonText }: EmailMessages,
): Email {
  const { subject, preview, text, button, after, note } = messages;
  const worded = {
    subject,
    preview: preview(amount),
    text: text(name, amount),
    button,
    after,
    note,
  };
  return linkEmail(worded, url, reasonText.paymentLink);
}
