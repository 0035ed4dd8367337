import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { Block, Letter, Row } from './letter.ts';

export type OrderConfirmation = {
  orderId: string;
  /** The order's page. */
  url: string;
  items: readonly { name: string; quantity: number; unitPricePaise: number }[];
  discountPaise: number;
  couponCode: string | null;
  roundingPaise: number;
  amountPaise: number;
  address: {
    fullName: string;
    addressLine: string;
    apartment: string;
    city: string;
    state: string;
    pincode: string;
  } | null;
};

/** What a customer gets once their order is paid. */
export function orderConfirmation(order: OrderConfirmation): Letter {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  const rows: Row[] = order.items.map(({ name, quantity, unitPricePaise }) => ({
    label: quantity > 1 ? `${name} × ${quantity}` : name,
    value: money(unitPricePaise * quantity),
  }));
  if (order.discountPaise > 0) {
    const label = order.couponCode ? `Discount (${order.couponCode})` : 'Discount';
    rows.push({ label, value: `-${money(order.discountPaise)}` });
  }
  rows.push({ label: 'Shipping', value: 'Free' });
  if (order.roundingPaise !== 0) rows.push({ label: 'Rounding', value: money(order.roundingPaise) });
  rows.push({ label: 'Total', value: money(order.amountPaise), strong: true });
  return {
    subject: `Your order ${order.orderId} is confirmed`,
    preview: `${money(order.amountPaise)}, thank you for your order.`,
    heading: 'Thank you for your order',
    blocks: [
      { kind: 'text', text: `Your order ${order.orderId} is confirmed. We pack it within 2-3 business days.` },
      { kind: 'rows', title: 'Your order', rows },
      ...deliveryTo(order.address),
      { kind: 'action', label: 'See your order', url: order.url },
      { kind: 'note', text: 'Anyone who has this link can see what was ordered; only you see email and address.' },
    ],
    reason: 'You get this message because an order was placed at our shop with this email.',
  };
}

/** The address as a block; none where none was given. */
export function deliveryTo(address: OrderConfirmation['address']): Block[] {
  if (!address) return [];
  const { fullName, addressLine, apartment, city, state, pincode } = address;
  const lines = [fullName, addressLine, apartment, `${city} ${pincode}`, state].filter(Boolean);
  return [{ kind: 'lines', title: 'Delivery address', lines }];
}
