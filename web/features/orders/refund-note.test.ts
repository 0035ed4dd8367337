import { expect, it } from 'vitest';
import { refundNote } from './refund-note.ts';

it.each([
  [{ amount: 2000 }, '₹2,000.00 was refunded by bank transfer.'],
  [
    { amount: 2000, credit: 500 },
    '₹1,500.00 was refunded by bank transfer. ₹500.00 goes back to your store credit or gift card.',
  ],
  [{ amount: 2000, credit: 2000 }, '₹2,000.00 goes back to your store credit or gift card.'],
])('of %j it tells the money apart from the store credit', (order, text) => {
  expect(refundNote(order, 'transferred')).toBe(text);
});
