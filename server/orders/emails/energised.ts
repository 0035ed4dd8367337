import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';

export type Energised = {
  /** The order number displayed to the customer. */
  orderNumber: string;
  /** The energised item, as the order names it. */
  name: string;
  /** The order's page. */
  url: string;
  /** The URL of the photograph or video of the energisation. */
  link: string | null;
  /** Whether the photograph is attached under `photographCid`. */
  photographed: boolean;
};

/** The Content-ID of the photograph in the email. */
export const photographCid = 'energised@order';

/** The email to a customer whose stone has been energised. */
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
