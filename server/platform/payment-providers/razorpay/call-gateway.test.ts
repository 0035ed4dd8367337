import { startGateway } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { describe, expect, test, vi } from 'vitest';
import { errorFrom, paymentsAtGateway } from './testing/payments-at-gateway.ts';

const at = paymentsAtGateway();
const expected = { amountPaise: 164_800, receipt: 'ord_1' };

describe('an unreachable provider', () => {
  test('is unavailable, not unknown: nothing was sent', async () => {
    const stopped = await startGateway();
    await stopped.close();
    const failure = await errorFrom(at.client({ apiBase: stopped.apiBase }).createOrder(expected));
    expect([failure.kind, failure.reason]).toEqual(['unavailable', 'connection']);
  });

  test('is skipped for 15 s after five failures, then called again', async () => {
    await at.gateway.injectError('order.fetch', 'server-error', { times: 5 });
    const { id } = await at.payments.createOrder(expected);
    await errorFrom(at.payments.fetchOrder(id));
    await errorFrom(at.payments.fetchOrder(id));
    const requests = await at.requests('GET');

    const failure = await errorFrom(at.payments.fetchOrder(id));
    expect([failure.kind, failure.reason, await at.requests('GET')]).toEqual([
      'unavailable',
      'breaker_open',
      requests,
    ]);
    at.nowMs = 15_000;
    expect((await at.payments.fetchOrder(id)).id).toBe(id);
  });

  test('is probed by one call at a time', async () => {
    await at.gateway.injectError('order.fetch', 'server-error', { times: 5 });
    const { id } = await at.payments.createOrder(expected);
    await errorFrom(at.payments.fetchOrder(id));
    await errorFrom(at.payments.fetchOrder(id));
    at.nowMs = 15_000;
    const results = await Promise.allSettled([
      at.payments.fetchOrder(id),
      at.payments.fetchOrder(id),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});

test('the API base is not left for another address', async () => {
  const redirecting = vi.fn<typeof fetch>(async (_url, init) => {
    expect(init?.redirect).toBe('error');
    throw new TypeError('fetch failed');
  });
  expect(
    (await errorFrom(at.client({ fetch: redirecting }).fetchOrder('order_AAAAAAAAAAAAAA'))).kind,
  ).toBe('unknown');
});
