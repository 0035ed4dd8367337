import type { Address, LineParts, Picture, QuoteReply } from '@jyotiratna/contract';

export type ConfirmedItem = {
  name: string;
  qty: number;
  /** Rupees for one piece. */
  price: number;
  picture: Picture | null;
  image: string;
  tint: string | null;
  /** What the price of a piece is made of. */
  parts?: LineParts | undefined;
};

/** What the checkout hands to the confirmation. Amounts in rupees. */
export type Confirmation = {
  orderNumber: string;
  items: ConfirmedItem[];
  subtotal: number;
  shipping: number;
  total: number;
  contact: { email: string };
  /** The provider's name; `cash` at the door, `none` when there was nothing to pay. */
  paymentMethod: string;
  /** Null where no provider is configured: the payment was simulated and no order is stored. */
  paymentVerification: { orderId: string; paymentId: string | null } | null;
  address: Address;
  quote: QuoteReply;
  couponCode: string | null;
};

const key = 'order_confirmation';

/** Keeps the confirmation for this tab, so that a reload still shows it. */
export function keepConfirmation(confirmation: Confirmation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(confirmation));
  } catch {
    // Storage is refused: the confirmation then lives in the history entry alone.
  }
}

/** The confirmation handed over by navigation, else the kept one; null when neither is one. */
export function readConfirmation(handed: unknown): Confirmation | null {
  if (isConfirmation(handed)) return handed;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isConfirmation(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isConfirmation(value: unknown): value is Confirmation {
  if (typeof value !== 'object' || value === null) return false;
  const { orderNumber, items, quote, contact, address } = value as Partial<Confirmation>;
  return (
    typeof orderNumber === 'string' &&
    Array.isArray(items) &&
    [quote, contact, address].every((part) => typeof part === 'object' && part !== null)
  );
}
