import type { MailWords } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../../platform/mail/email.ts';
import { linkEmail } from '../../platform/mail/link-email.ts';

type Shown = { name: string; url: string };

/** Asks whether an address wants to be told. `url` confirms it; without an answer nothing else is ever sent. */
export function alertConfirm({ name, url }: Shown, { stockAlert: words, because }: MailWords): Email {
  const { preview, button, note } = words.confirm;
  const subject = words.confirm.subject(name);
  return linkEmail({ subject, preview, text: words.confirm.text(name), button, note }, url, because.stockAlert);
}

/** Says that it is back. `leaveUrl` ends everything that this address waits for. */
export function backInStock(
  { name, url, leaveUrl }: Shown & { leaveUrl: string },
  { stockAlert: words, because }: MailWords,
): Email {
  const { preview, text, button, note, leave } = words.back;
  return {
    subject: words.back.subject(name),
    preview,
    heading: words.back.subject(name),
    blocks: [
      { kind: 'text', text },
      { kind: 'action', label: button, url },
      { kind: 'note', text: note },
      { kind: 'action', label: leave, url: leaveUrl },
    ],
    reason: because.stockAlert,
  };
}
