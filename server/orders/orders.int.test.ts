import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeUser } from '../privacy/queries.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';

const address = {
  fullName: 'Asha Verma',
  addressLine: '12 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302003',
  phone: '+91 98290 00000',
};

describe.each(databaseKinds())('the orders on %s', (kind) => {
  let shop: CheckoutShop;
  let owner: Visitor;
  let admin: TestMember;
  let created: { orderId: string; gatewayOrderId: string };

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 500 });
    owner = shop.visitor();
    admin = await newMember(shop, 'admin');
    created = await startOrder(owner, 1000, [{ productId: 'ring', quantity: 1 }], {
      address,
      orderNumber: 'JR-7777777',
    });
    await owner.post('/payments/verify', await shop.pay(created.gatewayOrderId));
  });
  afterAll(() => shop.close());

  const read = (visitor: Visitor, id = created.orderId) => visitor.get(`/payments/orders/${id}`);

  it.each([['a stranger'], ['another user']])('show %s only the purchase', async (account) => {
    const { body } = await read(account === 'a stranger' ? shop.visitor() : await newMember(shop));
    expect(body.order).toEqual({
      _id: created.orderId,
      id: created.orderId,
      orderNumber: 'JR-7777777',
      status: 'paid',
      amount: 1000,
      currency: 'INR',
      createdAt: expect.any(String),
      items: [{ name: 'Stone ring', qty: 1, price: 1000 }],
    });
  });

  it('show their owner everything but the payment id', async () => {
    const { body } = await read(owner);
    expect(body.order).toMatchObject({
      email: 'asha@example.com',
      address: { ...address, apartment: '' },
      orderNumber: 'JR-7777777',
      timeline: [{ status: 'created' }, { status: 'paid' }],
    });
    expect(body.order).not.toHaveProperty('paymentId');
  });

  it('show administrators the payment id as well', async () => {
    expect((await read(admin)).body.order).toMatchObject({
      email: 'asha@example.com',
      paymentId: expect.stringMatching(/^pay_/),
    });
  });

  it('have one and the same 404 response for every invalid id', async () => {
    const ids = [
      `ord_${'a'.repeat(26)}`,
      created.gatewayOrderId,
      created.orderId.toUpperCase(),
      '1',
      'x'.repeat(90),
    ];
    const results = await Promise.all(ids.map((id) => read(shop.visitor(), id)));
    const seen = results.map(({ status, body: { requestId: _, ...body } }) =>
      JSON.stringify([status, body]),
    );
    expect(new Set(seen).size).toBe(1);
    expect(results[0]).toMatchObject({
      status: 404,
      body: { code: 'order_not_found', message: 'Order not found' },
    });
  });

  it('are stored by no cache, no index and no referrer', async () => {
    const { headers } = await read(shop.visitor());
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('are read 30 times a minute from an address, and as often as it likes from this machine', async () => {
    const from = async (address: string | undefined, times: number) => {
      const statuses = [];
      for (let time = 0; time < times; time += 1) {
        const headers = address ? { 'x-forwarded-for': address } : {};
        const reply = await shop.app.inject({
          url: `/api/payments/orders/${created.orderId}`,
          headers,
        });
        statuses.push(reply.statusCode);
      }
      return statuses;
    };
    expect((await from('203.0.113.7', 31)).slice(-2)).toEqual([200, 429]);
    expect((await from(undefined, 31)).at(-1)).toBe(200);
  });

  describe('in the list', () => {
    beforeAll(async () => {
      for (let n = 0; n < 4; n += 1) {
        const { orderId } = await startOrder(shop.visitor(), 1000, [
          { productId: 'ring', quantity: 1 },
        ]);
        const moment = sql`timestamptz '2026-03-10 18:29:59+00' + make_interval(days => ${n})`;
        await shop.deps.db
          .update(orders)
          .set({ createdAt: moment, email: `buyer${n}@example.com` })
          .where(eq(orders.id, orderId));
      }
    });

    const list = async (query: string) => (await admin.get(`/payments/orders${query}`)).body;
    const emails = async (query: string) =>
      (await list(query)).orders.map((order: { email: string }) => order.email.split('@')[0]);

    it('are for administrators', async () => {
      expect((await shop.visitor().get('/payments/orders')).status).toBe(401);
      expect((await (await newMember(shop)).get('/payments/orders')).status).toBe(403);
    });

    it('are newest first, page by page, each once', async () => {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
        expect(page.total).toBe(5);
        seen.push(...page.orders.map((order: { email: string }) => order.email.split('@')[0]));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(['asha', 'buyer3', 'buyer2', 'buyer1', 'buyer0']);
    });

    it('contain the fields of the table', async () => {
      expect((await list('?search=JR-7777777')).orders).toEqual([
        {
          _id: created.orderId,
          id: created.orderId,
          orderNumber: 'JR-7777777',
          user: { email: 'asha@example.com' },
          email: 'asha@example.com',
          name: 'Asha Verma',
          amount: 1000,
          currency: 'INR',
          status: 'paid',
          createdAt: expect.any(String),
          items: [{ name: 'Stone ring', qty: 1, price: 1000 }],
        },
      ]);
    });

    it('show the address of the order where the account was deleted, or an empty one', async () => {
      const member = await newMember(shop);
      const change = (email: string | null) =>
        shop.deps.db
          .update(orders)
          .set({ userId: member.id, email })
          .where(eq(orders.id, created.orderId));
      await change('asha@example.com');
      const readEmails = async () => {
        const [order] = (await list(`?search=${created.orderId}`)).orders;
        return [order.user?.email ?? null, order.email];
      };
      expect(await readEmails()).toEqual([member.email, 'asha@example.com']);
      await removeUser(shop.deps.db, { id: member.id, email: member.email, verifiedEmail: null });
      expect(await readEmails()).toEqual(['asha@example.com', 'asha@example.com']);
      expect((await list('?search=deleted-')).orders).toEqual([]);
      await change(null);
      expect(await readEmails()).toEqual([null, null]);
      await change('asha@example.com');
    });

    it('are found by id, email address and status', async () => {
      expect(await emails(`?search=${created.orderId.slice(4, 20)}`)).toEqual(['asha']);
      expect(await emails('?search=BUYER2@')).toEqual(['buyer2']);
      expect(await emails('?search=%25')).toEqual([]);
      expect(await emails('?status=paid')).toEqual(['asha']);
    });

    it("are found by India's days, both ends included", async () => {
      expect(await emails('?from=2026-03-11&to=2026-03-12')).toEqual(['buyer2', 'buyer1']);
      expect(await emails('?to=2026-03-10')).toEqual(['buyer0']);
    });

    it.each([
      ['?limit=0'],
      ['?limit=101'],
      ['?cursor=abc'],
      ['?status=lost'],
      ['?from=yesterday'],
      ['?colour=red'],
    ])('reject %s', async (query) => {
      expect((await admin.get(`/payments/orders${query}`)).status).toBe(400);
    });
  });
});
