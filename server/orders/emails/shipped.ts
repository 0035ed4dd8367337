import type { MailWords } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../../platform/mail/email.ts';
import { deliveryTo, type OrderConfirmation } from './order-confirmation.ts';

export type Shipped = {
  /** What the customer calls it by. */
  orderNumber: string;
  /** The order's page. */
  url: string;
  carrier: string;
  trackingNumber: string;
  /** The carrier's page about it. */
  trackingUrl: string | null;
  items: readonly { name: string; quantity: number }[];
  address: OrderConfirmation['address'];
};

/** What a customer gets once their parcel is with the carrier. */
export function shipped(parcel: Shipped, { shipped: words, order, because }: MailWords): Email {
  const lines = parcel.items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return {
    subject: words.subject(parcel.orderNumber),
    preview: words.preview(parcel.carrier, parcel.trackingNumber),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.text(parcel.carrier) },
      {
        kind: 'rows',
        title: words.title,
        rows: [
          { label: words.carrier, value: parcel.carrier },
          { label: words.number, value: parcel.trackingNumber, strong: true },
        ],
      },
      ...(parcel.trackingUrl ? [{ kind: 'action', label: words.track, url: parcel.trackingUrl } as const] : []),
      { kind: 'lines', title: words.parcel, lines },
      ...deliveryTo(parcel.address, order),
      { kind: 'action', label: order.see, url: parcel.url },
    ],
    reason: because.order,
  };
}
