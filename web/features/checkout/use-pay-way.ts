import { cashObstacle, formatRupees, type QuoteReply, toPaise, withFee } from '@jyotiratna/contract';
import { useState } from 'react';
import { payment } from '#messages/payments/payment.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import type { PricedCart } from '../cart/use-priced-cart.ts';
import { useKeptPin } from '../delivery/kept-pin.ts';
import { useDeliveryTo } from '../delivery/use-delivery-to.ts';

export type PayWay = {
  /** Whether the order is paid at the door. */
  cash: boolean;
  choose: (cash: boolean) => void;
  /** What paying at the door costs in rupees, and why this order cannot be; null where the shop does not offer it. */
  offer: { fee: number; obstacle: string | null } | null;
  /** The sums of what is chosen. */
  quote: QuoteReply;
};

type Bought = Pick<PricedCart, 'rows'> & { gift: boolean };

/** How an order is paid: online, or at the door where shop, place and goods allow it. */
export function usePayWay({ rows, gift }: Bought, quote: QuoteReply): PayWay {
  const terms = useShopConfig()?.cash ?? null;
  const pin = useKeptPin();
  const { data } = useDeliveryTo(terms ? pin : null);
  const [chosen, choose] = useState(false);
  if (!terms) return { cash: false, choose, offer: null, quote };
  const { most, fee } = terms;
  const why = cashObstacle(terms, {
    charge: toPaise(quote.charge),
    made: rows.some(({ parts }) => parts),
    gift,
    place: data?.cash ?? false,
  });
  const { made, gift: forGift } = payment.cashNot;
  const words = { amount: payment.cashNot.amount(formatRupees(most)), made, gift: forGift };
  const place = data ? payment.cashNot.place : payment.cashNot.unknown;
  const obstacle = why && (why === 'place' ? place : words[why]);
  const cash = chosen && !obstacle;
  return { cash, choose, offer: { fee, obstacle }, quote: cash && fee > 0 ? withFee(quote, fee) : quote };
}
