import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutShop, createCheckoutShop } from '../testing/checkout-shop.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { refreshInstalmentPlans } from './instalment-plans.ts';

describe('plans in instalments', () => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop('embedded');
  });
  afterAll(() => shop.close());

  const plans = async () => (await shop.visitor().get('/payments/instalments')).body.plans;

  it('are none while the provider sends an unreadable reply, and those of its banks afterwards', async () => {
    await shop.gateway.injectError('methods', 'malformed-json', { times: 5 });
    await expect(refreshInstalmentPlans(shop.deps)).rejects.toThrow();
    expect(await plans()).toEqual([]);
    await shop.gateway.clearErrorQueue();
    await refreshInstalmentPlans(shop.deps);
    expect(await plans()).toContainEqual({
      lender: 'Test Bank B',
      months: 6,
      basisPoints: 1399,
      minPaise: 250_000,
    });
    expect(await plans()).toHaveLength(7);
  });

  it('are read once an hour', async () => {
    await shop.gateway.injectError('methods', 'malformed-json', { times: 5 });
    await refreshInstalmentPlans(shop.deps);
    expect(await plans()).toHaveLength(7);
    await shop.gateway.clearErrorQueue();
  });

  it('are none without a provider', async () => {
    const simulated = await createTestShop('embedded');
    await refreshInstalmentPlans(simulated.deps);
    expect((await simulated.visitor().get('/payments/instalments')).body).toEqual({ plans: [] });
    await simulated.close();
  });
});
