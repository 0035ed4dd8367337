import type { MailWords } from '@jyotiratna/messages/every-language/mails.ts';
import type { Block, Email } from '../../platform/mail/email.ts';

type Shown = {
  /** Puts the cart back, in any browser. */
  url: string;
  /** Ends these mails. */
  leaveUrl: string;
  lines: readonly { name: string; quantity: number }[];
  /** Of these there is less now. */
  short: readonly { name: string; left: number }[];
  gone: readonly string[];
  /** No other one follows. */
  last: boolean;
};

/** Leads back to a cart that was left. It names no price: the link shows today's. */
export function cartReminder(
  { url, leaveUrl, lines, short, gone, last }: Shown,
  { cartReminder: words, because }: MailWords,
): Email {
  const changed = [...short.map(({ name, left }) => words.short(name, left)), ...gone.map(words.gone)];
  const blocks: Block[] = [
    { kind: 'text', text: words.text },
    { kind: 'lines', title: words.title, lines: lines.map(({ name, quantity }) => words.line(name, quantity)) },
    ...(changed.length > 0 ? [{ kind: 'lines', title: words.changed, lines: changed } as const] : []),
    { kind: 'text', text: words.prices },
    { kind: 'action', label: words.button, url },
    { kind: 'note', text: last ? words.last : words.first },
    { kind: 'action', label: words.leave, url: leaveUrl },
  ];
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks,
    reason: because.cartReminder,
  };
}
