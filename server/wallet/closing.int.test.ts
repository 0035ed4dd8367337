import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  closedAccount,
  customerAccount,
  outsideAccount,
  providerAccount,
} from '../ledger/accounts.ts';
import { applyTopUpRefund } from '../ledger/apply-top-up.ts';
import { balanceOf, ledgerTotal } from '../ledger/queries.ts';
import { balanceRefunds } from '../ledger/schema.ts';
import { transact } from '../platform/database/transact.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { type CheckoutShop, createCheckoutShop } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { closeBalance } from './close-balance.ts';
import { refundClosedBalances } from './refund-closed-balances.ts';

describe.each(databaseKinds())('the balance of a closed account on %s', (kind) => {
  let shop: CheckoutShop;
  let asha: TestMember;
  beforeEach(async () => {
    shop = await createCheckoutShop(kind);
    asha = await newMember(shop);
    for (const amount of [500, 200]) {
      const { body } = await asha.post('/users/balance/top-ups', { amount });
      await asha.post('/users/balance/top-ups/verify', await shop.pay(body.order.id));
    }
  });
  afterEach(async () => {
    expect(await ledgerTotal(shop.deps.db)).toBe(0);
    await shop.close();
  });
  const close = () =>
    transact(shop.deps.db, (tx) => closeBalance(tx, { id: asha.id, contact: asha.email }));
  const rows = () => shop.deps.db.select().from(balanceRefunds);
  const makeRunnable = () => shop.deps.db.update(outbox).set({ dueAt: new Date(0) });
  const refunded = async () => {
    const { refunds } = await shop.gateway.ledger();
    return refunds
      .map(({ amount }: { amount: number }) => amount)
      .toSorted((a: number, b: number) => a - b);
  };

  it('is refunded to its payments once, however often it is closed, processed and reported', async () => {
    await Promise.all([close(), close()]);
    expect(await balanceOf(shop.deps.db, closedAccount)).toBe(70_000);
    for (let run = 0; run < 3; run += 1) {
      await Promise.all([refundClosedBalances(shop.deps), refundClosedBalances(shop.deps)]);
      await makeRunnable();
    }
    await shop.deliverWebhooks({ copies: 3 });
    expect(await refunded()).toEqual([20_000, 50_000]);
    expect(await balanceOf(shop.deps.db, closedAccount)).toBe(0);
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(0);
    expect(await balanceOf(shop.deps.db, providerAccount('razorpay'))).toBe(0);
    expect((await rows()).map(({ status, contact }) => [status, contact])).toEqual([
      ['processed', null],
      ['processed', null],
    ]);
  });

  it('is refunded once despite a lost response and an earlier webhook', async () => {
    await close();
    await shop.gateway.injectError('refund.create', 'reply-lost', { times: 4 });
    await refundClosedBalances(shop.deps);
    await shop.deliverWebhooks();
    await shop.gateway.clearErrorQueue();
    await makeRunnable();
    await refundClosedBalances(shop.deps);
    await shop.deliverWebhooks();
    expect(await refunded()).toEqual([20_000, 50_000]);
    expect(await balanceOf(shop.deps.db, closedAccount)).toBe(0);
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(0);
  });

  it('is refunded once also for a payment after the deletion', async () => {
    const { body } = await asha.post('/users/balance/top-ups', { amount: 300 });
    expect((await asha.delete('/users/me', {})).status).toBe(200);
    await shop.pay(body.order.id);
    await shop.deliverWebhooks({ copies: 3 });
    for (let run = 0; run < 2; run += 1) {
      await refundClosedBalances(shop.deps);
      await makeRunnable();
    }
    await shop.deliverWebhooks();
    expect(await refunded()).toEqual([20_000, 30_000, 50_000]);
    for (const account of [closedAccount, customerAccount(asha.id), providerAccount('razorpay')])
      expect(await balanceOf(shop.deps.db, account), account).toBe(0);
    expect((await rows()).map(({ status }) => status)).toEqual([
      'processed',
      'processed',
      'processed',
    ]);
  });

  it('never remains in a deleted account, even with a payment at the same time', async () => {
    const { body } = await asha.post('/users/balance/top-ups', { amount: 300 });
    await shop.pay(body.order.id);
    await Promise.all([asha.delete('/users/me', {}), shop.deliverWebhooks()]);
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(0);
    expect(await balanceOf(shop.deps.db, closedAccount)).toBe(100_000);
  });

  it('is the owner’s task if its provider is no longer configured', async () => {
    await close();
    const { payments } = shop.deps;
    Object.assign(shop.deps, { payments: null, otherPayments: [] });
    for (let run = 0; run < 2; run += 1) await refundClosedBalances(shop.deps);
    const admin = await newMember(shop, 'admin');
    const { refunds } = (await admin.get('/admin/closed-balances')).body;
    const task = ({ amount, provider }: { amount: number; provider: string }) =>
      `${amount} ${provider}`;
    expect(refunds.map(task).toSorted()).toEqual(['200 razorpay', '500 razorpay']);
    Object.assign(shop.deps, { payments });
    await makeRunnable();
    await refundClosedBalances(shop.deps);
    expect(await refunded(), 'a task of the owner is no refund of the provider again').toEqual([]);
    for (const { id } of refunds)
      await admin.post(`/admin/closed-balances/${id}/transfer`, { reference: 'UTR 1' });
    expect(await balanceOf(shop.deps.db, closedAccount)).toBe(0);
  });

  it('refunds at most the unrefunded rest of each payment at the provider', async () => {
    const [payment] = (await shop.gateway.ledger()).payments;
    const refund = {
      id: 'rfnd_AAAAAAAAAAAAAA',
      paymentId: payment.id,
      amountPaise: 30_000,
      key: null,
    };
    await transact(shop.deps.db, (tx) =>
      applyTopUpRefund(tx, { name: 'razorpay' }, { ...refund, status: 'processed' }),
    );
    await close();
    expect((await rows()).map(({ amountPaise }) => amountPaise).toSorted((a, b) => a - b)).toEqual([
      20_000, 20_000,
    ]);
  });

  it('is refunded once if the provider no longer knows the idempotency key of a lost response', async () => {
    const ravi = await newMember(shop);
    const { body } = await ravi.post('/users/balance/top-ups', { amount: 300 });
    await ravi.post('/users/balance/top-ups/verify', await shop.pay(body.order.id));
    await transact(shop.deps.db, (tx) => closeBalance(tx, { id: ravi.id, contact: ravi.email }));
    await shop.gateway.injectError('refund.create', 'reply-lost', { times: 3 });
    await refundClosedBalances(shop.deps);
    expect(await balanceOf(shop.deps.db, closedAccount), 'the answer is lost').toBe(30_000);
    await shop.gateway.clock.advance(2 * 86_400_000);
    await makeRunnable();
    await refundClosedBalances(shop.deps);
    expect(await refunded()).toEqual([30_000]);
    expect(await balanceOf(shop.deps.db, closedAccount)).toBe(0);
  });

  it('is the owner’s task if the provider rejects it, until the transfer is recorded once', async () => {
    await close();
    await shop.gateway.injectError('refund.create', 'invalid-input', { times: 1 });
    await refundClosedBalances(shop.deps);
    const admin = await newMember(shop, 'admin');
    const { body } = await admin.get('/admin/closed-balances');
    expect(body.refunds).toMatchObject([{ contact: asha.email }]);
    const [{ id, amount }] = body.refunds;
    const transfer = (reference: string, by = admin) =>
      by.post(`/admin/closed-balances/${id}/transfer`, { reference });
    expect((await transfer('UTR 9', asha)).status).toBe(403);
    const results = await Promise.all([transfer('UTR 9'), transfer('UTR 9')]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(await transfer('UTR 10')).toMatchObject({ status: 404 });
    expect((await admin.get('/admin/closed-balances')).body.refunds).toEqual([]);
    expect(await balanceOf(shop.deps.db, outsideAccount)).toBe(amount * 100);
    expect(await balanceOf(shop.deps.db, closedAccount)).toBe(0);
    expect((await rows()).every(({ contact }) => contact === null)).toBe(true);
  });
});
