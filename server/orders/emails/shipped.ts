import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';
import { deliveryTo, type OrderConfirmation } from './order-confirmation.ts';

export type Shipped = {
  /** The order number displayed to the customer. */
  orderNumber: string;
  /** The order's page. */
  url: string;
  carrier: string;
  trackingNumber: string;
  /** The carrier's tracking page of the parcel. */
  trackingUrl: string | null;
  items: readonly { name: string; quantity: number }[];
  address: OrderConfirmation['address'];
};

/** The email to a customer whose parcel has been shipped. */
export function shipped(
  parcel: Shipped,
  { shipped: messages, order, reasonText }: EmailMessages,
): Email {
  const lines = parcel.items.map(({ name, quantity }) =>
    quantity > 1 ? `${name} × ${quantity}` : name,
  );
  return {
    subject: messages.subject(parcel.orderNumber),
    preview: messages.preview(parcel.carrier, parcel.trackingNumber),
    heading: messages.heading,
    blocks: [
      { kind: 'text', text: messages.text(parcel.carrier) },
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.carrier, value: parcel.carrier },
          { label: messages.number, value: parcel.trackingNumber, strong: true },
        ],
      },
      ...(parcel.trackingUrl
        ? [{ kind: 'action', label: messages.track, url: parcel.trackingUrl } as const]
        : []),
      { kind: 'lines', title: messages.parcel, lines },
      ...deliveryTo(parcel.address, order),
      { kind: 'action', label: order.see, url: parcel.url },
    ],
    reason: reasonText.order,
  };
}
