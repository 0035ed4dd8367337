import type { MailWords } from '@jyotiratna/messages/every-language/mails.ts';
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
  { reviews: words, because }: MailWords,
): Email {
  return {
    subject: words.subject(orderNumber),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'lines', title: words.title, lines: items.map(({ name }) => name) },
      { kind: 'action', label: words.button, url },
      { kind: 'note', text: words.note },
    ],
    reason: because.order,
  };
}

/** Says why a review is not shown, or no longer. */
export function reviewRefused(
  { orderNumber, url, reason, withdrawn }: About & { reason: string; withdrawn: boolean },
  { reviews: words, because }: MailWords,
): Email {
  const told = withdrawn ? words.withdrawn : words.refused;
  return {
    subject: words.refusedSubject(orderNumber),
    preview: told,
    heading: told,
    blocks: [
      { kind: 'lines', title: words.reason, lines: [reason] },
      { kind: 'text', text: words.again },
      { kind: 'action', label: words.button, url },
    ],
    reason: because.order,
  };
}
