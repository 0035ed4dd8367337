import { type AdminOrder, formatRupeesExact, shownSums } from '@jyotiratna/contract';
import type { ReactNode } from 'react';

/** With its sign: what is added to the sum, or taken off it. */
function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatRupeesExact(amount)}`;
}

/** What the order came to, what went back, and where its parcel is. */
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
  const { discount, rounding } = shownSums({
    subtotal: subtotal ?? amount,
    discount: order.discount ?? 0,
    charge: amount,
    shipping,
    fee,
  });
  const parcel = [carrier, trackingNumber].filter(Boolean).join(', ');
  /** What does not concern this order has no value, and is not shown. */
  const facts: [name: string, value: ReactNode][] = [
    ['Subtotal', subtotal !== undefined && formatRupeesExact(subtotal)],
    [couponCode ? `Coupon ${couponCode}` : 'Discount', discount > 0 && formatRupeesExact(-discount)],
    ['Shipping', shipping > 0 && formatRupeesExact(shipping)],
    ['Cash on delivery', fee > 0 && formatRupeesExact(fee)],
    ['Rounding', rounding !== 0 && signed(rounding)],
    ['Amount', formatRupeesExact(amount)],
    ['Refunded', formatRupeesExact(refunded)],
    ['Can still be refunded', formatRupeesExact(refundable)],
    [
      'Parcel',
      trackingNumber &&
        (order.trackingUrl ? (
          <a href={order.trackingUrl} target="_blank" rel="noreferrer" className="text-link">
            {parcel}
          </a>
        ) : (
          parcel
        )),
    ],
    ['Buyer’s GSTIN', order.gstin],
  ];
  return (
    <dl className="grid gap-2.5">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-text-2">{name}</dt>
              <dd className="figures text-right font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
