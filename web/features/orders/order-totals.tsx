import type { Order } from '@jyotiratna/contract';
import { confirmation as t } from '#messages/orders/confirmation.ts';
import { CartTotals } from '../cart/totals.tsx';

/** The amounts from the item prices to the payment; hidden from viewers without permission. */
export function OrderTotals({ order }: { order: Order }) {
  const { amount, subtotal, discount = 0, couponCode, shipping = 0, fee, credit } = order;
  if (subtotal === undefined) return null;
  const quote = { subtotal, discount, shipping, tax: 0, total: amount, charge: amount };
  return (
    <section
      aria-labelledby="order-sums"
      className="facet-card border border-line bg-surface p-5 md:col-start-3 md:row-start-1 md:p-6"
    >
      <h2 id="order-sums" className="mb-4 text-heading-s">
        {t.summary}
      </h2>
      <CartTotals
        quote={{ ...quote, ...(fee !== undefined && { fee }) }}
        couponCode={couponCode}
        credit={credit}
        exact
      />
    </section>
  );
}
