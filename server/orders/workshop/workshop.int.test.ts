import type { LineExtras } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../accounts/schema.ts';
import { designs } from '../../catalogue/designs/schema.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { anonymiseClosedOrders } from '../../privacy/queries.ts';
import { orderItems, orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';
import { orderKey } from '../order-key.ts';
import { energisationImages } from './schema.ts';

const address = {
  ...{ fullName: 'Asha Rao', addressLine: '4 Hill Road', apartment: '', city: 'Jaipur' },
  ...{ state: 'Rajasthan', pincode: '302001', phone: '98290 00000' },
};
const ring = (size: number | 'unsure'): LineExtras => ({
  setting: { design: 'ring', metal: 'gold-22k', size },
});

describe.each(databaseKinds())('a made-to-order item on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let last = 0;
  let id = '';
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    await shop.deps.db.insert(designs).values({
      id: 'ring',
      slug: 'ring',
      name: 'plain ring',
      nameHi: 'अँगूठी',
      kind: 'ring',
      weights: [{ metal: 'gold-22k', baseMg: 3_000, perSizeMg: 70 }],
      making: 'fixed',
      makingPaise: 0,
      daysToMake: 6,
    });
    await admin.post('/admin/metal-rates', { rates: [{ metal: 'gold-22k', rupees: 1000 }] });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    last += 1;
    id = `y${last}`;
    await addProduct(shop.deps, { id, price: 50_000, stock: 1, weightMg: 900, nameHi: 'पुखराज' });
  });

  /** A paid order of one ring; an open size is priced as size 14. */
  async function buy(size: number | 'unsure') {
    const visitor = shop.visitor();
    const items = [{ productId: id, quantity: 1, extras: ring(size) }];
    const { gatewayOrderId, orderId, reply } = await startOrder(visitor, 53_910, items as never, {
      address,
    });
    expect(reply.status).toBe(200);
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    return { visitor, orderId };
  }
  const orderOf = async (user: { get: TestMember['get'] }, orderId: string) =>
    (await user.get(`/payments/orders/${orderId}`)).body.order;
  const rowOf = async (orderId: string) =>
    (await shop.deps.db.select().from(orderItems).where(eq(orderItems.orderId, orderId)))[0]!;
  const listed = async (workshop: string) =>
    (await admin.get(`/payments/orders?workshop=${workshop}`)).body.orders.map(
      ({ _id }: { _id: string }) => _id,
    );

  it('is in production until its own date, before the delivery days', async () => {
    const { visitor, orderId } = await buy(14);
    const order = await orderOf(visitor, orderId);
    const { state, by } = order.items[0].workshop;
    expect([state, by < order.arrives.from]).toEqual(['in_the_workshop', true]);
    expect(await listed('in_the_workshop')).toContain(orderId);
    expect(await listed('waits_for_size')).not.toContain(orderId);
    for (const move of ['pack', 'ship']) {
      const body = move === 'ship' ? { carrier: 'India Post', trackingNumber: 'EE1' } : {};
      const rejected = await admin.post(`/admin/orders/${orderId}/${move}`, body);
      expect([rejected.status, rejected.body.code]).toEqual([409, 'order_state']);
      expect(rejected.body.message).toContain('still in the workshop');
    }
    for (let press = 0; press < 2; press += 1)
      expect((await admin.post(`/admin/orders/${orderId}/made`, { item: 0 })).status).toBe(200);
    expect((await orderOf(visitor, orderId)).items[0].workshop).toEqual({ state: 'made', by });
    expect(await listed('in_the_workshop')).not.toContain(orderId);
    expect((await admin.post(`/admin/orders/${orderId}/pack`, {})).status).toBe(200);
  });

  it('no longer blocks the rest of its order after a refund', async () => {
    const plain = `plain${last}`;
    await addProduct(shop.deps, { id: plain, price: 100, stock: 1 });
    const visitor = shop.visitor();
    const items = [
      { productId: id, quantity: 1, extras: ring('unsure') },
      { productId: plain, quantity: 1 },
    ];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 54_010, items as never, {
      address,
    });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    const pack = async () => (await admin.post(`/admin/orders/${orderId}/pack`, {})).status;
    expect([await pack(), await listed('waits_for_size')]).toEqual([
      409,
      expect.arrayContaining([orderId]),
    ]);
    const line = { item: 0, quantity: 1, amount: 53_910, restock: true };
    expect(
      (
        await admin.post(`/admin/orders/${orderId}/refund`, {
          key: 'not-to-be-made',
          lines: [line],
        })
      ).status,
    ).toBe(200);
    expect(await listed('waits_for_size')).not.toContain(orderId);
    // A ring whose size can no longer be set is not in production for any viewer.
    const of = ({ workshop, refunded }: { workshop?: object; refunded?: true }) => [
      workshop,
      refunded,
    ];
    const views = [
      await orderOf(visitor, orderId),
      (await admin.get(`/admin/orders/${orderId}`)).body.order,
    ];
    for (const { items } of views)
      expect(items.map(of)).toEqual([
        [undefined, true],
        [undefined, undefined],
      ]);
    expect((await orderOf(shop.visitor(), orderId)).items.map(of)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const row = (await admin.get('/payments/orders')).body.orders.find(
      ({ _id }: { _id: string }) => _id === orderId,
    );
    expect([row.workshop, row.items.map(of)]).toEqual([
      undefined,
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    ]);
    expect(await pack()).toBe(200);
  });

  it('is on hold until an open size is set, promises nothing before, and retains its price', async () => {
    const { visitor, orderId } = await buy('unsure');
    const before = await orderOf(visitor, orderId);
    expect([before.items[0].workshop, before.arrives]).toEqual([
      { state: 'waits_for_size', by: null },
      null,
    ]);
    expect(await listed('waits_for_size')).toContain(orderId);
    const rejected = await admin.post(`/admin/orders/${orderId}/pack`, {});
    expect([rejected.status, rejected.body.message]).toEqual([
      409,
      expect.stringContaining('the ring size is not known yet'),
    ]);
    expect((await admin.post(`/admin/orders/${orderId}/made`, { item: 0 })).status).toBe(409);

    const result = await visitor.post(`/payments/orders/${orderId}/ring-size`, {
      item: 0,
      size: 22,
    });
    expect(result.status).toBe(200);
    const { items, arrives, amount } = result.body.order;
    expect([items[0].workshop.state, amount]).toEqual(['in_the_workshop', 53_910]);
    expect(items[0].workshop.by < arrives.from).toBe(true);
    expect([items[0].name, items[0].nameHi]).toEqual([
      expect.stringMatching(/size 22$/),
      expect.stringContaining('22'),
    ]);
    expect(await rowOf(orderId)).toMatchObject({
      ringSize: 22,
      parts: { setting: { size: 'unsure', mg: 3_910 } },
    });
    const second = await visitor.post(`/payments/orders/${orderId}/ring-size`, {
      item: 0,
      size: 22,
    });
    expect(second.status).toBe(200);
    const other = await visitor.post(`/payments/orders/${orderId}/ring-size`, { item: 0, size: 9 });
    expect([other.status, other.body.code]).toEqual([409, 'order_state']);
  });

  it('is energised: its photo or video is linked later, with one notification to its buyer only', async () => {
    const visitor = shop.visitor();
    const energisation = { tier: 'personal' as const, for: { name: 'Meera' } };
    const items = [{ productId: id, quantity: 1, extras: { energisation } }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 51_101, items as never, {
      address,
    });
    const note = (link: string) =>
      admin.post(`/admin/orders/${orderId}/energised`, { item: 0, link });
    expect((await note('https://example.com/v1')).status).toBe(409);
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    for (const link of ['', 'http://example.com/v', 'javascript:alert(1)'])
      expect(Object.keys((await note(link)).body.fields)).toEqual(['link']);
    for (const link of [
      'https://example.com/v1',
      'https://example.com/v2',
      'https://example.com/v2',
    ])
      expect((await note(link)).status).toBe(200);
    expect(
      (await visitor.post(`/admin/orders/${orderId}/energised`, { item: 0, link: 'https://a.b' }))
        .status,
    ).toBe(401);
    expect((await orderOf(visitor, orderId)).items[0].energised).toEqual({
      at: expect.any(String),
      link: 'https://example.com/v2',
      picture: null,
    });
    expect((await orderOf(shop.visitor(), orderId)).items[0].energised).toBeUndefined();
    const emails = (await shop.deps.db.select().from(outbox)).filter(
      ({ kind, key }) => kind === 'mail' && key === `energised:${orderId}:0`,
    );
    expect(emails).toHaveLength(1);
    const emailMessage = await buildEmail(shop.deps, emails[0]!.payload as never);
    expect([emailMessage?.to, emailMessage?.text]).toEqual([
      'asha@example.com',
      expect.stringContaining('https://example.com/v2'),
    ]);
    expect((await rowOf(orderId)).energisedLink).toBe('https://example.com/v2');
  });

  it('displays the personal message to its buyer, on the order and in the confirmation, and to no other reader', async () => {
    const visitor = shop.visitor();
    const labels = {
      name: 'Meera Rao',
      gotra: 'Kashyap',
      nakshatra: 'Rohini',
      sankalpa: 'For her exams',
    };
    const extras = { energisation: { tier: 'personal' as const, for: labels } };
    const items = [{ productId: id, quantity: 1, extras }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 51_101, items as never, {
      address,
      email: 'm@example.com',
    });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    for (const user of [visitor, admin])
      expect((await orderOf(user, orderId)).items[0].sankalpa).toEqual(labels);
    const emailOf = async (kind: 'order-confirmation' | 'order-notice') =>
      (await buildEmail(shop.deps, { kind, orderId }))?.text ?? '';
    for (const text of Object.values(labels))
      expect(await emailOf('order-confirmation')).toContain(text);
    const url = `/api/payments/orders/${orderId}`;
    const key = { 'x-order-key': await orderKey(shop.deps, orderId) };
    const rest = [
      (await shop.app.inject({ url })).body,
      (await shop.app.inject({ url, headers: key })).body,
      await emailOf('order-notice'),
    ];
    for (const seen of rest)
      for (const text of Object.values(labels)) expect(seen).not.toContain(text);
  });

  it('is energised: its photo is visible only to its buyer, the reader of the email and administrators', async () => {
    const visitor = shop.visitor();
    const energisation = { tier: 'personal' as const, for: { name: 'Meera' } };
    const items = [{ productId: id, quantity: 1, extras: { energisation } }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 51_101, items as never, {
      address,
    });
    const path = `/admin/orders/${orderId}/energised/0/picture`;
    const photograph = await solid(60, 40, 'png');
    const send = (user: Visitor, files: Buffer[], fields = {}, to = path) =>
      sendForm(user, 'post', to, fields, files);
    expect((await send(admin, [photograph])).body.code).toBe('order_state');
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    expect((await send(visitor, [photograph])).status).toBe(401);
    expect((await send(admin, [])).body.fields).toHaveProperty('images');
    expect((await send(admin, [photograph], { link: 'http://x' })).body.fields).toHaveProperty(
      'link',
    );
    expect((await send(admin, [Buffer.from('%PDF-1.7')])).body.code).toBe('upload_type');
    expect((await send(admin, [photograph], {}, path.replace('/0/', '/7/'))).body.code).toBe(
      'order_state',
    );
    expect((await rowOf(orderId)).energisedAt).toBeNull();

    const link = 'https://example.com/film';
    expect((await send(admin, [photograph], { link })).status).toBe(200);
    const first = (await rowOf(orderId)).energisedPicture!;
    expect(first).toMatchObject({ width: 60, height: 40 });
    expect((await send(admin, [await solid(30, 30, 'jpeg')])).status).toBe(200);
    const { energised } = (await orderOf(visitor, orderId)).items[0];
    expect(energised).toMatchObject({ link, picture: { width: 30, height: 30 } });
    expect(
      await shop.deps.db.$count(energisationImages, eq(energisationImages.orderId, orderId)),
    ).toBe(1);

    const key = { 'x-order-key': await orderKey(shop.deps, orderId) };
    const read = async (
      user: { cookies: Map<string, string> },
      name: string,
      headers = {},
      of = orderId,
    ) => {
      const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const url = `/api/payments/orders/${of}/energised/${name}`;
      return shop.app.inject({ url, headers: { cookie, ...headers } });
    };
    const file = await read(visitor, energised.picture.id);
    expect([
      file.statusCode,
      file.headers['content-type'],
      file.rawPayload.subarray(8, 12).toString(),
    ]).toEqual([...[200, 'image/webp', 'WEBP']]);
    expect(file.headers['cache-control']).toContain('no-store');
    expect((await read(admin, energised.picture.id)).statusCode).toBe(200);
    expect((await read(shop.visitor(), energised.picture.id, key)).statusCode).toBe(200);
    for (const user of [shop.visitor(), await newMember(shop), await newMember(shop, 'healer')])
      expect((await read(user, energised.picture.id)).statusCode).toBe(404);
    // The replaced photograph is deleted, and the key of another order gives no access.
    expect((await read(visitor, first.id)).statusCode).toBe(404);
    const { orderId: other, visitor: otherUser } = await buyOther();
    expect((await read(otherUser, energised.picture.id, {}, other)).statusCode).toBe(404);
    expect((await read(otherUser, energised.picture.id, key, other)).statusCode).toBe(404);

    // The recipient of the email sees the photograph in any browser, but no name.
    const reply = await shop.app.inject({ url: `/api/payments/orders/${orderId}`, headers: key });
    const { items: lines, address: place, email } = reply.json().order;
    expect([lines[0].energised.picture, lines[0].sankalpa, place, email]).toEqual([
      ...[energised.picture, undefined, undefined, undefined],
    ]);

    const emails = (await shop.deps.db.select().from(outbox)).filter(
      ({ kind, key }) => kind === 'mail' && key === `energised:${orderId}:0`,
    );
    expect(emails).toHaveLength(1);
    const emailMessage = await buildEmail(shop.deps, emails[0]!.payload as never);
    const [sent] = emailMessage!.attachments!;
    expect([sent!.type, sent!.bytes.subarray(0, 2).toString('hex')]).toEqual([
      'image/jpeg',
      'ffd8',
    ]);
    expect(emailMessage!.html).toContain(`src="cid:${sent!.cid}"`);
    expect(emailMessage!.text).toContain(link);

    // The photograph is deleted with the buyer's account, or earlier by an administrator.
    const deletedMember = await newMember(shop);
    await shop.deps.db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, deletedMember.id));
    await shop.deps.db
      .update(orders)
      .set({ userId: deletedMember.id })
      .where(eq(orders.id, orderId));
    await anonymiseClosedOrders(shop.deps.db);
    expect((await read(visitor, energised.picture.id)).statusCode).toBe(200);
    await shop.deps.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
    await anonymiseClosedOrders(shop.deps.db);
    expect(await rowOf(orderId)).toMatchObject({
      energisedLink: null,
      energisedPicture: null,
      sankalpa: null,
    });
    expect((await read(visitor, energised.picture.id)).statusCode).toBe(404);
    expect((await send(admin, [photograph])).status).toBe(200);
    const { picture: image } = (await orderOf(visitor, orderId)).items[0].energised;
    expect((await admin.delete(path)).status).toBe(200);
    expect((await orderOf(visitor, orderId)).items[0].energised).toMatchObject({
      link: null,
      picture: null,
    });
    expect((await read(visitor, image.id)).statusCode).toBe(404);
  });

  it('accepts one of two sizes submitted concurrently', async () => {
    const { visitor, orderId } = await buy('unsure');
    const results = await Promise.all(
      [10, 20].map((size) =>
        visitor.post(`/payments/orders/${orderId}/ring-size`, { item: 0, size }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = results.findIndex(({ status }) => status === 200) === 0 ? 10 : 20;
    expect((await rowOf(orderId)).ringSize).toBe(won);
  });

  it('is sized by the owner of the order or the holder of its email link, and by an administrator', async () => {
    const { orderId } = await buy('unsure');
    const path = `/payments/orders/${orderId}/ring-size`;
    expect((await shop.visitor().post(path, { item: 0, size: 12 })).status).toBe(404);
    const key = await orderKey(shop.deps, orderId);
    const headers = { 'x-order-key': key };
    const invalid = await shop.visitor().post(path, { item: 0, size: 31 }, headers);
    expect([invalid.status, Object.keys(invalid.body.fields)]).toEqual([400, ['size']]);
    expect((await shop.visitor().post(path, { item: 3, size: 12 }, headers)).status).toBe(409);
    expect((await shop.visitor().post(path, { item: 0, size: 12 }, headers)).status).toBe(200);

    const { orderId: other } = await buyOther();
    expect(
      (await admin.post(`/admin/orders/${other}/ring-size`, { item: 0, size: 8 })).status,
    ).toBe(200);
    expect((await rowOf(other)).ringSize).toBe(8);
  });

  async function buyOther() {
    id = `${id}b`;
    await addProduct(shop.deps, { id, price: 50_000, stock: 1, weightMg: 900 });
    return buy('unsure');
  }
});
