import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, outbox, products } from '../db/schema.ts';
import { creditAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { refundPayments } from './refund-payment.ts';

describe.each(databaseKinds())('money of an order that another provider took, on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let n = 0;
  let ring: string;
  /** Requests to the provider, in this test. */
  let calls: string[] = [];

  beforeAll(async () => {
    shop = await createCheckoutShop(
      kind,
      {},
      {
        change: (deps) => {
          const { payments } = deps;
          const provider = new Proxy(payments!, {
            get: (target, name, webhookServer) => {
              const value = Reflect.get(target, name, webhookServer);
              if (typeof value === 'function') calls.push(String(name));
              return value;
            },
          });
          return { ...deps, payments: provider };
        },
      },
    );
    admin = await newMember(shop, 'admin');
  });
  beforeEach(async () => {
    n += 1;
    ring = `ring-${n}`;
    await addProduct(shop.deps, { id: ring, price: 1000, stock: 5 });
  });
  afterAll(() => shop.close());

  /** Changes the provider of an order, as if the shop had switched providers after it. */
  const createdBySwitched = (id: string, provider: 'sandbox' | 'razorpay') =>
    shop.deps.db.update(orders).set({ provider }).where(eq(orders.id, id));
  /** An order paid before the shop switched its provider to `provider`'s counterpart. */
  async function paidBefore(provider: 'sandbox' | 'razorpay' = 'sandbox'): Promise<string> {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, [
      { productId: ring, quantity: 1 },
    ]);
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    await createdBySwitched(orderId, provider);
    calls = [];
    return orderId;
  }
  const act = (id: string, move: string, body: object) =>
    admin.post(`/admin/orders/${id}/${move}`, body);
  const show = async (id: string) => (await admin.get(`/admin/orders/${id}`)).body.order;
  const stock = async () =>
    (await shop.deps.db.select().from(products).where(eq(products.id, ring)))[0]!.stock;
  const full = { key: 'all-of-it', lines: [{ item: 0, quantity: 1, amount: 1000 }] };
  const drained = async () => {
    await refundPayments(shop.deps);
    await shop.deps.db
      .update(outbox)
      .set({ dueAt: new Date(0) })
      .where(eq(outbox.kind, 'refund'));
    await refundPayments(shop.deps);
    const rows = await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'refund'));
    return rows.filter(({ doneAt }) => doneAt === null);
  };

  it('is rejected in the dashboard with the reason, and the order can be cancelled without it', async () => {
    const id = await paidBefore();
    expect(await show(id)).toMatchObject({
      refundable: 0,
      moves: ['pack', 'ship', 'collect', 'cancel', 'resend'],
    });
    const rejected = await act(id, 'refund', full);
    expect(rejected).toMatchObject({ status: 409, body: { code: 'order_state' } });
    expect(rejected.body.message).toMatch(/paid in the sandbox, which this shop no longer uses/);
    expect((await act(id, 'cancel', {})).body.order).toMatchObject({
      status: 'cancelled',
      refunded: 0,
      refunds: [],
    });
    expect([await stock(), await drained(), calls]).toEqual([5, [], []]);
  });

  it('is not requested from the new provider if it was requested before, and closes the order', async () => {
    const id = await paidBefore('razorpay');
    await act(id, 'cancel', {});
    await createdBySwitched(id, 'sandbox');
    expect([await drained(), calls]).toEqual([[], []]);
    expect(await show(id)).toMatchObject({
      status: 'cancelled',
      refunds: [{ status: 'failed' }],
      moves: [],
    });
    expect(await stock()).toBe(5);
  });

  it('returns the store credit to the customer, which was not a test', async () => {
    const asha = await newMember(shop);
    const given = { amount: 400, reason: 'A late parcel', requestKey: 'first-grant' };
    await admin.post(`/admin/customers/${asha.id}/credit`, given);
    await asha.post('/cart/add', { productId: ring, quantity: 1 });
    const items = [{ productId: ring, quantity: 1 }];
    const { gatewayOrderId, orderId } = await startOrder(asha, 1000, items, { credit: 400 });
    await asha.post('/payments/verify', await shop.pay(gatewayOrderId));
    await act(orderId, 'cancel', {});
    await createdBySwitched(orderId, 'sandbox');
    expect(await drained()).toEqual([]);
    expect((await show(orderId)).status).toBe('cancelled');
    expect(await balanceOf(shop.deps.db, creditAccount(asha.id))).toBe(40_000);
  });

  it('is deferred where money did move, until its provider is configured again', async () => {
    const id = await paidBefore('razorpay');
    await act(id, 'refund', { ...full, lines: [{ item: 0, quantity: 0, amount: 400 }] });
    const withoutProviders = { ...shop.deps, payments: null, otherPayments: [] };
    await refundPayments(withoutProviders);
    expect(calls).toEqual([]);
    expect((await show(id)).refunds).toMatchObject([{ status: 'queued' }]);
    expect(await drained()).toEqual([]);
    expect((await show(id)).refunded).toBe(400);
  });

  it('is not looked up at the new provider, and reservations of an unpaid order are released in time', async () => {
    const { orderId } = await startOrder(shop.visitor(), 1000, [{ productId: ring, quantity: 1 }]);
    await createdBySwitched(orderId, 'sandbox');
    await shop.deps.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, orderId));
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    calls = [];
    await reconcileOrder(shop.deps, order!);
    expect([calls, await stock(), (await show(orderId)).status]).toEqual([[], 5, 'expired']);
  });
});
