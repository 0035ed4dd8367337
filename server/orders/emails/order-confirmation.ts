import { displayedQuote, formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email, EmailBlock, EmailRow } from '../../platform/email/email.ts';
import { duePaise } from '../../reservations/order-credit.ts';

export type OrderConfirmation = {
  /** The order number displayed to the customer. */
  orderNumber: string;
  /** The order's page. */
  url: string;
  /** `parts` break down the unit price. */
  items: readonly {
    name: string;
    quantity: number;
    unitPricePaise: number;
    parts?: readonly { label: string; paise: number }[];
    /** The items of a bundle with their labels. */
    bundled?: readonly string[];
    /** The personal details of an energisation, visible to the buyer only. */
    personal?: readonly string[];
  }[];
  discountPaise: number;
  couponCode: string | null;
  /** The amount paid by store credit or a gift card. */
  creditPaise: number;
  roundingPaise: number;
  /** The shipping rate; 0 if free. */
  shippingPaise: number;
  /** The cash-on-delivery fee; 0 if free. */
  cashFeePaise: number;
  /** The last expected delivery day, YYYY-MM-DD in India. */
  promisedTo?: string | null;
  /**
   * The last day on which an item of the order is in production, YYYY-MM-DD in India; null without
   * made-to-order items.
   */
  madeBy?: string | null;
  /** Whether production of a ring waits for its size, to be entered on the order's page. */
  isSizePending?: boolean;
  amountPaise: number;
  /** Whether the tax invoice is attached. */
  invoiced?: boolean;
  /** The payment provider: `sandbox` means that no money moved, `cash` is cash on delivery. */
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

/** The email to a customer whose order is paid. */
export function orderConfirmation(
  order: OrderConfirmation,
  { order: copy, reasonText }: EmailMessages,
): Email {
  // The packing time is promised for stocked items only: made-to-order items have their own date
  // below.
  const isMadeToOrder = order.isSizePending === true || Boolean(order.madeBy);
  return {
    subject: copy.subject(order.orderNumber),
    preview: copy.preview(money(order.amountPaise)),
    heading: copy.heading,
    blocks: [
      {
        kind: 'text',
        text: isMadeToOrder ? copy.confirmed(order.orderNumber) : copy.text(order.orderNumber),
      },
      ...(order.provider === 'sandbox' ? [{ kind: 'text' as const, text: copy.test }] : []),
      ...(order.provider === 'cash'
        ? [{ kind: 'text' as const, text: copy.cash(money(duePaise(order))) }]
        : []),
      { kind: 'rows', title: copy.title, rows: rowsOf(order, copy) },
      ...detailsOf(order),
      ...(order.isSizePending ? [{ kind: 'text' as const, text: copy.waitsForSize }] : []),
      ...(order.madeBy ? [{ kind: 'text' as const, text: copy.madeBy(order.madeBy) }] : []),
      ...(order.promisedTo
        ? [{ kind: 'text' as const, text: copy.arrives(order.promisedTo) }]
        : []),
      ...(order.invoiced ? [{ kind: 'text' as const, text: copy.invoice }] : []),
      ...deliveryTo(order.address, copy),
      { kind: 'action', label: copy.see, url: order.url },
      { kind: 'note', text: copy.note },
    ],
    reason: reasonText.order,
  };
}

/** The email that asks the customer to confirm a cash-on-delivery order by its link. */
export function cashQuestion(
  order: OrderConfirmation,
  { order: copy, cashQuestion, reasonText }: EmailMessages,
): Email {
  return {
    subject: cashQuestion.subject(order.orderNumber),
    preview: cashQuestion.preview,
    heading: cashQuestion.heading,
    blocks: [
      { kind: 'text', text: cashQuestion.text(money(duePaise(order))) },
      { kind: 'action', label: cashQuestion.button, url: order.url },
      { kind: 'rows', title: copy.title, rows: rowsOf(order, copy) },
      ...deliveryTo(order.address, copy),
      { kind: 'note', text: cashQuestion.note },
    ],
    reason: reasonText.order,
  };
}

/** The items of bundles and the personal details of energised lines, below each line's name. */
const detailsOf = ({ items }: OrderConfirmation): EmailBlock[] =>
  items.flatMap(({ name, bundled = [], personal = [] }) => {
    const lines = [...bundled, ...personal];
    return lines.length > 0 ? { kind: 'lines', title: name, lines } : [];
  });

const money = (paise: number) => formatRupeesExact(toRupees(paise));

function rowsOf(order: OrderConfirmation, copy: EmailMessages['order']): EmailRow[] {
  const rows: EmailRow[] = order.items.flatMap(({ name, quantity, unitPricePaise, parts = [] }) => [
    {
      label: quantity > 1 ? `${name} × ${quantity}` : name,
      value: money(unitPricePaise * quantity),
    },
    ...parts.map(({ label, paise }) => ({ label, value: money(paise), part: true })),
  ]);
  const { discount, rounding } = displayedQuote({
    subtotal: toRupees(
      order.amountPaise -
        order.roundingPaise -
        order.shippingPaise -
        order.cashFeePaise +
        order.discountPaise,
    ),
    shipping: toRupees(order.shippingPaise),
    fee: toRupees(order.cashFeePaise),
    discount: toRupees(order.discountPaise),
    charge: toRupees(order.amountPaise),
  });
  if (discount > 0) {
    const label = order.couponCode ? copy.discountWith(order.couponCode) : copy.discount;
    rows.push({ label, value: `-${formatRupeesExact(discount)}` });
  }
  rows.push({
    label: copy.shipping,
    value: order.shippingPaise > 0 ? money(order.shippingPaise) : copy.free,
  });
  if (order.cashFeePaise > 0) rows.push({ label: copy.cashFee, value: money(order.cashFeePaise) });
  if (rounding !== 0) rows.push({ label: copy.rounding, value: formatRupeesExact(rounding) });
  rows.push({ label: copy.total, value: money(order.amountPaise), strong: true });
  if (order.creditPaise > 0) {
    rows.push({ label: copy.credit, value: `-${money(order.creditPaise)}` });
    rows.push({
      label: order.provider === 'cash' ? copy.toPay : copy.paid,
      value: money(duePaise(order)),
      strong: true,
    });
  }
  return rows;
}

/** The delivery address as an email block; empty without an address. */
export function deliveryTo(
  address: OrderConfirmation['address'],
  copy: EmailMessages['order'],
): EmailBlock[] {
  if (!address) return [];
  const { fullName, addressLine, apartment, city, state, pincode } = address;
  const lines = [fullName, addressLine, apartment, `${city} ${pincode}`, copy.state(state)].filter(
    Boolean,
  );
  return [{ kind: 'lines', title: copy.address, lines }];
}
