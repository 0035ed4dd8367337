import type { Letter } from './letter.ts';
import { deliveryTo, type OrderConfirmation } from './order-confirmation.ts';

export type Shipped = {
  orderId: string;
  /** The order's page. */
  url: string;
  carrier: string;
  trackingNumber: string;
  items: readonly { name: string; quantity: number }[];
  address: OrderConfirmation['address'];
};

/** What a customer gets once their parcel is with the carrier. */
export function shipped(order: Shipped): Letter {
  const lines = order.items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return {
    subject: `Your order ${order.orderId} is on its way`,
    preview: `With ${order.carrier}, tracking number ${order.trackingNumber}.`,
    heading: 'Your order is on its way',
    blocks: [
      { kind: 'text', text: `We have handed your parcel to ${order.carrier}.` },
      {
        kind: 'rows',
        title: 'Tracking',
        rows: [
          { label: 'Carrier', value: order.carrier },
          { label: 'Tracking number', value: order.trackingNumber, strong: true },
        ],
      },
      { kind: 'lines', title: 'In the parcel', lines },
      ...deliveryTo(order.address),
      { kind: 'action', label: 'See your order', url: order.url },
    ],
    reason: 'You get this message because an order was placed at our shop with this email.',
  };
}
