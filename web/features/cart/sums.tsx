import { formatRupeesExact, type QuoteReply, shownSums } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { sums } from '#messages/pricing/sums.ts';
import { formatAmount } from './format-amount.ts';

/** What shipping would cost, struck out, in rupees. */
const usualShipping = 100;

type Props = {
  quote: QuoteReply;
  couponCode?: string | null | undefined;
  /** Pieces, told next to the subtotal. */
  count?: number;
  /** Two decimals, as on order pages. */
  exact?: boolean;
};

/** The sums, from subtotal to total; they add up as they are read. */
export function Sums({ quote, couponCode, count, exact = false }: Props) {
  const format = exact ? formatRupeesExact : formatAmount;
  const { discount, rounding } = shownSums(quote);
  return (
    <dl className="figures grid gap-3.5">
      <Row name={count === undefined ? sums.subtotal : sums.subtotalOf(sums.items(count))}>
        {format(quote.subtotal)}
      </Row>
      {discount > 0 && (
        <Row name={couponCode ? sums.couponOf(couponCode) : sums.coupon} good>
          −{format(discount)}
        </Row>
      )}
      <Row name={sums.shipping}>{quote.shipping > 0 ? format(quote.shipping) : <FreeShipping />}</Row>
      {quote.fee !== undefined && <Row name={sums.fee}>{format(quote.fee)}</Row>}
      <Row name={sums.tax}>{format(quote.tax)}</Row>
      {rounding !== 0 && (
        <Row name={sums.rounding}>
          {rounding > 0 ? '+' : '−'}
          {format(Math.abs(rounding))}
        </Row>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-[1.0625rem] font-semibold">{sums.total}</dt>
        <dd className="text-[1.5rem] leading-tight font-semibold">{format(quote.charge)}</dd>
      </div>
    </dl>
  );
}

/** 'Free', beside what shipping would cost. */
export function FreeShipping() {
  return (
    <span className="figures whitespace-nowrap">
      <s className="text-text-2">
        <span className="sr-only">{sums.usually} </span>
        {formatAmount(usualShipping)}
      </s>{' '}
      <span className="font-semibold text-harit-700">{sums.free}</span>
    </span>
  );
}

function Row({ name, good = false, children }: { name: string; good?: boolean; children: ReactNode }) {
  return (
    <div className={`flex justify-between gap-4 ${good ? 'text-harit-700' : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
