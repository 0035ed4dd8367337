import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerAccount, providerAccount } from '../ledger/accounts.ts';
import { balanceOf, ledgerTotal } from '../ledger/queries.ts';
import { topUps } from '../ledger/schema.ts';
import { checkLedger } from '../payments/check-ledger.ts';
import { type CheckoutShop, createCheckoutShop } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { reconcileTopUps } from './reconcile-top-ups.ts';

describe.each(databaseKinds())('a payment into a balance on %s', (kind) => {
  let shop: CheckoutShop;
  let asha: TestMember;
  beforeEach(async () => {
    shop = await createCheckoutShop(kind);
    asha = await newMember(shop);
  });
  afterEach(async () => {
    expect(await ledgerTotal(shop.deps.db), 'the ledger adds up to zero').toBe(0);
    await shop.close();
  });

  const start = async (amount = 500, by = asha) => {
    const { status, body } = await by.post('/users/balance/top-ups', { amount });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as { topUp: { id: string }; order: { id: string; amount: number } };
  };
  const balance = async (of = asha) => (await of.get('/users/balance')).body.balance;
  const pollNow = () => shop.deps.db.update(topUps).set({ dueAt: new Date(0) });

  it('is credited once by concurrent callbacks and webhooks, repetitions included', async () => {
    const { order, topUp } = await start();
    expect(order.amount).toBe(50_000);
    const callback = await shop.pay(order.id);
    const [one, two] = await Promise.all([
      asha.post('/users/balance/top-ups/verify', callback),
      asha.post('/users/balance/top-ups/verify', callback),
      shop.deliverWebhooks({ copies: 3 }),
    ]);
    for (const reply of [one, two])
      expect(reply.body).toMatchObject({ topUp: { id: topUp.id, status: 'paid' }, balance: 500 });
    await pollNow();
    await reconcileTopUps(shop.deps);
    const { body } = await asha.get('/users/balance');
    expect(body).toMatchObject({
      balance: 500,
      movements: [{ kind: 'top-up', amount: 500, count: 1 }],
    });
    expect(await balanceOf(shop.deps.db, providerAccount('razorpay'))).toBe(-50_000);
  });

  it('is credited by the webhook alone', async () => {
    await shop.pay((await start(200)).order.id);
    await shop.deliverWebhooks();
    expect(await balance()).toBe(200);
  });

  it('is credited by the reconciliation alone, also if the shop crashed before it knew the session', async () => {
    const { order, topUp } = await start(200);
    await shop.pay(order.id);
    await shop.deps.db.update(topUps).set({ gatewayOrderId: null }).where(eq(topUps.id, topUp.id));
    await reconcileTopUps(shop.deps);
    expect(await balance(), 'not yet due').toBe(0);
    await pollNow();
    await reconcileTopUps(shop.deps);
    expect(await balance()).toBe(200);
  });

  it('is credited by the ledger check if unreported, which lists no unknown payment', async () => {
    await shop.pay((await start(1000)).order.id);
    const next = { ...shop.deps, clock: { now: () => Date.now() + 3_600_000 } };
    expect(await checkLedger(next)).toMatchObject({ captured: 1, repaired: 1, unknown: [] });
    expect(await checkLedger(next)).toMatchObject({ captured: 1, repaired: 0, unknown: [] });
    expect(await balance()).toBe(1000);
  });

  it('is accessible to no other user: neither by its id nor by its callback', async () => {
    const { order, topUp } = await start();
    const other = await newMember(shop);
    const callback = await shop.pay(order.id);
    expect(await other.post('/users/balance/top-ups/verify', callback)).toMatchObject({
      status: 404,
    });
    expect(await other.get(`/users/balance/top-ups/${topUp.id}`)).toMatchObject({ status: 404 });
    expect(await asha.get(`/users/balance/top-ups/${topUp.id}`)).toMatchObject({
      body: { topUp: { status: 'created' } },
    });
    expect(await balanceOf(shop.deps.db, customerAccount(other.id))).toBe(0);
  });

  it('is not credited by a signature of another party than the provider', async () => {
    const { order } = await start();
    const forged = { ...(await shop.pay(order.id)), razorpay_signature: '0'.repeat(64) };
    expect(await asha.post('/users/balance/top-ups/verify', forged)).toMatchObject({
      status: 400,
      body: { code: 'payment_unverified' },
    });
    expect(await balance()).toBe(0);
  });

  it('is not opened below the minimum, above the maximum, or for half a rupee', async () => {
    for (const amount of [0, 49, 20_001, 99.5, '500']) {
      const { status, body } = await asha.post('/users/balance/top-ups', { amount });
      expect({ amount, status, fields: Object.keys(body.fields) }).toEqual({
        amount,
        status: 400,
        fields: ['amount'],
      });
    }
  });
});
