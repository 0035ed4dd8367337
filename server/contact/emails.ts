import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../platform/email/email.ts';

/**
 * Acknowledges a message from the contact page to its sender. Does not contain the message, since a
 * visitor can enter a stranger's address.
 */
export function messageReceipt(
  { number }: { number: string },
  { receipt: messages, reasonText }: EmailMessages,
): Email {
  return {
    subject: messages.subject,
    preview: messages.preview,
    heading: messages.subject,
    blocks: [
      { kind: 'text', text: messages.text },
      { kind: 'rows', title: messages.title, rows: [{ label: messages.number, value: number }] },
      { kind: 'note', text: messages.note },
    ],
    reason: reasonText.message,
  };
}

type SavedMessage = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  url: string;
};

/** Notifies the shop's own mailbox of a message; its Reply-To is the sender. */
export function messageEmail(
  { id, name, email, subject, message, url }: SavedMessage,
  { notices: { message: messages, ...common } }: EmailMessages,
): Email {
  return {
    subject: messages.subject(subject),
    preview: `${name}, ${email}`,
    heading: subject,
    blocks: [
      { kind: 'lines', title: messages.title(name), lines: message.split('\n') },
      {
        kind: 'rows',
        title: messages.from,
        rows: [
          { label: common.email, value: email },
          { label: messages.number, value: id },
        ],
      },
      { kind: 'action', label: messages.open, url },
    ],
    reason: common.replyReason,
  };
}
