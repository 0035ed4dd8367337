/** Order statuses, in their usual sequence. */
export const orderStatuses = [
  'created',
  // Cash on delivery: not yet confirmed by the customer.
  'placed',
  'confirmed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  // Rejected at delivery, and on its way back to the shop.
  'refused',
  'returned',
  'expired',
  'payment_review',
  'refund_pending',
  'refunded',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses in which an order is ready for packing. */
export const unpackedStatuses = ['paid', 'confirmed'] as const satisfies OrderStatus[];
/** Statuses in which an order has not been dispatched. */
export const unsentStatuses = [...unpackedStatuses, 'packed'] as const satisfies OrderStatus[];
/** Statuses of sold orders: paid and not refunded, or cash on delivery and confirmed. */
export const soldStatuses = [
  ...unsentStatuses,
  'shipped',
  'delivered',
] as const satisfies OrderStatus[];
/** Statuses in which an order can be cancelled: its units have not left the shop. */
export const cancellableStatuses = ['placed', ...unsentStatuses] as const satisfies OrderStatus[];
/** Statuses in which the payment requires manual review. */
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
