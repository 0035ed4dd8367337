import { expect, test } from 'vitest';
import { checkedBase } from './api-base.ts';
import { createProvider } from './provider.ts';
import type { Settings } from './settings.ts';

test.each([
  ['https://api.razorpay.com/v1', 'https://api.razorpay.com/v1'],
  ['https://api.razorpay.com/v1/', 'https://api.razorpay.com/v1'],
  ['http://localhost:3000/sandbox/v1', 'http://localhost:3000/sandbox/v1'],
  ['http://127.0.0.1:3000/v1', 'http://127.0.0.1:3000/v1'],
  ['http://[::1]:3000/v1', 'http://[::1]:3000/v1'],
])('%s is accepted', (given, base) => {
  expect(checkedBase(given)).toBe(base);
});

test.each([
  'http://api.example.com/v1',
  'http://192.0.2.1/v1',
  'http://127.example.com/v1',
  'ftp://localhost/v1',
])('%s is rejected', (given) => {
  expect(() => checkedBase(given)).toThrow(RangeError);
});

test('the gateway of this very process is reached by whatever name it listens on', () => {
  const settings: Settings = {
    name: 'sandbox',
    apiBase: 'http://shop-1:3000/sandbox/v1',
    scriptUrl: '/sandbox/v1/checkout.js',
    ...{ keyId: 'rzp_test_sandbox', keySecret: 'secret', webhookSecrets: [], standIn: null },
    embedded: true,
  };
  expect(() => createProvider(settings)).not.toThrow();
  expect(() => createProvider({ ...settings, embedded: false })).toThrow(RangeError);
});
