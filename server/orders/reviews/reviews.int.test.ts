import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users } from '../../accounts/schema.ts';
import { images } from '../../catalogue/schema.ts';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../../platform/email/mailer.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { orderEvents, orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';
import { orderKey } from '../order-key.ts';
import { requestReviews } from './request-reviews.ts';
import { reviews } from './schema.ts';

const address = {
  fullName: 'Asha Rao',
  addressLine: '4 MI Road',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302001',
  phone: '98290 00000',
  billingSameAsShipping: true,
};
let n = 0;

describe.each(databaseKinds())('reviews on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let image: Buffer;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
    admin = await newMember(shop, 'admin');
    image = await solid(40, 30, 'png');
  });
  afterAll(() => shop.close());

  const newRing = async () => {
    n += 1;
    const id = `ring-${n}`;
    await addProduct(shop.deps, { id, price: 1000 });
    return id;
  };
  async function ordered(
    ring: string,
    { visitor = shop.visitor() as Visitor, email = '', deliver = true } = {},
  ) {
    n += 1;
    const extra = { email: email || `asha${n}@example.com`, address };
    const items = [{ productId: ring, quantity: 1 }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, items, extra, {
      'x-forwarded-for': `10.9.0.${n}`,
    });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    await admin.post(`/admin/orders/${orderId}/ship`, {
      carrier: 'India Post',
      trackingNumber: 'EE1',
    });
    if (deliver) await admin.post(`/admin/orders/${orderId}/deliver`);
    return { visitor, id: orderId };
  }
  const write = (
    visitor: Visitor,
    id: string,
    fields: object = {},
    files: Buffer[] = [],
    headers: object = {},
  ) =>
    sendForm(
      visitor,
      'post',
      `/payments/orders/${id}/reviews`,
      { item: 0, stars: 5, text: 'Fine.', ...fields },
      files,
      {
        origin: 'http://localhost:3000',
        ...headers,
      },
    );
  const read = async (ring: string, query = '') =>
    (await shop.visitor().get(`/products/${ring}/reviews${query}`)).body;
  const first = async () => (await admin.get('/admin/reviews')).body.reviews[0];

  it('are submitted by buyers only, after the delivery, and visible once the shop has published them', async () => {
    const ring = await newRing();
    const early = await ordered(ring, { deliver: false });
    expect((await write(early.visitor, early.id)).body.code).toBe('order_state');
    await admin.post(`/admin/orders/${early.id}/deliver`);
    const { visitor, id } = early;
    expect((await write(shop.visitor(), id)).status).toBe(404);
    expect((await write(admin, id)).status).toBe(403);
    expect((await admin.get(`/payments/orders/${id}/reviews`)).body.lines).toEqual([]);
    expect((await shop.visitor().get(`/payments/orders/${id}/reviews`)).status).toBe(404);
    for (const [fields, field] of [
      [{ stars: 6 }, 'stars'],
      [{ stars: 0 }, 'stars'],
      [{ item: 7 }, 'item'],
      [{ item: 'x' }, 'item'],
      [{ text: 'a'.repeat(2001) }, 'text'],
    ] as const)
      expect(Object.keys((await write(visitor, id, fields)).body.fields)).toEqual([field]);

    const { body } = await write(visitor, id, { text: 'It shines.\nDaily.' }, [image]);
    expect(body.lines).toMatchObject([
      { item: 0, review: { status: 'waiting', stars: 5, text: 'It shines.\nDaily.' } },
    ]);
    expect(await read(ring)).toMatchObject({ count: 0, average: null, reviews: [] });
    const pending = await first();
    expect(pending).toMatchObject({
      name: 'Asha',
      status: 'waiting',
      orderId: id,
      pictures: [{ width: 40 }],
    });
    await admin.post(`/admin/reviews/${pending._id}/publish`);
    expect(await read(ring)).toMatchObject({
      count: 1,
      average: 5,
      distribution: [0, 0, 0, 0, 1],
      reviews: [
        { name: 'Asha', text: 'It shines.\nDaily.', answer: '', pictures: [{ width: 40 }] },
      ],
    });
    expect(JSON.stringify(await read(ring))).not.toMatch(/Rao|example\.com|ord_/);
    await admin.post(`/admin/reviews/${pending._id}/answer`, { answer: 'Thank you!' });
    expect((await read(ring)).reviews[0].answer).toBe('Thank you!');
    expect((await visitor.get(`/payments/orders/${id}/reviews`)).body.lines[0].review.status).toBe(
      'published',
    );
  });

  it('are one for each buyer and product, also in a race and by the next order', async () => {
    const ring = await newRing();
    const email = `one${n}@example.com`;
    const { visitor, id } = await ordered(ring, { email });
    const second = await ordered(ring, { email });
    const race = await Promise.all([
      write(visitor, id),
      write(visitor, id),
      write(second.visitor, second.id),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const rows = await shop.deps.db.select().from(reviews).where(eq(reviews.productId, ring));
    expect(rows).toHaveLength(1);
  });

  it('are rejected with a reason sent to their buyer, and may then be resubmitted', async () => {
    const ring = await newRing();
    const { visitor, id } = await ordered(ring);
    await write(visitor, id, { text: 'Call me at 98290' }, [await solid(41, 30, 'png')]);
    const { _id } = await first();
    const [{ id: imageId }] = (await first()).pictures;
    expect((await admin.post(`/admin/reviews/${_id}/refuse`, { reason: ' ' })).status).toBe(400);
    await admin.post(`/admin/reviews/${_id}/refuse`, { reason: 'Please leave out your phone.' });
    const sent: RenderedEmail[] = [];
    await deliverEmail({
      ...shop.deps,
      mail: { send: async (emailMessage) => void sent.push(emailMessage) },
    });
    expect(sent.some(({ text }) => text.includes('Please leave out your phone.'))).toBe(true);
    const headers = { 'x-order-key': await orderKey(shop.deps, id) };
    const other = shop.visitor();
    expect(
      (await other.get(`/payments/orders/${id}/reviews`, headers)).body.lines[0].review,
    ).toMatchObject({
      status: 'refused',
      refusal: 'Please leave out your phone.',
    });
    expect((await write(other, id, { text: 'It shines.', stars: 4 }, [], headers)).status).toBe(
      200,
    );
    expect(await first()).toMatchObject({
      status: 'waiting',
      text: 'It shines.',
      stars: 4,
      refusal: '',
      pictures: [],
    });
    expect(await shop.deps.db.select().from(images).where(eq(images.id, imageId))).toEqual([]);
  });

  it('are withdrawn with a reason after publication: the stars are removed, and their buyer is notified', async () => {
    const ring = await newRing();
    const { visitor, id } = await ordered(ring);
    await write(visitor, id, { stars: 1, text: 'My neighbour Ravi said it is glass.' });
    const { _id } = await first();
    await admin.post(`/admin/reviews/${_id}/publish`);
    expect(await read(ring)).toMatchObject({ count: 1, average: 1 });
    const reason = 'It names another person.';
    const attempts = await Promise.all(
      [1, 2].map(() => admin.post(`/admin/reviews/${_id}/refuse`, { reason })),
    );
    expect(attempts.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await read(ring)).toMatchObject({
      count: 0,
      average: null,
      distribution: [0, 0, 0, 0, 0],
      reviews: [],
    });
    const result = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product:${ring}`));
    const used = result.filter(({ action }) => action === 'review.withdraw');
    expect(used.map(({ difference }) => difference)).toEqual([
      { status: { before: 'published', after: 'refused' }, refusal: { before: '', after: reason } },
    ]);
    const sent: RenderedEmail[] = [];
    await deliverEmail({
      ...shop.deps,
      mail: { send: async (emailMessage) => void sent.push(emailMessage) },
    });
    const emails = sent.filter(({ text }) => text.includes(reason));
    expect(emails).toHaveLength(1);
    expect(emails[0]!.text).toContain('Your review is no longer shown');
  });

  it('are sorted, in pages, with the spread of their stars', async () => {
    const ring = await newRing();
    const { id } = await ordered(ring);
    const rows = Array.from({ length: 12 }, (_, at) => ({
      ...{ id: `rev-${n}-${at}`, productId: ring, orderId: id, buyerKey: `b${at}`, name: 'A' },
      ...{ stars: (at % 5) + 1, text: String(at), status: 'published' as const },
      createdAt: new Date(Date.now() - at * 60_000),
    }));
    await shop.deps.db.insert(reviews).values(rows);
    const listed = async (query: string) =>
      (await read(ring, query)).reviews.map(({ text }: { text: string }) => text);
    expect(await read(ring)).toMatchObject({
      count: 12,
      average: 2.75,
      distribution: [3, 3, 2, 2, 2],
      pages: 2,
    });
    expect((await listed('')).slice(0, 3)).toEqual(['0', '1', '2']);
    expect((await listed('?sort=highest')).slice(0, 3)).toEqual(['4', '9', '3']);
    expect((await listed('?sort=lowest')).slice(0, 3)).toEqual(['0', '5', '10']);
    expect(await listed('?page=2')).toEqual(['10', '11']);
    expect((await shop.visitor().get(`/products/${ring}/reviews?page=0`)).status).toBe(400);
    expect((await shop.visitor().get('/products/unknown/reviews')).status).toBe(404);
  });

  it('are requested once, some days after the delivery', async () => {
    const { id } = await ordered(await newRing());
    const saved = await ordered(await newRing());
    await write(saved.visitor, saved.id);
    await shop.deps.db.update(orderEvents).set({ at: sql`now() - interval '6 days'` });
    const sent: RenderedEmail[] = [];
    const send = async () => {
      await requestReviews(shop.deps);
      await deliverEmail({
        ...shop.deps,
        mail: { send: async (emailMessage) => void sent.push(emailMessage) },
      });
      return sent
        .filter(({ subject }) => subject.startsWith('How do you like'))
        .map(({ text }) => text);
    };
    const second = await send();
    expect(second.filter((text) => text.includes(id))).toHaveLength(1);
    expect(second.filter((text) => text.includes(saved.id))).toEqual([]);
    expect(await send()).toHaveLength(second.length);
  });

  it('are deleted with their account', async () => {
    const ring = await newRing();
    const member = await newMember(shop, 'user');
    const { id } = await ordered(ring);
    const [account] = await shop.deps.db.select().from(users).where(eq(users.email, member.email));
    await shop.deps.db.update(orders).set({ userId: account!.id }).where(eq(orders.id, id));
    expect((await write(member, id, {}, [await solid(42, 30, 'png')])).status).toBe(200);
    const { _id } = await first();
    await admin.post(`/admin/reviews/${_id}/publish`);
    expect((await read(ring)).count).toBe(1);
    expect((await member.get('/users/export')).body.reviews).toMatchObject([
      { productId: ring, stars: 5 },
    ]);
    const removed = await member.delete('/users/me', {});
    expect(removed.status).toBe(200);
    expect((await read(ring)).count).toBe(0);
    expect(await shop.deps.db.select().from(reviews).where(eq(reviews.id, _id))).toEqual([]);
  });
});
