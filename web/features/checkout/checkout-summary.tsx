import { ChevronDown, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { checkout } from '#messages/checkout/checkout.ts';
import { totals } from '#messages/pricing/totals.ts';
import { BundleContents } from '../cart/bundle-contents.tsx';
import { CouponBox } from '../cart/coupon-box.tsx';
import { formatAmount } from '../cart/format-amount.ts';
import { LineImage } from '../cart/line-image.tsx';
import { lineKey } from '../cart/line-key.ts';
import { CartLineParts } from '../cart/line-parts.tsx';
import { ReturnsNote } from '../cart/returns-note.tsx';
import { SankalpaDetails } from '../cart/sankalpa-details.tsx';
import { CartTotals } from '../cart/totals.tsx';
import type { PricedCart } from '../cart/use-priced-cart.ts';

/**
 * The order summary with its totals: collapsed at the top of a small screen, a side panel on a
 * wide one. The coupon box is never collapsed.
 */
export function CheckoutSummary({
  cart,
  credit,
  byCard,
}: {
  cart: PricedCart;
  credit: number;
  byCard: boolean;
}) {
  const [open, setOpen] = useState(false);
  const { rows, quote, coupon } = cart;
  const count = rows.reduce((total, row) => total + row.quantity, 0);
  return (
    <section aria-labelledby="checkout-summary" className="md:sticky md:top-10">
      <h2 id="checkout-summary" className="sr-only md:not-sr-only md:mb-6 md:text-heading-s">
        {checkout.summary}
      </h2>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="checkout-lines checkout-sums"
        onClick={() => setOpen(!open)}
        className="facet-button flex min-h-13 w-full items-center gap-3 bg-gulabi-100 px-4 text-left md:hidden"
      >
        <ShoppingBag aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
        <span className="grow">{checkout.summaryOf(totals.items(count))}</span>
        <span className="figures font-semibold">{formatAmount(quote.charge)}</span>
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className={`shrink-0 transition-transform duration-200 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div className="grid gap-6 pt-5 md:pt-0">
        <ul id="checkout-lines" className={`gap-4 md:grid ${open ? 'grid' : 'hidden'}`}>
          {rows.map((row) => (
            <li key={lineKey(row)} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <LineImage {...row} sizes="72px" className="facet-button w-18 shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="leading-snug font-medium">{row.name}</p>
                <p className="text-small text-text-2">{checkout.pieces(row.quantity)}</p>
                <BundleContents bundle={row.bundle} />
                {row.problem && (
                  <p className="text-small font-medium text-sindoor-700">{row.problem}</p>
                )}
              </div>
              <p className="figures">
                {formatAmount((Math.round(row.unitPrice * 100) * row.quantity) / 100)}
              </p>
              {row.parts && (
                <div className="w-full">
                  <CartLineParts parts={row.parts} />
                </div>
              )}
              {row.extras?.energisation?.for && (
                <div className="w-full">
                  <SankalpaDetails sankalpa={row.extras.energisation.for} />
                </div>
              )}
            </li>
          ))}
        </ul>
        <CouponBox coupon={coupon} quote={quote} />
        <div id="checkout-sums" className={`gap-6 md:grid ${open ? 'grid' : 'hidden'}`}>
          <div aria-live="polite">
            <CartTotals quote={quote} couponCode={coupon?.code} credit={credit} byCard={byCard} />
          </div>
          <p className="flex items-center gap-2.5 text-small text-text-2">
            <ReturnsNote rows={rows} size={16} />
          </p>
        </div>
      </div>
    </section>
  );
}
