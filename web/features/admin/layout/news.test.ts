import { expect, it } from 'vitest';
import { newsOf } from './news.ts';

const none = { orders: 0, bookings: 0, messages: 0, reviews: 0, sessionReviews: 0, returns: 0 };

it('lists new items since the last check, and nothing at the first', () => {
  expect(newsOf(null, { ...none, orders: 5 })).toBeNull();
  expect(newsOf({ ...none, orders: 5 }, { ...none, orders: 7, messages: 1 })).toBe('2 new orders, 1 new message');
  expect(newsOf({ ...none, orders: 5 }, { ...none, orders: 3 })).toBeNull();
});
