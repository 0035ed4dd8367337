import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email, EmailBlock } from '../platform/email/email.ts';

type ReminderDetails = {
  /** Link that restores the cart, in any browser. */
  url: string;
  /** Link that unsubscribes from reminders. */
  leaveUrl: string;
  lines: readonly { name: string; quantity: number }[];
  /** Lines with less stock than requested. */
  short: readonly { name: string; left: number }[];
  gone: readonly string[];
  /** Whether this is the last reminder. */
  last: boolean;
};

/**
 * Composes the reminder of an abandoned cart. It contains no prices, since the linked page displays
 * current ones.
 */
export function cartReminder(
  { url, leaveUrl, lines, short, gone: unavailable, last }: ReminderDetails,
  { cartReminder: messages, reasonText }: EmailMessages,
): Email {
  const changed = [
    ...short.map(({ name, left }) => messages.short(name, left)),
    ...unavailable.map(messages.gone),
  ];
  const blocks: EmailBlock[] = [
    { kind: 'text', text: messages.text },
    {
      kind: 'lines',
      title: messages.title,
      lines: lines.map(({ name, quantity }) => messages.line(name, quantity)),
    },
    ...(changed.length > 0
      ? [{ kind: 'lines', title: messages.changed, lines: changed } as const]
      : []),
    { kind: 'text', text: messages.prices },
    { kind: 'action', label: messages.button, url },
    { kind: 'note', text: last ? messages.last : messages.first },
    { kind: 'action', label: messages.leave, url: leaveUrl },
  ];
  return {
    subject: messages.subject,
    preview: messages.preview,
    heading: messages.heading,
    blocks,
    reason: reasonText.cartReminder,
  };
}
