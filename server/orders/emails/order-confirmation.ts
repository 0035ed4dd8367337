import { formatRupeesExact, shownSums, toRupees } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Block, Email, Row } from '../../platform/mail/email.ts';

export type OrderConfirmation = {
  /** What the customer calls it by. */
  orderNumber: string;
  /** The order's page. */
  url: string;
  /** `parts` say what the price of one piece is made of. */
  items: readonly {
    name: string;
    quantity: number;
    unitPricePaise: number;
    parts?: readonly { label: string; paise: number }[];
    /** The personal words of its energisation, for the buyer alone. */
    personal?: readonly string[];
  }[];
  discountPaise: number;
  couponCode: string | null;
  /** What the order left of the store credit that paid for it; 0 or absent where there is none. */
  creditLeftPaise?: number;
  roundingPaise: number;
  /** 0 is free. */
  shippingPaise: number;
  /** For paying at the door; 0 where nothing is taken for it. */
  cashFeePaise: number;
  /** The last day on which it should come, YYYY-MM-DD in India. */
  promisedTo?: string | null;
  /** The last day on which something of it is in the workshop, YYYY-MM-DD in India; null where nothing is. */
  madeBy?: string | null;
  /** A ring of it is made once its size is told on the order's page. */
  waitsForSize?: boolean;
  amountPaise: number;
  /** Its tax invoice comes with the message. */
  invoiced?: boolean;
  /** With `sandbox` no money has moved; with `cash` it is paid at the door. */
  provider: string;
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
export function orderConfirmation(order: OrderConfirmation, { order: words, because }: EmailMessages): Email {
  // The time of packing is promised for what lies ready alone: the rest has a day of its own below.
  const isCreated = order.waitsForSize === true || Boolean(order.madeBy);
  return {
    subject: words.subject(order.orderNumber),
    preview: words.preview(money(order.amountPaise)),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: isCreated ? words.confirmed(order.orderNumber) : words.text(order.orderNumber) },
      ...(order.provider === 'sandbox' ? [{ kind: 'text' as const, text: words.test }] : []),
      ...(order.provider === 'cash' ? [{ kind: 'text' as const, text: words.cash(money(order.amountPaise)) }] : []),
      { kind: 'rows', title: words.title, rows: rowsOf(order, words) },
      ...personalOf(order),
      ...(order.creditLeftPaise && order.couponCode
        ? [{ kind: 'text' as const, text: words.creditLeft(money(order.creditLeftPaise), order.couponCode) }]
        : []),
      ...(order.waitsForSize ? [{ kind: 'text' as const, text: words.waitsForSize }] : []),
      ...(order.madeBy ? [{ kind: 'text' as const, text: words.madeBy(order.madeBy) }] : []),
      ...(order.promisedTo ? [{ kind: 'text' as const, text: words.arrives(order.promisedTo) }] : []),
      ...(order.invoiced ? [{ kind: 'text' as const, text: words.invoice }] : []),
      ...deliveryTo(order.address, words),
      { kind: 'action', label: words.see, url: order.url },
      { kind: 'note', text: words.note },
    ],
    reason: because.order,
  };
}

/** Asks the customer of an order that is to be paid at the door to confirm it, by its link. */
export function cashQuestion(
  order: OrderConfirmation,
  { order: words, cashQuestion: asked, because }: EmailMessages,
): Email {
  return {
    subject: asked.subject(order.orderNumber),
    preview: asked.preview,
    heading: asked.heading,
    blocks: [
      { kind: 'text', text: asked.text(money(order.amountPaise)) },
      { kind: 'action', label: asked.button, url: order.url },
      { kind: 'rows', title: words.title, rows: rowsOf(order, words) },
      ...deliveryTo(order.address, words),
      { kind: 'note', text: asked.note },
    ],
    reason: because.order,
  };
}

/** The personal words of each energised line below the line's name. */
const personalOf = ({ items }: OrderConfirmation): Block[] =>
  items.flatMap(({ name, personal = [] }) =>
    personal.length > 0 ? { kind: 'lines', title: name, lines: personal } : [],
  );

const money = (paise: number) => formatRupeesExact(toRupees(paise));

function rowsOf(order: OrderConfirmation, words: EmailMessages['order']): Row[] {
  const rows: Row[] = order.items.flatMap(({ name, quantity, unitPricePaise, parts = [] }) => [
    { label: quantity > 1 ? `${name} × ${quantity}` : name, value: money(unitPricePaise * quantity) },
    ...parts.map(({ label, paise }) => ({ label, value: money(paise), part: true })),
  ]);
  const { discount, rounding } = shownSums({
    subtotal: toRupees(
      order.amountPaise - order.roundingPaise - order.shippingPaise - order.cashFeePaise + order.discountPaise,
    ),
    shipping: toRupees(order.shippingPaise),
    fee: toRupees(order.cashFeePaise),
    discount: toRupees(order.discountPaise),
    charge: toRupees(order.amountPaise),
  });
  if (discount > 0) {
    const label = order.couponCode ? words.discountWith(order.couponCode) : words.discount;
    rows.push({ label, value: `-${formatRupeesExact(discount)}` });
  }
  rows.push({ label: words.shipping, value: order.shippingPaise > 0 ? money(order.shippingPaise) : words.free });
  if (order.cashFeePaise > 0) rows.push({ label: words.cashFee, value: money(order.cashFeePaise) });
  if (rounding !== 0) rows.push({ label: words.rounding, value: formatRupeesExact(rounding) });
  rows.push({ label: words.total, value: money(order.amountPaise), strong: true });
  return rows;
}

/** The address as a block; none where none was given. */
export function deliveryTo(address: OrderConfirmation['address'], words: EmailMessages['order']): Block[] {
  if (!address) return [];
  const { fullName, addressLine, apartment, city, state, pincode } = address;
  const lines = [fullName, addressLine, apartment, `${city} ${pincode}`, words.state(state)].filter(Boolean);
  return [{ kind: 'lines', title: words.address, lines }];
}
