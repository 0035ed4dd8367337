import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/schema.ts';
import { reconcileOrders } from '../../payments/reconcile-order.ts';
import { payments, refunds } from '../../payments/schema.ts';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../../platform/email/mailer.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { coupons } from '../../pricing/schema.ts';
import { orders } from '../../reservations/schema.ts';
import { addCoupon, addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';
import { invoices } from '../invoices/schema.ts';
import { orderKey } from '../order-key.ts';

const company = {
  COMPANY_NAME: 'Jyotiratna Gems',
  COMPANY_ADDRESS: '4 Johari Bazaar, Jaipur 302003',
  GSTIN: '08AABCU9603R1ZN',
  TAX_DEFAULTS: 'Semi-Precious=7116:3,Precious=7103:0.25',
};
const parcel = { carrier: 'India Post', trackingNumber: 'EE123456789IN' };
let n = 0;

/** Each call returns an address with its own house and phone number. */
function newAddress(extra: object = {}) {
  n += 1;
  return {
    fullName: 'Asha Rao',
    addressLine: `${n} MI Road`,
    apartment: '',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302001',
    phone: `98${String(n).padStart(8, '0')}`,
    billingSameAsShipping: true,
    ...extra,
  };
}

describe.each(databaseKinds())('cash on delivery on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  const before = { ring: 50 };

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, {
      ...company,
      TRUST_PROXY: '1',
      CASH_ON_DELIVERY: 'on',
      CASH_ON_DELIVERY_FEE: '49',
      CASH_ON_DELIVERY_MOST: '5000',
    });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: before.ring });
    await addCoupon(shop.deps, { code: 'HALF', value: 5000, maxRedemptions: 50 });
  });
  beforeEach(() => {
    n += 1;
  });
  afterEach(async () => {
    await assertInvariants(shop.deps.db, { stock: before, ledger: await shop.gateway.ledger() });
  });
  afterAll(() => shop.close());

  const one = [{ productId: 'ring', quantity: 1 }];
  const from = () => ({ 'x-forwarded-for': `10.1.${Math.floor(n / 200)}.${(n % 200) + 1}` });
  const place = (visitor: Visitor, extra: object = {}, amount = 1049) =>
    startOrder(
      visitor,
      amount,
      one,
      { paymentMethod: 'cash', email: `asha${n}@example.com`, address: newAddress(), ...extra },
      from(),
    );
  const placed = async () => {
    const visitor = shop.visitor();
    const { reply, orderId } = await place(visitor);
    expect([reply.status, reply.body.order?.status]).toEqual([200, 'placed']);
    return { visitor, orderId };
  };
  const confirm = async (id: string, visitor = shop.visitor()) =>
    visitor.post(
      `/payments/orders/${id}/confirm`,
      {},
      { 'x-order-key': await orderKey(shop.deps, id) },
    );
  const act = (id: string, move: string, body?: object) =>
    admin.post(`/admin/orders/${id}/${move}`, body);
  const row = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const stock = async () =>
    (await shop.deps.db.select().from(products).where(eq(products.id, 'ring')))[0]!.stock as number;
  const uses = async () => (await shop.deps.db.select().from(coupons))[0]!.redeemedCount;
  const lapse = async (id: string) => {
    const past = sql`now() - interval '1 minute'`;
    await shop.deps.db
      .update(orders)
      .set({ expiresAt: past, reconcileAt: past })
      .where(eq(orders.id, id));
    await reconcileOrders(shop.deps);
  };
  const sendEmails = async (): Promise<RenderedEmail[]> => {
    const sent: RenderedEmail[] = [];
    await deliverEmail({
      ...shop.deps,
      mail: { send: async (emailMessage: RenderedEmail) => void sent.push(emailMessage) },
    });
    return sent;
  };

  it('proceeds from the order through confirmation to delivery, and records its cash there', async () => {
    await sendEmails();
    const { visitor, orderId } = await placed();
    const seen = (await visitor.get(`/payments/orders/${orderId}`)).body.order;
    expect(seen).toMatchObject({
      status: 'placed',
      amount: 1049,
      fee: 49,
      cashOnDelivery: true,
      provider: 'cash',
    });
    const [confirmation, ...rest] = await sendEmails();
    expect(rest).toEqual([]);
    const link = `/order/${orderId}#key=${await orderKey(shop.deps, orderId)}`;
    expect([confirmation?.subject, confirmation?.text]).toEqual([
      expect.stringContaining('confirm'),
      expect.stringContaining(link),
    ]);

    expect((await visitor.post(`/payments/orders/${orderId}/confirm`, {})).status).toBe(404);
    expect((await act(orderId, 'pack')).status).toBe(409);
    const given = await Promise.all([confirm(orderId), confirm(orderId), confirm(orderId)]);
    expect(given.map(({ status, body }) => [status, body.order.status])).toEqual(
      Array(3).fill([200, 'confirmed']),
    );
    expect(
      (await sendEmails()).filter(({ to }) => to.startsWith('asha')).map(({ subject }) => subject),
    ).toEqual([expect.stringContaining('is confirmed')]);

    await act(orderId, 'pack');
    expect((await act(orderId, 'ship', parcel)).body.order).toMatchObject({
      status: 'shipped',
      refundable: 0,
    });
    const dashboard = async () => (await admin.get('/admin/dashboard')).body;
    const unpaid = JSON.stringify((await dashboard()).revenue ?? (await dashboard()));
    const delivered = await Promise.all([act(orderId, 'deliver'), act(orderId, 'deliver')]);
    expect(delivered.map(({ body }) => body.order.status)).toEqual(['delivered', 'delivered']);
    expect(JSON.stringify((await dashboard()).revenue ?? (await dashboard()))).not.toBe(unpaid);
    const paid = await shop.deps.db.select().from(payments).where(eq(payments.orderId, orderId));
    expect(paid).toMatchObject([{ amountPaise: 104_900, method: 'cash', disposition: 'applied' }]);
    const [invoice] = await shop.deps.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, orderId));
    const content = invoice!.content as {
      lines: { description: string; total: number }[];
      totals: { payable: number };
    };
    expect(content.lines.map(({ description, total }) => [description, total])).toContainEqual([
      'Cash on delivery',
      4900,
    ]);
    expect(content.totals.payable).toBe(104_900);
  });

  it('has no invoice before shipment, even on request: until then it is cancelled without one', async () => {
    const { visitor, orderId } = await placed();
    await confirm(orderId);
    const path = `/payments/orders/${orderId}/invoice.pdf`;
    for (const user of [visitor, admin]) {
      const rejected = await user.get(path);
      expect([rejected.status, rejected.body.code]).toEqual([409, 'order_state']);
    }
    expect((await act(orderId, 'cancel', {})).body.order.status).toBe('cancelled');
    expect(await shop.deps.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(0);
  });

  it('accepts the return of a declined delivery, with its invoice', async () => {
    const had = [await stock(), await uses()];
    const visitor = shop.visitor();
    const { orderId } = await place(visitor, { couponCode: 'HALF' }, 549);
    await confirm(orderId);
    await act(orderId, 'ship', parcel);
    expect((await act(orderId, 'refuse')).body.order).toMatchObject({
      status: 'refused',
      moves: ['deliver', 'return'],
    });
    expect([await stock(), await uses()]).toEqual([had[0]! - 1, had[1]! + 1]);
    const back = await Promise.all([act(orderId, 'return'), act(orderId, 'return')]);
    expect(back.map(({ body }) => body.order.status)).toEqual(['returned', 'returned']);
    expect([await stock(), await uses()]).toEqual(had);
    const papers = await shop.deps.db.select().from(invoices).where(eq(invoices.orderId, orderId));
    const amounts = papers.map(({ kind, content }) => [
      kind,
      (content as { totals: { payable: number } }).totals.payable,
    ]);
    expect(amounts.sort()).toEqual([
      ['credit_note', 54_900],
      ['invoice', 54_900],
    ]);
    const { documents } = back[0]!.body.order;
    const [note] = documents.filter(({ kind: of }: { kind: string }) => of === 'credit_note');
    const pdf = await admin.get(note.path.replace('/api', ''));
    expect(pdf.status).toBe(200);
  });

  it('releases stock and coupon after a day without confirmation, and not after a confirmation', async () => {
    const had = [await stock(), await uses()];
    const { orderId } = await place(shop.visitor(), { couponCode: 'HALF' }, 549);
    expect((await row(orderId)).expiresAt.getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await reconcileOrders(shop.deps);
    expect((await row(orderId)).status).toBe('placed');
    await lapse(orderId);
    expect((await row(orderId)).status).toBe('expired');
    expect([await stock(), await uses()]).toEqual(had);
    expect((await confirm(orderId)).body).toMatchObject({ code: 'order_state' });

    const { orderId: stored } = await placed();
    await confirm(stored);
    await lapse(stored);
    expect((await row(stored)).status).toBe('confirmed');
    await act(stored, 'cancel', {});
    expect([(await row(stored)).status, await stock()]).toEqual(['cancelled', had[0]]);
  });

  it('confirms or expires exactly once when both race', async () => {
    const { orderId } = await placed();
    await shop.deps.db
      .update(orders)
      .set({ expiresAt: sql`now() - interval '1 minute'`, reconcileAt: sql`now()` })
      .where(eq(orders.id, orderId));
    const [word] = await Promise.all([
      confirm(orderId),
      reconcileOrders(shop.deps),
      act(orderId, 'cancel', {}),
    ]);
    const { status, hasReservedStock } = await row(orderId);
    expect(['confirmed', 'expired', 'cancelled']).toContain(status);
    expect(hasReservedStock).toBe(status === 'confirmed');
    if (status === 'confirmed') expect(word.status).toBe(200);
  });

  it('is one order, however often it is sent', async () => {
    const visitor = shop.visitor();
    const extra = { checkoutId: `checkout-${n}-x`, address: newAddress() };
    const first = await place(visitor, extra);
    const second = await Promise.all([
      place(visitor, extra),
      place(visitor, extra),
      place(visitor, extra),
    ]);
    expect(second.map(({ orderId }) => orderId)).toEqual(Array(3).fill(first.orderId));
  });

  it('rejects a gift, with or without a message, and accepts the same order without it', async () => {
    for (const message of ['For your new home', '']) {
      const { reply } = await place(shop.visitor(), { gift: { message } });
      expect([reply.status, reply.body.code]).toEqual([409, 'cash_unavailable']);
      expect(reply.body.message).toMatch(
        /not available for a gift: its receiver would have to pay/,
      );
    }
    expect((await place(shop.visitor())).reply.status).toBe(200);
  });

  it('is not replaced by another order of the same visitor', async () => {
    const { visitor, orderId } = await placed();
    await startOrder(visitor, 1000, one, { address: newAddress() }, from());
    expect((await row(orderId)).status).toBe('placed');
  });

  it('yields to a payment of the same purchase', async () => {
    const visitor = shop.visitor();
    const online = await startOrder(visitor, 1000, one, { checkoutId: `both-ways-${n}` }, from());
    const { orderId } = await place(visitor, { checkoutId: `both-ways-${n}` });
    await visitor.post('/payments/verify', await shop.pay(online.gatewayOrderId));
    expect((await row(online.orderId)).status).toBe('paid');
    expect((await confirm(orderId)).body).toMatchObject({ code: 'order_state' });
    await lapse(orderId);
  });

  it('respects its limits', async () => {
    const reason = async (extra: object, amount?: number) => {
      const { reply } = await place(shop.visitor(), extra, amount);
      return [reply.status, reply.body.code];
    };
    expect(await reason({ items: [{ productId: 'ring', quantity: 5 }] }, 5049)).toEqual([
      409,
      'cash_unavailable',
    ]);
    expect(await reason({}, 1000)).toEqual([409, 'amount_mismatch']);
    expect(await reason({ address: undefined })).toEqual([400, 'invalid_input']);
    const { settings } = (await admin.get('/admin/delivery')).body;
    const zone = {
      name: 'Far',
      pins: ['302'],
      states: [],
      served: true,
      least: 5,
      most: 8,
      price: 0,
      cash: false,
    };
    await admin.put('/admin/delivery', { ...settings, zones: [zone] });
    expect((await shop.visitor().get('/delivery/302001')).body).toMatchObject({
      served: true,
      cash: false,
    });
    expect(await reason({})).toEqual([409, 'cash_unavailable']);
    await admin.put('/admin/delivery', { ...settings, version: settings.version + 1 });
    expect((await shop.visitor().get('/config')).body.cash).toEqual({ fee: 49, most: 5000 });
    const save = async (value: string | null) => {
      const { version } = (await admin.get('/admin/settings')).body;
      const values = { CASH_ON_DELIVERY: value };
      expect((await admin.put('/admin/settings', { version, values })).status).toBe(200);
    };
    await save('off');
    expect(await reason({})).toEqual([409, 'cash_unavailable']);
    expect((await shop.visitor().get('/config')).body.cash).toBeNull();
    await save(null);
  });

  it('is refunded by a transfer that an administrator records', async () => {
    const { orderId } = await placed();
    expect((await act(orderId, 'confirm')).body.order.status).toBe('confirmed');
    await act(orderId, 'ship', parcel);
    await act(orderId, 'deliver');
    const lines = [{ item: 0, quantity: 1, amount: 1000, restock: true }];
    const refunding = (await act(orderId, 'refund', { key: 'back-to-asha', lines })).body.order;
    expect(refunding).toMatchObject({
      status: 'refund_pending',
      refunds: [{ status: 'pending', byHand: true, amount: 1049 }],
    });
    expect(await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'refund'))).toEqual([]);
    const [{ key }] = refunding.refunds;
    expect((await act(orderId, `refunds/${key}/transfer`, { reference: ' ' })).status).toBe(400);
    const done = await Promise.all([
      act(orderId, `refunds/${key}/transfer`, { reference: 'UTR 1' }),
      act(orderId, `refunds/${key}/transfer`, { reference: 'UTR 1' }),
    ]);
    expect(done.map(({ body }) => [body.order.status, body.order.refunded])).toEqual(
      Array(2).fill(['refunded', 1049]),
    );
    // The response to a second transfer names the first one.
    const second = await act(orderId, `refunds/${key}/transfer`, { reference: 'UTR 2' });
    expect([second.status, second.body.message]).toEqual([
      409,
      expect.stringContaining('already been transferred, as UTR 1.'),
    ]);
    const rows = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows).toMatchObject([
      { gatewayRefundId: 'bank:UTR 1', status: 'processed', amountPaise: 104_900 },
    ]);
  });

  it('keeps stock and money consistent on every sequence of transitions', async () => {
    const movements = ['confirm', 'pack', 'ship', 'deliver', 'refuse', 'return', 'cancel'];
    // A seeded sequence of steps, so that a failure is reproducible.
    let seed = 7;
    const next = (max: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % max;
    };
    for (let walk = 0; walk < 6; walk += 1) {
      const { orderId } = await placed();
      for (let step = 0; step < 10; step += 1) {
        const move = movements[next(movements.length)]!;
        const { status } = await act(
          orderId,
          move,
          move === 'ship' ? parcel : move === 'cancel' ? {} : undefined,
        );
        expect([200, 409]).toContain(status);
        await assertInvariants(shop.deps.db, {
          stock: before,
          ledger: await shop.gateway.ledger(),
        });
      }
      if ((await row(orderId)).status === 'placed') await act(orderId, 'cancel', {});
    }
  });
});
