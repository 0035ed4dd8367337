import { expect, it } from 'vitest';
import { statusOf } from './present-admin-coupon.ts';

const plain = {
  active: true,
  scheduled: false,
  expired: false,
  maxRedemptions: 5,
  redeemedCount: 0,
  value: 100,
};

it.each([
  ['active', {}],
  ['active', { maxRedemptions: null, redeemedCount: 9 }],
  ['scheduled', { scheduled: true }],
  ['used-up', { redeemedCount: 5 }],
  ['used-up', { redeemedCount: 5, scheduled: true }],
  ['used-up', { value: 0 }],
  ['expired', { expired: true, redeemedCount: 5 }],
  ['inactive', { active: false, expired: true, scheduled: true, redeemedCount: 5 }],
] as const)('is %s when %o', (status, change) => {
  expect(statusOf({ ...plain, ...change })).toBe(status);
});
