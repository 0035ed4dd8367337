/** In the order in which an order usually walks through them. */
export const orderStatuses = [
  'created',
  // Cash on delivery: pending the customer's confirmation.
  'placed',
  'confirmed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  // Rejected at delivery, and in return to the shop.
  'refused',
  'returned',
  'expired',
  'payment_review',
  'refund_pending',
  'refunded',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Ready for packing, but not yet packed. */
export const unpackedStatuses = ['paid', 'confirmed'] as const satisfies OrderStatus[];
/** The parcel has yet to leave. */
export const unsentStatuses = [...unpackedStatuses, 'packed'] as const satisfies OrderStatus[];
/** Sold: paid and not refunded, or cash on delivery and confirmed by its customer. */
export const soldStatuses = [
  ...unsentStatuses,
  'shipped',
  'delivered',
] as const satisfies OrderStatus[];
/** Its units have not left the stock. */
export const cancellableStatuses = ['placed', ...unsentStatuses] as const satisfies OrderStatus[];
/** Its payment requires manual review. */
export const attentionStatuses = [
  'payment_review',
  'refund_pending',
] as const satisfies OrderStatus[];

export function isIn(statuses: readonly OrderStatus[], status: OrderStatus): boolean {
  return statuses.includes(status);
}

/** Payment methods: `cash` on delivery, `counter` at the shop, `none` if the total was 0. */
export const paymentMethods = ['online', 'cash', 'counter', 'none'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Actions of an administrator on an order. */
export const orderActions = [
  'confirm',
  'pack',
  'ship',
  'deliver',
  'collect',
  'refuse',
  'return',
  'cancel',
  'refund',
  'resend',
] as const;
export type OrderMove = (typeof orderActions)[number];
