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
  const facts: [string, ReactNode][] = [
    ...(subtotal === undefined ? [] : ([['Subtotal', formatRupeesExact(subtotal)]] as [string, string][])),
    ...(discount > 0
      ? ([[couponCode ? `Coupon ${couponCode}` : 'Discount', formatRupeesExact(-discount)]] as [string, string][])
      : []),
    ...(shipping > 0 ? ([['Shipping', formatRupeesExact(shipping)]] as [string, string][]) : []),
    ...(fee > 0 ? ([['Cash on delivery', formatRupeesExact(fee)]] as [string, string][]) : []),
    ...(rounding === 0 ? [] : ([['Rounding', signed(rounding)]] as [string, string][])),
    ['Amount', formatRupeesExact(amount)],
    ['Refunded', formatRupeesExact(refunded)],
    ['Can still be refunded', formatRupeesExact(refundable)],
    ...(trackingNumber
      ? ([
          [
            'Parcel',
            order.trackingUrl ? (
              <a key="way" href={order.trackingUrl} target="_blank" rel="noreferrer" className="text-link">
                {parcel}
              </a>
            ) : (
              parcel
            ),
          ],
        ] as [string, ReactNode][])
      : []),
    ...(order.gstin ? ([['Buyer’s GSTIN', order.gstin]] as [string, string][]) : []),
  ];
  return (
    <dl className="grid gap-2.5">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-text-2">{name}</dt>
          <dd className="figures text-right font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
