import type { MailWords } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../../platform/mail/email.ts';

export type Energised = {
  /** What the customer calls it by. */
  orderNumber: string;
  /** What was energised, as the order names it. */
  name: string;
  /** The order's page. */
  url: string;
  /** Where its photograph or video is. */
  link: string;
};

/** What a customer gets once a stone of theirs has been energised. */
export function energised(
  { orderNumber, name, url, link }: Energised,
  { energised: words, order, because }: MailWords,
): Email {
  return {
    subject: words.subject(orderNumber),
    preview: words.text(name),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.text(name) },
      { kind: 'lines', title: words.seen, lines: [link] },
      { kind: 'action', label: order.see, url },
    ],
    reason: because.order,
  };
}
