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
  link: string | null;
  /** Its photograph comes with the message under `photographCid`. */
  photographed: boolean;
};

/** What the photograph is called inside the message. */
export const photographCid = 'energised@order';

/** What a customer gets once a stone of theirs has been energised. */
export function energised(
  { orderNumber, name, url, link, photographed }: Energised,
  { energised: words, order, because }: MailWords,
): Email {
  return {
    subject: words.subject(orderNumber),
    preview: words.text(name),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.text(name) },
      ...(photographed ? [{ kind: 'picture' as const, cid: photographCid, alt: words.photograph(name) }] : []),
      ...(link ? [{ kind: 'lines' as const, title: photographed ? words.video : words.seen, lines: [link] }] : []),
      { kind: 'action', label: order.see, url },
    ],
    reason: because.order,
  };
}
