import { displayedQuote, formatRupeesExact, type QuoteReply } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { storeCredit } from '#messages/accounts/store-credit.ts';
import { payByGiftCard } from '#messages/gift-cards/gift-cards.ts';
import { totals } from '#messages/pricing/totals.ts';
import { formatAmount } from './format-amount.ts';

/** The regular delivery charge (shipping rate) in rupees, displayed struck through. */
const defaultShipping = 100;

type Props = {
  quote: QuoteReply;
  couponCode?: string | null | undefined;
  /** The quantity, shown next to the subtotal. */
  count?: number;
  /** The part paid with store credit or a gift card, in rupees. */
  credit?: number | undefined;
  /** Whether `credit` is from a gift card instead of store credit. */
  byCard?: boolean;
  /** Two decimals, for order pages. */
  exact?: boolean;
};

/** The amounts from subtotal to total; the displayed amounts add up. */
export function CartTotals({
  quote,
  couponCode,
  count,
  credit = 0,
  byCard = false,
  exact = false,
}: Props) {
  const format = exact ? formatRupeesExact : formatAmount;
  const { discount, rounding } = displayedQuote(quote);
  return (
    <dl className="figures grid gap-3.5">
      <Row name={count === undefined ? totals.subtotal : totals.subtotalOf(totals.items(count))}>
        {format(quote.subtotal)}
      </Row>
      {discount > 0 && (
        <Row name={couponCode ? totals.couponOf(couponCode) : totals.coupon} good>
          −{format(discount)}
        </Row>
      )}
      <Row name={totals.shipping}>
        {quote.shipping > 0 ? format(quote.shipping) : <FreeShipping />}
      </Row>
      {quote.fee !== undefined && <Row name={totals.fee}>{format(quote.fee)}</Row>}
      <Row name={totals.tax}>{format(quote.tax)}</Row>
      {rounding !== 0 && (
        <Row name={totals.rounding}>
          {rounding > 0 ? '+' : '−'}
          {format(Math.abs(rounding))}
        </Row>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-[1.0625rem] font-semibold">{totals.total}</dt>
        <dd className="text-[1.5rem] leading-tight font-semibold">{format(quote.charge)}</dd>
      </div>
      {credit > 0 && (
        <>
          <Row name={byCard ? payByGiftCard.used : storeCredit.used} good>
            −{format(credit)}
          </Row>
          <Row name={storeCredit.toPay}>{format(quote.charge - credit)}</Row>
        </>
      )}
    </dl>
  );
}

/** 'Free', next to the regular delivery charge. */
export function FreeShipping() {
  return (
    <span className="figures whitespace-nowrap">
      <s className="text-text-2">
        <span className="sr-only">{totals.usually} </span>
        {formatAmount(defaultShipping)}
      </s>{' '}
      <span className="font-semibold text-harit-700">{totals.free}</span>
    </span>
  );
}

function Row({
  name,
  good = false,
  children,
}: {
  name: string;
  good?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`flex justify-between gap-4 ${good ? 'text-harit-700' : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
