import { formatRupeesExact, type QuoteReply } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { formatAmount } from './format-amount.ts';

/** What shipping would cost, struck out, in rupees. */
const usualShipping = 100;

type Props = {
  quote: QuoteReply;
  couponCode?: string | null | undefined;
  /** Pieces, told beside the subtotal. */
  count?: number;
  /** Two decimals, as on order pages. */
  exact?: boolean;
};

/** The sums, from subtotal to total. Rounding to whole rupees is a line of its own, so that they add up. */
export function Sums({ quote, couponCode, count, exact = false }: Props) {
  const format = exact ? formatRupeesExact : formatAmount;
  const rounding = Math.round((quote.charge - quote.total) * 100) / 100;
  return (
    <dl className="figures grid gap-3.5">
      <Row name={count === undefined ? 'Subtotal' : `Subtotal (${countItems(count)})`}>{format(quote.subtotal)}</Row>
      {quote.discount > 0 && (
        <Row name={couponCode ? `Coupon ${couponCode}` : 'Coupon'} good>
          −{format(quote.discount)}
        </Row>
      )}
      <Row name="Shipping">
        <s className="text-text-2">
          <span className="sr-only">Usually </span>
          {formatAmount(usualShipping)}
        </s>{' '}
        <span className="font-semibold text-harit-700">Free</span>
      </Row>
      <Row name="Tax">{format(quote.tax)}</Row>
      {rounding !== 0 && (
        <Row name="Rounding">
          {rounding > 0 ? '+' : '−'}
          {format(Math.abs(rounding))}
        </Row>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-[1.0625rem] font-semibold">Total</dt>
        <dd className="text-[1.5rem] leading-tight font-semibold">{format(quote.charge)}</dd>
      </div>
    </dl>
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

/** '1 item', '3 items'. */
export function countItems(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}
