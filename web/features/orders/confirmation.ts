import type { Address, Image, LineParts, QuoteReply } from '@jyotiratna/contract';
import { persisted } from '../../persisted.ts';
import type { BundleContent } from '../cart/cart-row.ts';

export type ConfirmedItem = {
  name: string;
  qty: number;
  /** Price per unit in rupees. */
  price: number;
  picture: Image | null;
  image: string;
  tint: string | null;
  /** The breakdown of the unit price. */
  parts?: LineParts | undefined;
  /** The components of a bundle. */
  bundle?: readonly BundleContent[] | undefined;
};

/** The checkout's result for the confirmation page. Amounts in rupees. */
export type Confirmation = {
  orderNumber: string;
  items: ConfirmedItem[];
  subtotal: number;
  shipping: number;
  /** The total without the part paid with store credit. */
  total: number;
  contact: { email: string };
  /** The payment provider's name; `cash` is cash on delivery, `none` a free order. */
  paymentMethod: string;
  /** Null if no provider is configured: the payment was simulated and no order is stored. */
  paymentVerification: { orderId: string; paymentId: string | null } | null;
  address: Address;
  quote: QuoteReply;
  couponCode: string | null;
};

const stored = persisted<Confirmation>(
  'order_confirmation',
  (value) => (isConfirmation(value) ? value : null),
  {
    tab: true,
  },
);

/**
 * Stores the confirmation for this tab, so that it survives a reload and is deleted at the end of
 * the session.
 * @returns the state for its history entry: null if stored, else the confirmation
 */
export const storeConfirmation = (confirmation: Confirmation): Confirmation | null =>
  stored.write(confirmation) ? null : confirmation;

/** The confirmation from the navigation state, else the stored one; null if neither is valid. */
export const readConfirmation = (handed: unknown): Confirmation | null =>
  isConfirmation(handed) ? handed : stored.read();

function isConfirmation(value: unknown): value is Confirmation {
  if (typeof value !== 'object' || value === null) return false;
  const { orderNumber, items, quote, contact, address } = value as Partial<Confirmation>;
  return (
    typeof orderNumber === 'string' &&
    Array.isArray(items) &&
    [quote, contact, address].every((object) => typeof object === 'object' && object !== null)
  );
}
