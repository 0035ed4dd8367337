import type { OrderStatus } from '@jyotiratna/contract';

export const orderStatus = {
  created: 'Created',
  placed: 'To be confirmed',
  confirmed: 'Confirmed',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  refused: 'Not accepted',
  returned: 'Back with us',
  expired: 'Expired',
  payment_review: 'Payment review',
  refund_pending: 'Refund pending',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
} satisfies Record<OrderStatus, string>;
