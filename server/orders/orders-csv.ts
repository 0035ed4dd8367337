import { toRupees } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { guardCell } from '../platform/csv/guard-cell.ts';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';

type Line = { order: OrderRow; item: OrderItemRow; email: string | null };

/**
 * Each column with its value from an order and one of its lines; rupees, tax included, and
 * timestamps in UTC.
 */
const columns: Record<string, (line: Line) => string | number | null | undefined> = {
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

/** Lines of orders as CSV (RFC 4180), UTF-8 with the mark by which spreadsheets know it. */
export function ordersCsv(lines: readonly Line[]): string {
  const rows = lines.map((line) =>
    Object.values(columns).map((cell) => guardCell(String(cell(line) ?? ''))),
  );
  return stringify([Object.keys(columns), ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}
