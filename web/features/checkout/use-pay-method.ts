import {
  cashObstacle,
  formatRupees,
  type QuoteReply,
  toPaise,
  withFee,
} from '@jyotiratna/contract';
import { useState } from 'react';
import { payment } from '#messages/payments/payment.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import type { PricedCart } from '../cart/use-priced-cart.ts';
import { storedPin } from '../delivery/stored-pin.ts';
import { useDeliveryTo } from '../delivery/use-delivery-to.ts';

export type PayMethod = {
  /** Whether the order is cash on delivery. */
  cash: boolean;
  select: (cash: boolean) => void;
  /**
   * The cash-on-delivery fee in rupees, and the reason why it is unavailable for this order; null
   * if the shop does not offer it.
   */
  offer: { fee: number; obstacle: string | null } | null;
  /** The totals with the selected payment method. */
  quote: QuoteReply;
};

type Ordered = Pick<PricedCart, 'rows'> & { gift: boolean };

/**
 * An order's payment method: online, or cash on delivery if available for the shop, the PIN code
 * and the products.
 */
export function usePayMethod({ rows, gift }: Ordered, quote: QuoteReply): PayMethod {
  const terms = useShopConfig()?.cash ?? null;
  const pin = storedPin.use();
  const { data } = useDeliveryTo(terms ? pin : null);
  const [selected, select] = useState(false);
  if (!terms) return { cash: false, select: select, offer: null, quote };
  const { most: max, fee } = terms;
  const reason = cashObstacle(terms, {
    charge: toPaise(quote.charge),
    customised: rows.some(({ parts }) => parts),
    gift,
    place: data?.cash ?? false,
  });
  const { made: forCustomised, gift: forGift } = payment.cashNot;
  const labels = {
    amount: payment.cashNot.amount(formatRupees(max)),
    made: forCustomised,
    gift: forGift,
  };
  const place = data ? payment.cashNot.place : payment.cashNot.unknown;
  const obstacle = reason && (reason === 'place' ? place : labels[reason]);
  const cash = selected && !obstacle;
  return {
    cash,
    select: select,
    offer: { fee, obstacle },
    quote: cash && fee > 0 ? withFee(quote, fee) : quote,
  };
}
