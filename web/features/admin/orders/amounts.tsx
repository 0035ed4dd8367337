import { type AdminOrder, displayedTotals, formatRupeesExact } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { AmountList } from '../layout/definition-lists.tsx';

/** With its sign: added to the total, or deducted from it. */
function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatRupeesExact(amount)}`;
}

/** The order's total, its refunds, and the location of its parcel. */
export function Amounts({ order }: { order: AdminOrder }) {
  const {
    subtotal,
    couponCode,
    amount,
    refunded = 0,
    refundable,
    carrier,
    trackingNumber,
    shipping = 0,
    fee = 0,
  } = order;
  const { discount, rounding } = displayedTotals({
    subtotal: subtotal ?? amount,
    discount: order.discount ?? 0,
    charge: amount,
    shipping,
    fee,
  });
  const parcel = [carrier, trackingNumber].filter(Boolean).join(', ');
  const rows: [name: string, value: ReactNode][] = [
    [t.subtotal, subtotal !== undefined && formatRupeesExact(subtotal)],
    [couponCode ? t.coupon(couponCode) : t.discount, discount > 0 && formatRupeesExact(-discount)],
    [t.shipping, shipping > 0 && formatRupeesExact(shipping)],
    [t.cashDelivery, fee > 0 && formatRupeesExact(fee)],
    [t.rounding, rounding !== 0 && signed(rounding)],
    [t.amount, formatRupeesExact(amount)],
    [t.byCredit, order.credit !== undefined && formatRupeesExact(order.credit)],
    [t.refunded, formatRupeesExact(refunded)],
    [t.canStillRefunded, formatRupeesExact(refundable)],
    [
      t.parcel,
      trackingNumber &&
        (order.trackingUrl ? (
          <a href={order.trackingUrl} target="_blank" rel="noreferrer" className="text-link">
            {parcel}
          </a>
        ) : (
          parcel
        )),
    ],
    [t.buyersGstin, order.gstin],
  ];
  return <AmountList rows={rows} />;
}
