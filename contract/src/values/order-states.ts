/** In the order in which an order usually walks through them. */
export const orderStatuses = [
  'created',
  // To be paid at the door: waits for its customer's word.
  'placed',
  'confirmed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  // Not taken at the door, and on its way back to the shop.
  'refused',
  'returned',
  'expired',
  'payment_review',
  'refund_pending',
  'refunded',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Nobody has packed it yet, although it may leave. */
export const unpackedStatuses = ['paid', 'confirmed'] as const satisfies OrderStatus[];
/** The parcel has yet to leave. */
export const unsentStatuses = [...unpackedStatuses, 'packed'] as const satisfies OrderStatus[];
/** Sold: paid and not given back, or to be paid at the door and confirmed by its customer. */
export const soldStatuses = [...unsentStatuses, 'shipped', 'delivered'] as const satisfies OrderStatus[];
/** Its pieces are still on the shelf. */
export const cancellableStatuses = ['placed', ...unsentStatuses] as const satisfies OrderStatus[];
/** A person has to look at its money. */
export const attentionStatuses = ['payment_review', 'refund_pending'] as const satisfies OrderStatus[];

export function isIn(statuses: readonly OrderStatus[], status: OrderStatus): boolean {
  return statuses.includes(status);
}

/** How orders are paid: `cash` at the door, `none` where nothing was to be paid. */
export const paymentWays = ['online', 'cash', 'none'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** What an administrator may do with an order. */
export const orderMoves = [
  'confirm',
  'pack',
  'ship',
  'deliver',
  'refuse',
  'return',
  'cancel',
  'refund',
  'resend',
] as const;
export type OrderMove = (typeof orderMoves)[number];
