import type { Order } from '@jyotiratna/contract';
import { confirmation as texts } from '#messages/orders/confirmation.ts';
import { Sums } from '../cart/sums.tsx';

/** From what the items cost to what was paid; nothing for those who may not see it. */
export function OrderSums({ order }: { order: Order }) {
  const { amount, subtotal, discount = 0, couponCode, shipping = 0, fee } = order;
  if (subtotal === undefined) return null;
  const quote = { subtotal, discount, shipping, tax: 0, total: amount, charge: amount };
  return (
    <section
      aria-labelledby="order-sums"
      className="facet-card border border-line bg-surface p-5 md:col-start-3 md:row-start-1 md:p-6"
    >
      <h2 id="order-sums" className="mb-4 text-heading-s">
        {texts.summary}
      </h2>
      <Sums quote={{ ...quote, ...(fee !== undefined && { fee }) }} couponCode={couponCode} exact />
    </section>
  );
}
