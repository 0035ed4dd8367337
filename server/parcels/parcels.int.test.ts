import { createHmac } from 'node:crypto';
import { defined } from '@jyotiratna/contract';
import { courierKey } from '@jyotiratna/sandbox-gateway/testing/start-courier';
import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderKey } from '../orders/order-key.ts';
import { payments, refundLines, refunds } from '../payments/schema.ts';
import type { NewParcel } from '../platform/couriers/courier.ts';
import { buildEmail } from '../platform/email/build-email.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CourierShop, createCourierShop } from '../testing/courier-shop.ts';
import { sendForm } from '../testing/forms.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { bookParcel } from './book-parcel.ts';
import { runCourierTasks } from './run-courier-tasks.ts';
import { parcelEvents, parcels } from './schema.ts';

const minute = 60_000;
const cash = { provider: 'cash', paymentMethod: 'cash' };
const id = (letter: string) => `ord_${letter.repeat(26)}`;

describe.each(databaseKinds())('parcels on %s', (kind) => {
  let shop: CourierShop;
  beforeEach(async () => {
    shop = await createCourierShop(kind, {
      COMPANY_ADDRESS: '4 Johari Bazaar, Jaipur',
      COMPANY_NAME: 'Jyotiratna',
    });
  });
  afterEach(() => shop.close());

  const statusOf = async (orderId: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.status;
  const emails = async (kindOfEmail: string) =>
    shop.deps.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'mail'), like(outbox.key, `${kindOfEmail}:%`)));
  async function booked(orderId: string, order: object = {}) {
    await shop.packed(orderId, order);
    await shop.handOver(orderId);
    await shop.settle();
    return shop.parcelOf(orderId);
  }
  const send = (body: string, signature?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/parcels/events',
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature':
          signature ?? createHmac('sha256', courierKey).update(body).digest('hex'),
      },
      payload: body,
    });

  it('are booked by one click, labelled, picked up and delivered, with emails and cash', async () => {
    const [paid, door] = [
      await shop.packed(id('a')),
      await shop.packed(id('b'), { ...cash, rupees: 1500 }),
    ];
    const { id: handOver } = await shop.handOver(paid, door);
    await shop.settle();
    const { body } = await shop.admin.get(`/admin/hand-overs/${handOver}`);
    expect(body.handOver).toMatchObject({
      total: 2,
      waiting: 0,
      booked: 2,
      failed: [],
      pickup: { id: /^PU/ },
    });
    const file = await shop.app.inject({
      url: `/api/admin/hand-overs/${handOver}/labels.pdf`,
      headers: {
        cookie: [...shop.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.payload).toContain('COLLECT Rs 1500.00');
    expect(await statusOf(paid)).toBe('packed');
    await shop.courier.advance(2 * minute);
    expect(await statusOf(paid)).toBe('shipped');
    expect(await emails('shipped')).toHaveLength(2);
    await shop.courier.advance(3 * minute);
    expect([await statusOf(paid), await statusOf(door)]).toEqual(['delivered', 'delivered']);
    expect(await shop.deps.db.select().from(payments)).toMatchObject([
      { orderId: door, amountPaise: 150_000 },
    ]);
  });

  it('book thirty orders and their pickup within 20 s', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `ord_many_${at}`);
    for (const order of ids) await shop.packed(order);
    const startedAt = Date.now();
    const { id: handOver } = await shop.handOver(...ids);
    await runCourierTasks(shop.deps);
    const { body } = await shop.admin.get(`/admin/hand-overs/${handOver}`);
    expect(body.handOver).toMatchObject({
      booked: 30,
      waiting: 0,
      pickup: { id: expect.stringMatching(/^PU/) },
    });
    expect(Date.now() - startedAt).toBeLessThan(20_000);
  });

  it('omits lines refunded before dispatch in the booking', async () => {
    const order = await shop.packed(id('a'), { rupees: 3000 });
    const line = { orderId: order, sku: 'S', slug: 's', unitPricePaise: 100_000, tookStock: false };
    const payment = { orderId: order, amountPaise: 300_000, currency: 'INR', source: 'verify' };
    const refund = { orderId: order, paymentId: 'pay_1', amountPaise: 200_000, reason: 'broken' };
    for (const name of ['ring', 'bead'])
      await addProduct(shop.deps, { id: name, price: 1000, stock: 5 });
    const { db } = shop.deps;
    await db.insert(orderItems).values([
      { ...line, position: 0, productId: 'ring', variantId: 'ring', name: 'Ring', quantity: 2 },
      { ...line, position: 1, productId: 'bead', variantId: 'bead', name: 'Bead', quantity: 1 },
    ]);
    await db
      .insert(payments)
      .values({ ...payment, id: 'pay_1', gatewayOrderId: 'order_1', status: 'captured' });
    await db.insert(refunds).values({ ...refund, key: 'refund', status: 'processed' });
    await db.insert(refundLines).values(
      [0, 1].map((position) => ({
        ...{ refundKey: 'refund', orderId: order, position, quantity: 1, amountPaise: 100_000 },
      })),
    );
    await shop.handOver(order);
    const courier = defined(shop.deps.courier);
    const requested: NewParcel[] = [];
    const book = (parcel: NewParcel) => {
      requested.push(parcel);
      return courier.book(parcel);
    };
    const { id: parcelId } = await shop.parcelOf(order);
    await bookParcel({ ...shop.deps, courier: { ...courier, book } }, parcelId);
    expect(requested).toMatchObject([
      { valuePaise: 100_000, items: [{ name: 'Ring', quantity: 1 }] },
    ]);
  });

  it('are listed for attention while in transit for a cancelled order', async () => {
    const { awb } = await booked(id('a'));
    const show = async () => (await shop.admin.get('/admin/parcels?show=hanging')).body.parcels;
    await shop.courier.move(defined(awb), 'PICKED_UP');
    await shop.poll();
    expect(await show()).toEqual([]);
    await shop.deps.db.update(orders).set({ status: 'refund_pending' });
    expect(await show()).toMatchObject([{ state: 'picked_up' }]);
  });

  it('requests the pickup of the others when the last one is cancelled before its booking', async () => {
    const [bookedOrder, cancelledOrder] = [await shop.packed(id('a')), await shop.packed(id('b'))];
    const { id: handOver } = await shop.handOver(bookedOrder, cancelledOrder);
    await bookParcel(shop.deps, (await shop.parcelOf(bookedOrder)).id);
    const { id: parcelId } = await shop.parcelOf(cancelledOrder);
    expect((await shop.admin.post(`/admin/parcels/${parcelId}/cancel`, {})).status).toBe(200);
    await shop.settle();
    const { body } = await shop.admin.get(`/admin/hand-overs/${handOver}`);
    expect(body.handOver).toMatchObject({
      booked: 1,
      waiting: 0,
      pickup: { id: expect.stringMatching(/^PU/) },
    });
  });

  it('rejects a hand-over of an order that is with the courier; idempotent by its key', async () => {
    const order = await shop.packed(id('a'));
    const press = () =>
      shop.admin.post('/admin/hand-overs', { key: 'the-same-press', orders: [order] });
    const [first, second] = await Promise.all([press(), press()]);
    expect(second.body.handOver.id).toBe(first.body.handOver.id);
    const { rejected } = await shop.handOver(order);
    expect(rejected).toMatchObject([{ reason: /already/ }]);
    expect(await shop.deps.db.select().from(parcels)).toHaveLength(1);
  });

  it('adopts the booking of a process that was killed before it could store it', async () => {
    const order = await shop.packed(id('a'));
    await shop.handOver(order);
    const { db, courier, ...deps } = shop.deps;
    const killed = {
      ...courier!,
      book: (parcel: never) =>
        courier!.book(parcel).then(() => Promise.reject(new Error('killed'))),
    };
    const parcel = await shop.parcelOf(order);
    await expect(bookParcel({ db, ...deps, courier: killed as never }, parcel.id)).rejects.toThrow(
      'killed',
    );
    await shop.settle();
    const { shipments } = await shop.courier.book();
    expect(shipments.map(({ awb }) => awb)).toEqual([(await shop.parcelOf(order)).awb]);
  });

  it('rejects a wrong signature with 401, and changes nothing', async () => {
    const { awb, id: parcelId } = await booked(id('a'));
    const event = {
      awb,
      status: 'DELIVERED',
      at: new Date().toISOString(),
      place: '',
      remark: '',
      expected_on: '2026-12-01',
    };
    const reply = await send(JSON.stringify(event), 'f'.repeat(64));
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated']);
    expect((await send(JSON.stringify(event), '')).statusCode).toBe(401);
    expect(await statusOf(id('a'))).toBe('packed');
    expect(
      (await shop.deps.db.select().from(parcelEvents).where(eq(parcelEvents.state, 'delivered')))
        .length,
    ).toBe(0);
    expect((await send(JSON.stringify(event))).statusCode).toBe(200);
    expect(await statusOf(id('a'))).toBe('delivered');
    expect((await shop.parcelOf(id('a'))).id).toBe(parcelId);
  });

  it('applies events once, however many arrive at the same moment', async () => {
    const { awb } = await booked(id('a'), { ...cash, rupees: 900 });
    const event = {
      awb,
      at: new Date().toISOString(),
      place: '',
      remark: 'x',
      expected_on: '2026-12-01',
    };
    const bodies = ['DELIVERED', 'PICKED_UP', 'DELIVERED', 'OUT_FOR_DELIVERY', 'DELIVERED'].map(
      (status) => JSON.stringify({ ...event, status }),
    );
    await Promise.all(bodies.map((body) => send(body)));
    expect(await statusOf(id('a'))).toBe('delivered');
    expect(await shop.deps.db.select().from(payments)).toHaveLength(1);
  });

  it('polls for events whose webhooks were lost', async () => {
    await shop.courier.misbehave({ lost: 1 });
    await booked(id('a'));
    await shop.courier.advance(6 * minute);
    expect(await statusOf(id('a'))).toBe('packed');
    await shop.poll();
    expect(await statusOf(id('a'))).toBe('delivered');
  });

  it('asks the customer after a missed delivery, and passes the day and the phone on once', async () => {
    const { awb } = await booked(id('a'));
    for (const to of ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED'])
      await shop.courier.move(awb!, to);
    await shop.poll();
    const [mail] = await emails('parcel-missed');
    expect((await buildEmail(shop.deps, mail!.payload as never))!.text).toContain('Choose a day');
    const headers = { 'x-order-key': await orderKey(shop.deps, id('a')) };
    const reader = shop.visitor();
    const path = `/payments/orders/${id('a')}/parcel`;
    expect((await reader.get(path)).status).toBe(404);
    const { parcel } = (await reader.get(path, headers)).body;
    expect(parcel).toMatchObject({ state: 'missed', awb, question: { days: expect.any(Array) } });
    const day = parcel.question.days[1];
    expect(
      (await reader.post(`${path}/answer`, { day: '2020-01-01' }, headers)).body.fields.day,
    ).toBeDefined();
    expect((await reader.post(`${path}/answer`, {}, headers)).status).toBe(400);
    const requestRedelivery = () =>
      reader.post(`${path}/answer`, { day, phone: '9811111111' }, headers);
    const results = await Promise.all([requestRedelivery(), requestRedelivery()]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.settle();
    const [shipment] = (await shop.courier.book()).shipments;
    expect(shipment).toMatchObject({ answer: { day, phone: '9811111111' } });
  });

  it('announces a later day once', async () => {
    const { awb } = await booked(id('a'), { promisedTo: '2026-01-02' });
    const at = (second: number) => new Date(Date.now() - 60_000 + second * 1000).toISOString();
    const event = { awb, status: 'IN_TRANSIT', place: 'Delhi', remark: 'Delayed' };
    await send(JSON.stringify({ ...event, at: at(1), expected_on: '2026-01-05' }));
    await send(JSON.stringify({ ...event, at: at(2), expected_on: '2026-01-05' }));
    await send(JSON.stringify({ ...event, at: at(3), expected_on: '2026-01-04' }));
    expect((await emails('parcel-later')).map(({ key }) => key.split(':').at(-1))).toEqual([
      '2026-01-05',
    ]);
  });

  it('returns a rejected cash parcel, and restocks its order', async () => {
    const { awb } = await booked(id('a'), { ...cash });
    const way = ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED', 'RTO_INITIATED'];
    for (const to of way) await shop.courier.move(awb!, to);
    await shop.poll();
    expect(await statusOf(id('a'))).toBe('refused');
    expect((await shop.admin.get('/admin/parcels?show=returning')).body.parcels).toHaveLength(1);
    await shop.courier.move(awb!, 'RTO_DELIVERED');
    await shop.poll();
    expect(await statusOf(id('a'))).toBe('returned');
    expect(await shop.deps.db.select().from(payments)).toEqual([]);
  });

  it('repacks a paid order with a returned parcel, once, so that it can be handed over again', async () => {
    const { awb } = await booked(id('a'));
    for (const to of [
      'PICKED_UP',
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'UNDELIVERED',
      'RTO_INITIATED',
    ])
      await shop.courier.move(awb!, to);
    await shop.poll();
    expect(await statusOf(id('a'))).toBe('shipped');
    await shop.courier.move(awb!, 'RTO_DELIVERED');
    await shop.poll();
    expect(await statusOf(id('a'))).toBe('packed');
    expect((await shop.admin.get('/admin/parcels?show=returning')).body.parcels).toHaveLength(1);
    expect((await shop.handOver(id('a'))).rejected).toEqual([]);
    await shop.settle();
    const second = (await shop.courier.book()).shipments.find((one) => one.awb !== awb);
    await shop.courier.move(second!.awb, 'PICKED_UP');
    await shop.poll();
    expect(await statusOf(id('a'))).toBe('shipped');
    const announced = await emails('shipped');
    expect(announced.map(({ key }) => key).sort()).toEqual([
      `shipped:${id('a')}`,
      `shipped:${id('a')}:2`,
    ]);
    const composed = await Promise.all(
      announced.map(({ payload }) => buildEmail(shop.deps, payload as never)),
    );
    // The first email is outdated: its parcel was returned.
    expect(
      composed.map((email) => email?.text.includes(defined(second?.awb)) ?? null).sort(),
    ).toEqual([null, true]);
    const event = {
      awb,
      status: 'RTO_DELIVERED',
      place: 'Jaipur',
      remark: 'Returned',
      expected_on: '2026-01-05',
    };
    await send(JSON.stringify({ ...event, at: new Date().toISOString() }));
    expect(await statusOf(id('a'))).toBe('shipped');
    expect((await shop.admin.get('/admin/parcels?show=returning')).body.parcels).toEqual([]);
  });

  it('leaves packing by hand as it is while the courier is away, and cancels shipments no longer needed', async () => {
    const order = await shop.packed(id('a'));
    await shop.handOver(order);
    await shop.admin.post(`/admin/orders/${order}/ship`, {
      carrier: 'India Post',
      trackingNumber: 'EE1',
    });
    expect(await statusOf(order)).toBe('shipped');
    await shop.settle();
    expect((await shop.parcelOf(order)).state).toBe('cancelled');
    expect((await shop.courier.book()).shipments).toEqual([]);
    const second = await booked(id('b'));
    await shop.admin.post(`/admin/orders/${id('b')}/cancel`, {});
    await shop.deps.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, id('b')));
    await shop.settle();
    expect((await shop.parcelOf(id('b'))).state).toBe('cancelled');
    expect(
      (await shop.courier.book()).shipments.find(({ awb }) => awb === second.awb)?.status,
    ).toBe('CANCELLED');
  });

  it('books serviceable parcels, and returns the reason for the others', async () => {
    await shop.courier.setPin('302001', { serviceable: false });
    const order = await shop.packed(id('a'));
    const { id: handOver } = await shop.handOver(order);
    await shop.settle();
    const { body } = await shop.admin.get(`/admin/hand-overs/${handOver}`);
    expect(body.handOver.failed).toMatchObject([{ orderId: order, reason: /not serviceable/ }]);
    await shop.courier.setPin('302001', { serviceable: true });
    await shop.handOver(order);
    await shop.settle();
    expect((await shop.courier.book()).shipments).toHaveLength(1);
  });

  it('offers delivery and cash as far as the courier does, and as today when it is away', async () => {
    const at = async (pin: string) => (await shop.visitor().get(`/delivery/${pin}`)).body;
    await shop.courier.setPin('302002', { cash: false });
    await shop.courier.setPin('302003', { serviceable: false });
    expect(await at('302001')).toMatchObject({ served: true, cash: true });
    expect(await at('302002')).toMatchObject({ served: true, cash: false });
    expect(await at('302003')).toMatchObject({ served: false, cash: false });
    await shop.courier.close();
    expect(await at('302003')).toMatchObject({ served: false });
    expect(await at('302004')).toMatchObject({ served: true, cash: true });
  });

  it('finds an order by its number with its phone or email, and not with another’s', async () => {
    await booked(id('a'), { email: 'asha@example.com', orderNumber: 'JR-8F3K2Q7' });
    const track = (orderNumber: string, contact: string) =>
      shop.visitor().post('/payments/orders/track', { orderNumber, contact });
    const { body } = await track('jr-8f3k2q7', '+91 98765 43210');
    expect(body.order).toMatchObject({ status: 'packed', parcel: { state: 'booked' } });
    expect(JSON.stringify(body)).not.toMatch(/Asha|MI Road|9876543210|asha@|ord_/);
    expect((await track('8F3K2Q7', 'Asha@example.com')).status).toBe(200);
    const wrong = await track('JR-8F3K2Q7', '9811111111');
    const unknown = await track('JR-AAAAAAA', '9876543210');
    expect([wrong.status, wrong.body.message]).toEqual([unknown.status, unknown.body.message]);
    expect(wrong.status).toBe(404);
    const link = (contact: string) =>
      shop.visitor().post('/payments/orders/track/link', { orderNumber: 'JR-8F3K2Q7', contact });
    expect((await link('9811111111')).status).toBe(404);
    for (const _ of [1, 2]) expect((await link('9876543210')).status).toBe(200);
    expect((await emails('order-confirmation-again')).length).toBe(1);
    // Eight more wrong contacts after the two above: now even the right one is rejected, from any
    // network.
    for (let at = 0; at < 8; at += 1) await link('9811111111');
    expect((await track('JR-8F3K2Q7', '9876543210')).status).toBe(429);
  });
});

describe.each(databaseKinds())('a remittance on %s', (kind) => {
  let shop: CourierShop;
  beforeEach(async () => {
    shop = await createCourierShop(kind);
  });
  afterEach(() => shop.close());

  const rows = 1000;
  async function deliverAll(): Promise<string[]> {
    for (let at = 0; at < rows; at += 1)
      await shop.packed(`ord_${at}`, { provider: 'cash', status: 'delivered', rupees: 500 + at });
    await shop.deps.db.insert(parcels).values(
      Array.from({ length: rows }, (_, at) => ({
        ...{
          id: `pcl_${at}`,
          orderId: `ord_${at}`,
          direction: 'forward' as const,
          courier: 'sandbox',
          grams: 250,
        },
        ...{
          state: 'delivered' as const,
          awb: `SB${at}`,
          codPaise: (500 + at) * 100,
          stateAt: new Date(),
        },
      })),
    );
    return Array.from(
      { length: rows },
      (_, at) => `SB${at},"${(500 + at).toLocaleString('en-IN')}.00"`,
    );
  }
  const upload = (lines: string[], reference = 'RM1') =>
    sendForm(shop.admin, 'post', '/admin/parcel-cash/import', { reference, paidOn: '2026-11-27' }, [
      { field: 'file', name: 'cod.csv', type: 'text/csv', bytes: Buffer.from(lines.join('\n')) },
    ]);

  it('of 1 000 rows matches to the paisa, and lists the differences', async () => {
    const lines = await deliverAll();
    lines[3] = 'SB3,502.99';
    lines[4] = 'SB4,504.01';
    lines.push('SB5,505.00', 'XX1,100.00');
    const [first, second] = await Promise.all([
      upload(['AWB Number,COD Amount', ...lines]),
      upload(['AWB Number,COD Amount', ...lines]),
    ]);
    expect([first.body.repeated, second.body.repeated].sort()).toEqual([false, true]);
    const { remittance } = first.body;
    expect(remittance).toMatchObject({ lines: 1002, matched: 998 });
    expect(
      remittance.differences.map(({ awb, outcome }: { awb: string; outcome: string }) => [
        awb,
        outcome,
      ]),
    ).toEqual([
      ['SB3', 'less'],
      ['SB4', 'more'],
      ['SB5', 'repeated'],
      ['XX1', 'unknown'],
    ]);
    expect((await shop.admin.get('/admin/parcel-cash')).body.due).toEqual([]);
  });

  it('counts matching lines however many differ', async () => {
    const unknown = Array.from({ length: 1100 }, (_, at) => `XX${at},100.00`);
    const { remittance } = (await upload(['AWB,Amount', ...unknown])).body;
    expect(remittance).toMatchObject({ lines: 1100, matched: 0 });
  });

  it('names the line that cannot be read, and stores nothing', async () => {
    const reply = await upload(['AWB,Amount', 'SB1,twelve']);
    expect(reply.body.fields.file).toContain('Line 2');
    expect((await upload(['Number,Sum', 'SB1,12'])).body.fields.file).toContain('column');
    expect((await shop.admin.get('/admin/parcel-cash')).body.remittances).toEqual([]);
  });
});

describe.each(databaseKinds())('a shop without a courier on %s', (kind) => {
  it('has no hand-over and no webhook, and offers delivery by its zones', async () => {
    const shop = await createTestShop(kind);
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/parcels/events',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'courier_off']);
    expect((await shop.visitor().get('/delivery/302001')).body).toMatchObject({
      served: true,
      cash: true,
    });
    await shop.close();
  });
});
