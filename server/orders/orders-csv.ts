import { toRupees } from '@jyotiratna/contract';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';

export type OrderLine = { order: OrderRow; item: OrderItemRow; email: string | null };

/**
 * Each column with its value from an order and one of its lines; rupees, tax included, and
 * timestamps in UTC.
 */
const columns: Record<string, (line: OrderLine) => string | number | null | undefined> = {
  order: ({ order }) => order.orderNumber,
  placed: ({ order }) => order.createdAt.toISOString(),
  status: ({ order }) => order.status,
  payment: ({ order: { provider } }) => (provider === 'sandbox' ? 'test' : provider),
  email: ({ email }) => email,
  name: ({ order }) => order.address?.fullName,
  phone: ({ order }) => order.address?.phone,
  address: ({ order }) =>
    [order.address?.addressLine, order.address?.apartment].filter(Boolean).join(', '),
  city: ({ order }) => order.address?.city,
  state: ({ order }) => order.address?.state,
  pincode: ({ order }) => order.address?.pincode,
  gstin: ({ order }) => order.buyerGstin,
  sku: ({ item }) => item.sku,
  item: ({ item }) => item.name,
  hsn: ({ item }) => item.hsn,
  quantity: ({ item }) => item.quantity,
  unitPrice: ({ item }) => toRupees(item.unitPricePaise),
  linePrice: ({ item }) => toRupees(item.unitPricePaise * item.quantity),
  coupon: ({ order }) => order.couponCode,
  orderDiscount: ({ order }) => toRupees(order.discountPaise),
  orderShipping: ({ order }) => toRupees(order.shippingPaise),
  orderCashFee: ({ order }) => toRupees(order.cashFeePaise),
  orderRounding: ({ order }) => toRupees(order.roundingPaise),
  orderAmount: ({ order }) => toRupees(order.amountPaise),
  orderRefunded: ({ order }) => toRupees(order.refundedPaise),
  carrier: ({ order }) => order.carrier,
  trackingNumber: ({ order }) => order.trackingNumber,
};

export const orderCsvHead: readonly string[] = Object.keys(columns);

/** The cells of a line of an order, in the order of the columns. */
export const orderCells = (line: OrderLine) => Object.values(columns).map((cell) => cell(line));
