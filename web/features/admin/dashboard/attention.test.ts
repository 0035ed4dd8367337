import type { AdminCoupon } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { openItems } from './attention.ts';

const order = {
  _id: 'ord_1',
  orderNumber: 'JR-8F3K2Q7',
  status: 'payment_review',
  amount: 999,
  email: null,
  refundFailed: false,
  createdAt: '2026-11-21T00:00:00Z',
} as const;
const coupon: AdminCoupon = {
  _id: 'cpn_1',
  code: 'PEHLA200',
  type: 'fixed',
  value: 200,
  startsAt: null,
  expiresAt: null,
  minCartValue: 0,
  maxRedemptions: 500,
  redeemedCount: 488,
  maxPerCustomer: null,
  maxDiscount: null,
  products: [],
  categories: [],
  active: true,
  version: 1,
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
};
const calm = { attention: { total: 0, orders: [] }, toShip: 0, openMessages: 0 };

it('is empty when nothing is pending', () => {
  expect(openItems(calm, [])).toEqual([]);
});

it('lists payments before parcels', () => {
  const items = openItems(
    { attention: { total: 1, orders: [order] }, toShip: 2, openMessages: 0 },
    [],
  );
  expect(items.map(({ kind }) => kind)).toEqual(['review', 'pack']);
});

it('names a coupon whose uses run out', () => {
  expect(openItems(calm, [coupon])[0]?.title).toBe('PEHLA200 has 12 uses left');
});

it('lists no coupon without a limit, or with many uses left', () => {
  const rest = [
    { ...coupon, maxRedemptions: null },
    { ...coupon, redeemedCount: 3 },
  ];
  expect(openItems(calm, rest)).toEqual([]);
});

it.each([
  [1, '1 message waits for an answer'],
  [3, '3 messages wait for an answer'],
])('counts open messages: %i', (openMessages, title) => {
  expect(openItems({ ...calm, openMessages }, [])).toMatchObject([
    { title, to: '/admin/messages' },
  ]);
});
