import type { OrderStatus } from '@jyotiratna/contract';

export const orderStatus = {
  created: 'Created',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  expired: 'Expired',
  payment_review: 'Payment review',
  refund_pending: 'Refund pending',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
} satisfies Record<OrderStatus, string>;
