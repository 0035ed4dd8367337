import { expect, test } from 'vitest';
import { createGateway } from './gateway.ts';
import { createMemoryStore } from './ledger/store.ts';

const options = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'secret',
  webhookSecrets: ['secret'],
  webhookUrl: null,
  store: createMemoryStore(),
};

test.each([
  ['a live key', { keyId: 'rzp_live_0123456789' }],
  ['a key of the real provider’s test mode', { keyId: 'rzp_test_0123456789' }],
  ['an empty key secret', { keySecret: '' }],
  ['no webhook secret', { webhookSecrets: [] }],
])('%s is rejected', (_, invalid) => {
  expect(() => createGateway({ ...options, ...invalid })).toThrow(RangeError);
});
