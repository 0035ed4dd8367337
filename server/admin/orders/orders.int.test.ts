import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { products } from '../../catalogue/schema.ts';
import { refundPayments } from '../../payments/refund-payment.ts';
import { requestRefund } from '../../payments/refund-queries.ts';
import { transact } from '../../platform/database/transact.ts';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../../platform/email/mailer.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { orders } from '../../reservations/schema.ts';
import { addCoupon, addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('administration of orders on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  const before: Record<string, number> = {};
  let ring: string;
  let n = 0;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
  });
  beforeEach(async () => {
    n += 1;
    ring = `ring-${n}`;
    before[ring] = 5;
    await addProduct(shop.deps, { id: ring, price: 1000, stock: 5 });
  });
  afterEach(async () => {
    await refundPayments(shop.deps);
    await assertInvariants(shop.deps.db, { stock: before, ledger: await shop.gateway.ledger() });
  });
  afterAll(() => shop.close());

  async function paidOrder(
    items = [{ productId: ring, quantity: 2 }],
    amount = 2000,
  ): Promise<string> {
    const visitor = shop.visitor();
    const { gatewayOrderId, orderId } = await startOrder(visitor, amount, items);
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    return orderId;
  }
  const act = (id: string, move: string, body?: object) =>
    admin.post(`/admin/orders/${id}/${move}`, body);
  const show = async (id: string) => (await admin.get(`/admin/orders/${id}`)).body.order;
  const stock = async (id = ring) =>
    (await shop.deps.db.select().from(products).where(eq(products.id, id)))[0]!.stock;
  const emails = async (id: string) => {
    const rows = await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'mail'));
    return rows
      .map(({ key }) => key)
      .filter((key) => key.includes(id) && !key.startsWith('order-notice:'));
  };
  const actions = async (id: string) =>
    (
      await shop.deps.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `order:${id}`))
        .orderBy(auditLog.id)
    ).map(({ action }) => action);

  it('displays all details of an order', async () => {
    const id = await paidOrder();
    expect(await show(id)).toMatchObject({
      _id: id,
      status: 'paid',
      amount: 2000,
      email: 'asha@example.com',
      payments: [{ status: 'captured', amount: 2000, disposition: 'applied' }],
      refunds: [],
      events: [{ from: null, to: 'created' }, { to: 'paid' }],
      moves: ['pack', 'ship', 'collect', 'cancel', 'refund', 'resend'],
      refundable: 2000,
    });
    expect((await admin.get('/admin/orders/ord_unknown')).status).toBe(404);
  });

  it('names the administrator responsible for a status change', async () => {
    const id = await paidOrder();
    await act(id, 'pack');
    const sources = (await show(id)).events.map(({ source }: { source: string }) => source);
    expect(sources.at(-1)).toBe(`admin:${admin.email}`);
  });

  /** The first line's price, or a part of it. */
  const part = (amount: number, quantity = 0) => [{ item: 0, quantity, amount }];

  it('moves from paid to delivered; each click counts once, the customer is notified once', async () => {
    const id = await paidOrder();
    const packed = await Promise.all([act(id, 'pack'), act(id, 'pack')]);
    expect(packed.map(({ status, body }) => [status, body.order.status])).toEqual([
      [200, 'packed'],
      [200, 'packed'],
    ]);
    const parcel = { carrier: 'India Post', trackingNumber: 'EE123456789IN' };
    const shipped = await Promise.all([act(id, 'ship', parcel), act(id, 'ship', parcel)]);
    expect(shipped.map(({ body }) => body.order.status)).toEqual(['shipped', 'shipped']);
    expect((await act(id, 'deliver')).body.order).toMatchObject({ status: 'delivered', ...parcel });
    expect(await actions(id)).toEqual(['order.pack', 'order.ship', 'order.deliver']);
    expect((await emails(id)).sort()).toEqual([`order-confirmation:${id}`, `shipped:${id}`]);
  });

  it('corrects a tracking number without another email', async () => {
    const id = await paidOrder();
    await act(id, 'ship', { carrier: 'Delhivery', trackingNumber: '1' });
    const { body } = await act(id, 'ship', { carrier: 'Delhivery', trackingNumber: '2' });
    expect(body.order).toMatchObject({
      trackingNumber: '2',
      trackingUrl: 'https://www.delhivery.com/track-v2/package/2',
    });
    const far = await act(id, 'ship', { carrier: 'A cousin', trackingNumber: '2' });
    expect(far.body.order).toMatchObject({ carrier: 'A cousin', trackingUrl: null });
    expect((await emails(id)).filter((key) => key.startsWith('shipped'))).toHaveLength(1);
  });

  it('exports orders to a file: a row per line, safe for spreadsheets, logged without the search term', async () => {
    const other = `other-${n}`;
    before[other] = 3;
    await addProduct(shop.deps, { id: other, name: '=Ring', price: 500, stock: 3 });
    const visitor = shop.visitor();
    const items = [ring, other].map((productId) => ({ productId, quantity: 1 }));
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1500, items, {
      email: `file-${n}@example.com`,
    });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    const reply = await admin.get(`/admin/orders.csv?search=file-${n}@&status=paid`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = String(reply.body).trim().split('\r\n');
    expect(head).toContain('order,placed,status,payment,email,name,phone');
    expect(rows).toHaveLength(2);
    const { orderNumber } = await show(orderId);
    const [first, second] = rows.map((row) => row.split(','));
    const cell = (column: string, row = first) =>
      Number(row![head!.replace('\uFEFF', '').split(',').indexOf(column)]);
    const around =
      cell('orderShipping') + cell('orderCashFee') + cell('orderRounding') - cell('orderDiscount');
    expect(cell('linePrice') + cell('linePrice', second) + around).toBe(cell('orderAmount'));
    for (const row of rows) expect(row).toMatch(new RegExp(`^${orderNumber},.*,1500,`));
    expect(rows.some((row) => row.includes(",'=Ring,"))).toBe(true);
    const [noted] = (await admin.get('/admin/audit?action=orders.export')).body.entries;
    expect(noted.difference).toEqual({ status: 'paid', searched: true, orders: 1 });
    expect((await visitor.get('/admin/orders.csv')).status).toBe(401);
  });

  it('reports to the later of two administrators that the order was shipped, and keeps the first parcel', async () => {
    const id = await paidOrder();
    const ship = (trackingNumber: string) =>
      act(id, 'ship', { carrier: 'India Post', trackingNumber, was: 'paid' });
    expect((await ship('EE1')).status).toBe(200);
    const second = await ship('EE2');
    expect(second).toMatchObject({ status: 409, body: { code: 'stale_edit' } });
    expect(second.body.message).toBe(
      'Someone else has already shipped this order: India Post, EE1.',
    );
    expect((await show(id)).trackingNumber).toBe('EE1');
    expect((await ship('EE1')).status).toBe(200);
  });

  it('rejects transitions that the status does not allow, and a parcel without a tracking number', async () => {
    const id = await paidOrder();
    expect((await act(id, 'deliver')).body).toMatchObject({ code: 'order_state' });
    expect((await act(id, 'ship', { carrier: 'India Post', trackingNumber: ' ' })).status).toBe(
      400,
    );
    await act(id, 'ship', { carrier: 'India Post', trackingNumber: 'EE1' });
    expect((await act(id, 'cancel', {})).status).toBe(409);
    expect((await act(id, 'pack')).status).toBe(409);
  });

  it('marks an order as rejected at delivery only for cash on delivery', async () => {
    const id = await paidOrder();
    await act(id, 'ship', { carrier: 'India Post', trackingNumber: 'EE1' });
    expect((await act(id, 'refuse')).body.code).toBe('order_state');
    expect((await show(id)).status).toBe('shipped');
  });

  it('refunds in parts, never more than was captured, and once per key', async () => {
    const id = await paidOrder();
    const request = { key: 'first-part', lines: part(499.5), reason: 'One bead was cracked' };
    const twice = await Promise.all([act(id, 'refund', request), act(id, 'refund', request)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const changed = await act(id, 'refund', { ...request, lines: part(600) });
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_mismatch']);
    await refundPayments(shop.deps);
    expect(await show(id)).toMatchObject({ status: 'paid', refunded: 499.5, refundable: 1500.5 });
    const over = await act(id, 'refund', { key: 'too-much-of-it', lines: part(1500.51) });
    expect([over.status, Object.keys(over.body.fields)]).toEqual([400, ['lines.0.amount']]);
    const race = await Promise.all(
      ['race-one', 'race-two', 'race-three'].map((key) =>
        act(id, 'refund', { key, lines: part(700) }),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
    await act(id, 'refund', { key: 'all-the-rest', lines: part(100.5, 2) });
    await refundPayments(shop.deps);
    await shop.deliverWebhooks({ copies: 2 });
    const order = await show(id);
    expect(order).toMatchObject({ status: 'refunded', refunded: 2000, refundable: 0, moves: [] });
    expect(
      order.refunds.map(({ amount, status }: Record<string, unknown>) => [amount, status]),
    ).toEqual([
      [499.5, 'processed'],
      [700, 'processed'],
      [700, 'processed'],
      [100.5, 'processed'],
    ]);
    const result = await shop.deps.db.select().from(outbox).where(like(outbox.key, 'refunded:%'));
    expect(
      result.filter(({ key }) => order.refunds.some((r: { key: string }) => key.endsWith(r.key))),
    ).toHaveLength(4);
    expect((await act(id, 'refund', { key: 'once-more', lines: part(1) })).body.code).toBe(
      'order_state',
    );
  });

  it.each([[{}], [{ lines: [] }], [{ amount: 100 }]])(
    'refunds nothing for the request %j',
    async (request) => {
      const id = await paidOrder();
      const { status, body } = await act(id, 'refund', { key: 'said-nothing', ...request });
      expect([status, Object.keys(body.fields)]).toEqual([
        400,
        expect.arrayContaining([expect.stringMatching(/^lines|^amount/)]),
      ]);
      expect(await show(id)).toMatchObject({ refunds: [], refundable: 2000 });
    },
  );

  it('refunds a line once and restocks it once, despite concurrent requests', async () => {
    await addProduct(shop.deps, { id: `${ring}-b`, price: 500, stock: 3 });
    const items = [
      { productId: ring, quantity: 2 },
      { productId: `${ring}-b`, quantity: 1 },
    ];
    const id = await paidOrder(items, 2500);
    const other = await newMember(shop, 'admin');
    const request = (key: string) => ({
      key,
      lines: [{ item: 0, quantity: 2, amount: 2000, restock: true }],
    });
    const tooMuch = {
      key: 'more-than-its-line',
      lines: [{ item: 1, quantity: 1, amount: 500.01, restock: false }],
    };
    expect(Object.keys((await act(id, 'refund', tooMuch)).body.fields)).toEqual(['lines.0.amount']);
    const pair = await Promise.all([
      act(id, 'refund', request('owner-press')),
      other.post(`/admin/orders/${id}/refund`, request('helper-press')),
    ]);
    expect(pair.map(({ status }) => status).sort()).toEqual([200, 400]);
    // Repeating the granted request returns the same result.
    const refundedKey = pair[0]!.status === 200 ? 'owner-press' : 'helper-press';
    expect((await act(id, 'refund', request(refundedKey))).status).toBe(200);
    expect(await stock()).toBe(5);
    await refundPayments(shop.deps);
    const order = await show(id);
    expect(order).toMatchObject({ status: 'paid', refunded: 2000, refundable: 500 });
    expect(order.lines).toMatchObject([
      { item: 0, paid: 2000, refundedQuantity: 2, left: 0 },
      { item: 1, paid: 500, refundedQuantity: 0, left: 500 },
    ]);
    expect(order.refunds).toMatchObject([
      { amount: 2000, lines: [{ name: `Stone ${ring}`, quantity: 2, amount: 2000 }] },
    ]);
    // Cancelling the order does not restock the units that were restocked already.
    expect((await act(id, 'cancel', {})).status).toBe(200);
    expect([await stock(), await stock(`${ring}-b`)]).toEqual([5, 3]);
  });

  it('does not wait for an amount below the provider’s minimum refund', async () => {
    const [paid, cancelled] = [await paidOrder(), await paidOrder()];
    for (const id of [paid, cancelled])
      await act(id, 'refund', { key: 'nearly-all-of-it', lines: part(1999.5) });
    await refundPayments(shop.deps);
    expect(await show(paid)).toMatchObject({ status: 'paid', refunded: 1999.5, refundable: 0 });
    expect((await act(paid, 'refund', { key: 'what-is-left', lines: part(1) })).body.code).toBe(
      'order_state',
    );
    expect((await act(cancelled, 'cancel', {})).body.order).toMatchObject({
      status: 'cancelled',
      refunded: 1999.5,
    });
  });

  it('completes an older order that waited for an amount below that minimum', async () => {
    const id = await paidOrder();
    await act(id, 'refund', { key: 'nearly-all-of-it', lines: part(1999.5) });
    await refundPayments(shop.deps);
    const { paymentId } = await show(id);
    const row = {
      key: `rf_crumbs_${id}`,
      orderId: id,
      paymentId,
      amountPaise: 50,
      reason: 'admin',
    };
    await transact(shop.deps.db, (tx) => requestRefund(tx, row, []));
    await shop.deps.db.update(orders).set({ status: 'refund_pending' }).where(eq(orders.id, id));
    await refundPayments(shop.deps);
    expect(await show(id)).toMatchObject({ status: 'refunded', refunded: 1999.5, moves: [] });
  });

  it('refunds once although the provider’s responses are lost', async () => {
    const id = await paidOrder();
    await shop.gateway.injectError('refund.create', 'reply-lost', { times: 2 });
    await act(id, 'refund', { key: 'lost-answer', lines: part(300) });
    await refundPayments(shop.deps);
    await shop.deliverWebhooks();
    await shop.deps.db.update(outbox).set({ dueAt: new Date(0) });
    await refundPayments(shop.deps);
    expect(await show(id)).toMatchObject({
      refunded: 300,
      refunds: [{ amount: 300, status: 'processed' }],
    });
  });

  it('allows a retry of a refund that failed at the provider', async () => {
    const id = await paidOrder();
    await act(id, 'refund', { key: 'first-try', lines: part(2000, 2) });
    await shop.gateway.injectError('refund', 'pending-then-failed');
    await refundPayments(shop.deps);
    await shop.gateway.clock.advance(6_000);
    await shop.deliverWebhooks();
    const failed = await show(id);
    expect(failed).toMatchObject({
      status: 'refund_pending',
      refunds: [{ status: 'failed' }],
      moves: ['refund'],
    });
    await act(id, 'refund', { key: 'second-try', lines: part(2000, 2) });
    await refundPayments(shop.deps);
    expect((await show(id)).status).toBe('refunded');
  });

  it('cancels an order: releases stock and coupon use immediately, and the provider refunds the money', async () => {
    const code = `C${n}`;
    await addCoupon(shop.deps, { code, value: 1000, maxRedemptions: 1 });
    const visitor = shop.visitor();
    const items = [{ productId: ring, quantity: 2 }];
    const { gatewayOrderId, orderId: id } = await startOrder(visitor, 1800, items, {
      couponCode: code,
    });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    expect(await stock()).toBe(3);
    const presses = await Promise.all([
      act(id, 'cancel', { reason: 'Ordered twice' }),
      act(id, 'cancel', {}),
    ]);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stock()).toBe(5);
    expect((await show(id)).status).toBe('refund_pending');
    await refundPayments(shop.deps);
    expect(await show(id)).toMatchObject({ status: 'refunded', refunded: 1800 });
  });

  it('cancels an order that cost nothing without a refund', async () => {
    const code = `FREE${n}`;
    await addCoupon(shop.deps, { code, value: 10_000 });
    const { orderId: id } = await startOrder(
      shop.visitor(),
      0,
      [{ productId: ring, quantity: 1 }],
      {
        couponCode: code,
      },
    );
    expect((await act(id, 'refund', { key: 'no-money-here', lines: part(1) })).body.code).toBe(
      'order_state',
    );
    expect((await act(id, 'cancel', {})).body.order).toMatchObject({
      status: 'cancelled',
      refunds: [],
    });
    expect(await stock()).toBe(5);
  });

  it('resends the confirmation once per request', async () => {
    const id = await paidOrder();
    const request = { key: 'please-again' };
    await Promise.all([act(id, 'resend', request), act(id, 'resend', request)]);
    expect((await emails(id)).sort()).toEqual([
      `order-confirmation-again:${id}:please-again`,
      `order-confirmation:${id}`,
    ]);
    expect(await actions(id)).toEqual(['order.resend']);
  });

  it('emails the customer the carrier, tracking number and the total', async () => {
    const id = await paidOrder();
    await act(id, 'ship', { carrier: 'Blue Dart', trackingNumber: 'BD-77' });
    await act(id, 'refund', { key: 'some-of-it', lines: part(250) });
    await refundPayments(shop.deps);
    const sent: RenderedEmail[] = [];
    await deliverEmail({
      ...shop.deps,
      mail: { send: async (emailMessage) => void sent.push(emailMessage) },
    });
    const mine = sent.filter(({ text }) => text.includes(id));
    expect(mine.find(({ key }) => key.startsWith('shipped'))!.text).toMatch(
      /Blue Dart[\s\S]*BD-77/,
    );
    expect(mine.find(({ key }) => key.startsWith('refunded'))!.subject).toContain('₹250.00');
  });
});
