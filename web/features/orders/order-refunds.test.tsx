import type { Order } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderRefunds } from './order-refunds.tsx';

type Refund = NonNullable<Order['refunds']>[number];
const ring = { name: 'Ring', quantity: 1, amount: 624.5 };

/** All amounts on the card, in order. */
function formattedRows(refund: Pick<Refund, 'amount' | 'lines'>): string[] {
  const html = renderToStaticMarkup(
    <OrderRefunds refunds={[{ ...refund, status: 'processed', at: '2026-11-20T06:30:00Z' }]} />,
  );
  return html.match(/-?₹[\d,.]+/g) ?? [];
}

it('adds up to the refund, with the rounding of the order', () => {
  expect(formattedRows({ amount: 625, lines: [ring] })).toEqual(['₹625.00', '₹624.50', '₹0.50']);
  expect(formattedRows({ amount: 624, lines: [ring] })).toEqual(['₹624.00', '₹624.50', '-₹0.50']);
  expect(formattedRows({ amount: 624.5, lines: [ring] })).toEqual(['₹624.50', '₹624.50']);
});

it('explains the method of a cash refund', () => {
  const refunds = [
    { amount: 625, lines: [ring], status: 'pending' as const, at: '2026-11-20T06:30:00Z' },
  ];
  const cash = renderToStaticMarkup(<OrderRefunds refunds={refunds} cashOnDelivery />);
  expect([cash.includes('bank transfer'), cash.includes('original payment method')]).toEqual([
    true,
    false,
  ]);
});

it('lists charges in addition to the items', () => {
  expect(formattedRows({ amount: 724, lines: [ring] })).toEqual(['₹724.00', '₹624.50', '₹99.50']);
});
