import type { EmailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../../platform/mail/email.ts';

type About = {
  /** What the customer calls the order by. */
  orderNumber: string;
  /** The order's page, with the key that lets its reader write there. */
  url: string;
};

/** Asks once what a customer thinks of what came. */
export function reviewRequest(
  { orderNumber, url, items }: About & { items: readonly { name: string }[] },
  { reviews: messages, because }: EmailMessages,
): Email {
  return {
    subject: messages.subject(orderNumber),
    preview: messages.preview,
    heading: messages.heading,
    blocks: [
      { kind: 'text', text: messages.text },
      { kind: 'lines', title: messages.title, lines: items.map(({ name }) => name) },
      { kind: 'action', label: messages.button, url },
      { kind: 'note', text: messages.note },
    ],
    reason: because.order,
  };
}

/** Says why a review is not shown, or no longer. */
export function reviewRefused(
  { orderNumber, url, reason, withdrawn }: About & { reason: string; withdrawn: boolean },
  { reviews: messages, because }: EmailMessages,
): Email {
  const told = withdrawn ? messages.withdrawn : messages.refused;
  return {
    subject: messages.refusedSubject(orderNumber),
    preview: told,
    heading: told,
    blocks: [
      { kind: 'lines', title: messages.reason, lines: [reason] },
      { kind: 'text', text: messages.again },
      { kind: 'action', label: messages.button, url },
    ],
    reason: because.order,
  };
}
