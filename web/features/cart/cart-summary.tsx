import { computeLeadTime, displayedQuote } from '@jyotiratna/contract';
import { ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { cart } from '#messages/cart/cart.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrivalNote } from '../delivery/arrival-note.tsx';
import { useShippedQuote } from '../delivery/use-shipped-quote.ts';
import { savingOf } from './cart-row.ts';
import { CouponBox } from './coupon-box.tsx';
import { formatAmount } from './format-amount.ts';
import { ReturnsNote } from './returns-note.tsx';
import { CartTotals } from './totals.tsx';
import type { PricedCart } from './use-priced-cart.ts';

/**
 * The totals and the checkout link. Lines that cannot be bought in their current state block the
 * link, with the reason.
 */
export function CartSummary({ cart: priced }: { cart: PricedCart }) {
  const navigate = useNavigate();
  const holdUp = useRef<HTMLDivElement>(null);
  const { rows, coupon, confirmed, checkFailed } = priced;
  const quote = useShippedQuote(priced.quote);
  const blocked = rows.some(({ problem }) => problem !== null);
  // One amount: the coupon's discount is included in the savings.
  const saving = savingOf(rows) + displayedQuote(quote).discount;
  return (
    <section
      aria-labelledby="order-summary"
      className="facet-card grid gap-4 border border-line bg-surface p-5 md:p-7"
    >
      <h2 id="order-summary" className="text-[1.375rem] leading-tight">
        {cart.summary}
      </h2>
      <div aria-live="polite" className="grid gap-3">
        <CartTotals
          quote={quote}
          couponCode={coupon?.code}
          count={rows.reduce((total, row) => total + row.quantity, 0)}
        />
        {saving > 0 && (
          <p className="text-small font-semibold text-harit-700">
            {cart.saving(formatAmount(saving))}
          </p>
        )}
      </div>
      <ArrivalNote leadTime={computeLeadTime(rows)} />
      <CouponBox coupon={coupon} quote={quote} />
      {!confirmed && (
        <p role="status" className="text-small text-text-2">
          {checkFailed ? cart.checkFailed : cart.checking}
        </p>
      )}
      {blocked && (
        <div ref={holdUp} tabIndex={-1} className="outline-none">
          <Alert tone="wait">{cart.blocked}</Alert>
        </div>
      )}
      <Button
        kind="buy"
        size="l"
        wide
        onClick={() => {
          if (blocked) holdUp.current?.focus();
          else void navigate('/checkout');
        }}
      >
        {cart.checkout}
      </Button>
      <ul className="grid gap-3 border-t border-line pt-4 text-small text-ink-700">
        <li className="flex items-center gap-3">
          <ShieldCheck aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
          {cart.payment}
        </li>
        <li className="flex items-center gap-3">
          <ReturnsNote rows={rows} size={20} />
        </li>
      </ul>
    </section>
  );
}
