import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundPayments } from '../../payments/refund-payment.ts';
import { fetchSettlements } from '../../payments/settlements/fetch-settlements.ts';
import { settlements } from '../../payments/settlements/schema.ts';
import { orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const dayMs = 24 * 3_600_000;

describe.each(databaseKinds())("the provider's settlements on %s", (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let now = 0;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'mala', price: 1033, stock: 1000 });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = Date.now();
    await shop.gateway.post('/__sandbox/reset');
    await shop.deps.db.delete(settlements);
  });

  async function buy(visitor = shop.visitor(), credit = 0): Promise<string> {
    const items = [{ productId: 'mala', quantity: 1 }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1033, items, { credit });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    return orderId;
  }
  /** Advances the clock by three days, until all payments so far are settled. */
  async function settle() {
    await shop.gateway.post('/__sandbox/clock/advance', { ms: 3 * dayMs });
    now += 3 * dayMs;
    await fetchSettlements({ ...shop.deps, clock: { ...shop.deps.clock, now: () => now } });
  }
  async function readSettlements() {
    const months = [
      ...new Set([now, Date.now() + 2 * dayMs].map((ms) => new Date(ms).toISOString().slice(0, 7))),
    ];
    const results = await Promise.all(
      months.map((month) => admin.get(`/admin/reports/settlements?month=${month}`)),
    );
    expect(results.map(({ status }) => status)).toEqual(months.map(() => 200));
    return results.flatMap(({ body }) => body.settlements);
  }
  const kindsOf = async () =>
    (await readSettlements()).flatMap(({ differences }) =>
      differences.map(({ kind: one }: { kind: string }) => one),
    );

  it('agree with payments and refunds to the paisa, fee, tax and UTR included', async () => {
    const asha = await newMember(shop);
    const given = { amount: 500, reason: 'A late parcel', requestKey: 'first-grant' };
    await admin.post(`/admin/customers/${asha.id}/credit`, given);
    await asha.post('/cart/add', { productId: 'mala', quantity: 1 });
    const [orderId] = [await buy(asha, 500), await buy()];
    const line = { item: 0, quantity: 1, amount: 1033, restock: true };
    expect(
      (
        await admin.post(`/admin/orders/${orderId}/refund`, {
          key: 'settled-refund',
          lines: [line],
        })
      ).status,
    ).toBe(200);
    await refundPayments(shop.deps);
    await settle();
    const [only, ...rest] = await readSettlements();
    expect(rest).toEqual([]);
    // The fee is 2 % of ₹1,033 and of ₹533, with 18 % tax on each; store credit paid the other
    // ₹500.
    expect(only).toMatchObject({
      received: 1566,
      refunded: 533,
      fee: 36.96,
      tax: 5.64,
      amount: 996.04,
    });
    expect(only).toMatchObject({
      utr: expect.stringMatching(/^\d+\w{6}$/),
      status: 'processed',
      differences: [],
    });
  });

  it.each([
    ['amount-differs', 'total'],
    ['line-missing', 'total'],
    ['credit-differs', 'credit'],
    ['line-twice', 'repeated'],
    ['line-unknown', 'unknown'],
    ['no-utr', 'not_transferred'],
  ])('are reported with their difference: %s', async (failure, difference) => {
    await buy();
    await shop.gateway.injectError('settlement', failure);
    await settle();
    expect(await kindsOf()).toContain(difference);
    const months = [now, Date.now() + 2 * dayMs].map((ms) =>
      new Date(ms).toISOString().slice(0, 7),
    );
    const files = await Promise.all(
      months.map((month) => admin.get(`/admin/reports/settlements.csv?month=${month}`)),
    );
    expect(files.map(({ body }) => String(body)).join('\n')).toContain(difference);
  });

  it('name the order of each payment and refund in the CSV file, also without a difference', async () => {
    const orderId = await buy();
    await settle();
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    const month = new Date(now).toISOString().slice(0, 7);
    const csv = String((await admin.get(`/admin/reports/settlements.csv?month=${month}`)).body);
    const line = csv.split('\r\n').find((one) => one.includes(',payment,'));
    expect(line?.split(',')[7]).toBe(row?.orderNumber);
  });

  it('link a difference to its order', async () => {
    const orderId = await buy();
    await shop.gateway.injectError('settlement', 'credit-differs');
    await settle();
    const differences = (await readSettlements()).flatMap((one) => one.differences);
    expect(differences).toContainEqual(expect.objectContaining({ kind: 'credit', orderId }));
  });

  it('can be fetched on request; a failing provider is reported', async () => {
    expect(await admin.post('/admin/settlements/fetch', {})).toMatchObject({
      status: 200,
      body: { read: 0 },
    });
    await buy();
    await shop.gateway.injectError('settlement.report', 'malformed-json', { times: 9 });
    await shop.gateway.post('/__sandbox/clock/advance', { ms: 3 * dayMs });
    const clock = shop.deps.clock.now;
    shop.deps.clock.now = () => Date.now() + 3 * dayMs;
    const failed = await admin.post('/admin/settlements/fetch', {});
    shop.deps.clock.now = clock;
    expect([failed.status, failed.body.code]).toEqual([503, 'payments_unavailable']);
    await shop.gateway.clearErrorQueue();
  });

  it('are stored once despite repeated fetches, also after a failed attempt', async () => {
    await buy();
    await shop.gateway.injectError('settlement.report', 'malformed-json', { times: 9 });
    await expect(settle()).rejects.toThrow();
    await shop.gateway.clearErrorQueue();
    await Promise.all([settle(), settle()]);
    expect((await readSettlements()).map(({ lines }) => lines)).toEqual([1]);
  });
});
