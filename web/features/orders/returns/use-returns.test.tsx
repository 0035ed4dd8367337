import type { Order } from '@jyotiratna/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useReturns } from './use-returns.ts';

const order: Order = {
  _id: 'ord_1',
  id: 'ord_1',
  orderNumber: 'JR-7777777',
  status: 'paid',
  amount: 674,
  currency: 'INR',
  createdAt: '2026-11-20T06:30:00Z',
  items: [{ name: 'Ring', qty: 1, price: 1249 }],
};

function Status({ of }: { of: Order }) {
  return useReturns(of).fetchStatus;
}

const statusOf = (of: Order) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Status of={of} />
    </QueryClientProvider>,
  );

it('requests returns for a recognised viewer alone', () => {
  expect(statusOf(order)).toBe('idle');
  expect(statusOf({ ...order, arrives: null })).toBe('fetching');
  expect(statusOf({ ...order, arrives: { from: '2026-11-22', to: '2026-11-25' } })).toBe(
    'fetching',
  );
});
