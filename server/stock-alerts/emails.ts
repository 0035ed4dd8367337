import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../platform/email/email.ts';
import { linkEmail } from '../platform/email/link-email.ts';

type AlertDetails = { name: string; url: string };

/**
 * Requests confirmation of an alert. `url` confirms it; without it no other email is ever sent.
 */
export function alertConfirm(
  { name, url }: AlertDetails,
  { stockAlert: messages, reasonText }: EmailMessages,
): Email {
  const { preview, button, note } = messages.confirm;
  const subject = messages.confirm.subject(name);
  return linkEmail(
    { subject, preview, text: messages.confirm.text(name), button, note },
    url,
    reasonText.stockAlert,
  );
}

/** Announces that a product is back in stock. `leaveUrl` deletes all alerts of this address. */
export function backInStock(
  { name, url, leaveUrl }: AlertDetails & { leaveUrl: string },
  { stockAlert: messages, reasonText }: EmailMessages,
): Email {
  const { preview, text, button, note, leave } = messages.back;
  return {
    subject: messages.back.subject(name),
    preview,
    heading: messages.back.subject(name),
    blocks: [
      { kind: 'text', text },
      { kind: 'action', label: button, url },
      { kind: 'note', text: note },
      { kind: 'action', label: leave, url: leaveUrl },
    ],
    reason: reasonText.stockAlert,
  };
}
