import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { Block, Letter, Row } from './letter.ts';
import type { MailWords } from './words/words.ts';

export type OrderConfirmation = {
  /** What the customer calls it by. */
  orderNumber: string;
  /** The order's page. */
  url: string;
  items: readonly { name: string; quantity: number; unitPricePaise: number }[];
  discountPaise: number;
  couponCode: string | null;
  roundingPaise: number;
  amountPaise: number;
  /** Its tax invoice comes with the message. */
  invoiced?: boolean;
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
export function orderConfirmation(order: OrderConfirmation, { order: words, because }: MailWords): Letter {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  const rows: Row[] = order.items.map(({ name, quantity, unitPricePaise }) => ({
    label: quantity > 1 ? `${name} × ${quantity}` : name,
    value: money(unitPricePaise * quantity),
  }));
  if (order.discountPaise > 0) {
    const label = order.couponCode ? words.discountWith(order.couponCode) : words.discount;
    rows.push({ label, value: `-${money(order.discountPaise)}` });
  }
  rows.push({ label: words.shipping, value: words.free });
  if (order.roundingPaise !== 0) rows.push({ label: words.rounding, value: money(order.roundingPaise) });
  rows.push({ label: words.total, value: money(order.amountPaise), strong: true });
  return {
    subject: words.subject(order.orderNumber),
    preview: words.preview(money(order.amountPaise)),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.text(order.orderNumber) },
      { kind: 'rows', title: words.title, rows },
      ...(order.invoiced ? [{ kind: 'text' as const, text: words.invoice }] : []),
      ...deliveryTo(order.address, words),
      { kind: 'action', label: words.see, url: order.url },
      { kind: 'note', text: words.note },
    ],
    reason: because.order,
  };
}

/** The address as a block; none where none was given. */
export function deliveryTo(address: OrderConfirmation['address'], words: MailWords['order']): Block[] {
  if (!address) return [];
  const { fullName, addressLine, apartment, city, state, pincode } = address;
  const lines = [fullName, addressLine, apartment, `${city} ${pincode}`, state].filter(Boolean);
  return [{ kind: 'lines', title: words.address, lines }];
}
