import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';

type ReviewDetails = {
  /** The order number displayed to the customer. */
  orderNumber: string;
  /** The URL of the order's page, with the key that authorises a review. */
  url: string;
};

/** The email that requests a review of the delivered items, once. */
export function reviewRequest(
  { orderNumber, url, items }: ReviewDetails & { items: readonly { name: string }[] },
  { reviews: messages, reasonText }: EmailMessages,
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
    reason: reasonText.order,
  };
}

/** The email with the reason why a review is not, or no longer, published. */
export function reviewRejected(
  {
    orderNumber,
    url,
    reason,
    wasPublished,
  }: ReviewDetails & { reason: string; wasPublished: boolean },
  { reviews: messages, reasonText }: EmailMessages,
): Email {
  const copy = wasPublished ? messages.withdrawn : messages.refused;
  return {
    subject: messages.rejectedSubject(orderNumber),
    preview: copy,
    heading: copy,
    blocks: [
      { kind: 'lines', title: messages.reason, lines: [reason] },
      { kind: 'text', text: messages.again },
      { kind: 'action', label: messages.button, url },
    ],
    reason: reasonText.order,
  };
}
