import type { Order } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderSums } from './order-sums.tsx';

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
const sumsOf = (more: Partial<Order>) => {
  const html = renderToStaticMarkup(<OrderSums order={{ ...summary, ...more }} />);
  return html.replace(/<s .*?<\/s>/g, '').match(/[−+]?₹[\d,.]+/g);
};

it('leads from the items to what was paid: coupon, delivery and fee are named', () => {
  const paid = { subtotal: 1249, discount: 624.5, couponCode: 'JYOTI50', shipping: 0, fee: 49 };
  expect(sumsOf(paid)).toEqual(['₹1,249.00', '−₹624.00', '₹49.00', '₹0.00', '₹674.00']);
});

it('is not there for who may not see it', () => {
  expect(renderToStaticMarkup(<OrderSums order={summary} />)).toBe('');
});
