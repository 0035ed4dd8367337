import type { Order } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderTotals } from './order-totals.tsx';

const summary: Order = {
  _id: 'ord_1',
  id: 'ord_1',
  orderNumber: 'JR-7777777',
  status: 'paid',
  amount: 674,
  currency: 'INR',
  createdAt: '2026-11-20T06:30:00Z',
  items: [{ name: 'Ring', qty: 1, price: 1249 }],
};
const totalsOf = (patch: Partial<Order>) => {
  const html = renderToStaticMarkup(<OrderTotals order={{ ...summary, ...patch }} />);
  return html.replace(/<s .*?<\/s>/g, '').match(/[−+]?₹[\d,.]+/g);
};

it('lists the amounts from the items to the payment: coupon, delivery and fee', () => {
  const paid = { subtotal: 1249, discount: 624.5, couponCode: 'JYOTI50', shipping: 0, fee: 49 };
  expect(totalsOf(paid)).toEqual(['₹1,249.00', '−₹624.00', '₹49.00', '₹0.00', '₹674.00']);
});

it('is hidden without permission', () => {
  expect(renderToStaticMarkup(<OrderTotals order={summary} />)).toBe('');
});
