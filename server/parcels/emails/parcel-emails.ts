import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';

type ParcelDetails = {
  orderNumber: string;
  /** The URL of the order's page, with the key that authorises actions on the order. */
  url: string;
  carrier: string;
};

/** The email after a missed delivery; its link leads to a form for a day or a phone number. */
export function deliveryFailed(
  { orderNumber, url, carrier }: ParcelDetails,
  { parcelMissed: t, reasonText }: EmailMessages,
): Email {
  return {
    subject: t.subject(orderNumber),
    preview: t.preview,
    heading: t.heading,
    blocks: [
      { kind: 'text', text: t.text(carrier) },
      { kind: 'action', label: t.action, url },
    ],
    reason: reasonText.order,
  };
}

/** The email about a later delivery date. @param day YYYY-MM-DD in India */
export function parcelLater(
  { orderNumber, url, carrier, day }: ParcelDetails & { day: string },
  { parcelLater: t, reasonText }: EmailMessages,
): Email {
  return {
    subject: t.subject(orderNumber),
    preview: t.preview,
    heading: t.heading,
    blocks: [
      { kind: 'text', text: t.text(carrier) },
      { kind: 'text', text: t.arrives(day) },
      { kind: 'action', label: t.action, url },
    ],
    reason: reasonText.order,
  };
}
