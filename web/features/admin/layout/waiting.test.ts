import { expect, it } from 'vitest';
import { markOf } from './waiting.ts';

const none = { orders: 0, bookings: 0, messages: 0, reviews: 0, sessionReviews: 0, returns: 0 };

it('marks links with pending items, and no other', () => {
  expect(markOf('/admin/returns', { ...none, returns: 2 })).toEqual({
    count: 2,
    label: 'to answer or settle',
  });
  expect(markOf('/admin/returns', { ...none, orders: 2 })).toBeNull();
  expect(markOf('/admin/coupons', { ...none, orders: 2 })).toBeNull();
});
