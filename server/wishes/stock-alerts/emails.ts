import type { EmailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../../platform/mail/email.ts';
import { linkEmail } from '../../platform/mail/link-email.ts';

type Shown = { name: string; url: string };

/** Asks whether an address wants to be told. `url` confirms it; without an answer nothing else is ever sent. */
export function alertConfirm({ name, url }: Shown, { stockAlert: messages, because }: EmailMessages): Email {
  const { preview, button, note } = messages.confirm;
  const subject = messages.confirm.subject(name);
  return linkEmail({ subject, preview, text: messages.confirm.text(name), button, note }, url, because.stockAlert);
}

/** Says that it is back. `leaveUrl` ends everything that this address waits for. */
export function backInStock(
  { name, url, leaveUrl }: Shown & { leaveUrl: string },
  { stockAlert: messages, because }: EmailMessages,
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
    reason: because.stockAlert,
  };
}
