import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';

export type Energised = {
  /** The name that the customer uses for it. */
  orderNumber: string;
  /** The energised item, as the order names it. */
  name: string;
  /** The order's page. */
  url: string;
  /** Where its photograph or video is. */
  link: string | null;
  /** Its photograph comes with the message under `photographCid`. */
  photographed: boolean;
};

/** The name of the photograph inside the email. */
export const photographCid = 'energised@order';

/** The email to a customer once a stone of theirs has been energised. */
export function energised(
  { orderNumber, name, url, link, photographed }: Energised,
  { energised: messages, order, reasonText }: EmailMessages,
): Email {
  return {
    subject: messages.subject(orderNumber),
    preview: messages.text(name),
    heading: messages.heading,
    blocks: [
      { kind: 'text', text: messages.text(name) },
      ...(photographed
        ? [{ kind: 'picture' as const, cid: photographCid, alt: messages.photograph(name) }]
        : []),
      ...(link
        ? [
            {
              kind: 'lines' as const,
              title: photographed ? messages.video : messages.seen,
              lines: [link],
            },
          ]
        : []),
      { kind: 'action', label: order.see, url },
    ],
    reason: reasonText.order,
  };
}
