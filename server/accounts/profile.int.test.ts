import { newOrderNumber, noticeVersion } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { insertOnlyVariants } from '../catalogue/variant-queries.ts';
import { sweepAccounts } from '../privacy/sweep-accounts.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { issueToken } from './issue-token.ts';
import { addresses, consents, users } from './schema.ts';

const password = 'quiet marigold 41';
const next = 'louder jasmine 52';
const home = {
  fullName: 'Asha Rao',
  addressLine: '4 Johari Bazaar',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan' as const,
  pincode: '302003',
  phone: '+91 98290 00000',
};

describe.each(databaseKinds())('the own account on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind, { TRUST_PROXY: '1' });
    await shop.deps.db.insert(products).values({
      id: 'p1',
      slug: 'pearl',
      name: 'Pearl',
      category: 'Precious',
      originalPricePaise: 60_000,
      discountedPricePaise: 50_050,
    });
    await insertOnlyVariants(shop.deps.db, [{ id: 'p1', slug: 'pearl' }]);
  });
  afterAll(() => shop.close());

  let count = 0;
  const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++count}` });
  async function registered() {
    const visitor = shop.visitor();
    const email = `p${++count}@example.in`;
    const { body } = await visitor.post(
      '/user/register',
      { email, password, name: 'Asha Rao' },
      newAddress(),
    );
    return { visitor, email, id: body.user.id as string };
  }
  async function loggedIn(email: string, typed = password) {
    const visitor = shop.visitor();
    const { status } = await visitor.post('/user/login', { email, password: typed }, newAddress());
    return { visitor, status };
  }
  async function placeOrder(
    extra: Omit<Partial<typeof orders.$inferInsert>, 'id'>,
  ): Promise<string> {
    const id = `ord_${++count}`;
    const row: typeof orders.$inferInsert = {
      id,
      orderNumber: newOrderNumber(),
      ownerKey: 'guest:x',
      idempotencyKey: id,
      purchaseId: id,
      quoteHash: 'h',
      requestHash: 'h',
      status: 'paid',
      amountPaise: 50_050,
      subtotalPaise: 50_050,
      discountPaise: 0,
      roundingPaise: 0,
      hasReservedStock: true,
      paymentMethod: 'razorpay',
      provider: 'razorpay',
      address: home,
      expiresAt: new Date(),
      ...extra,
    };
    await shop.deps.db.insert(orders).values(row);
    await shop.deps.db.insert(orderItems).values({
      orderId: id,
      position: 0,
      productId: 'p1',
      variantId: 'p1',
      sku: 'PEARL',
      name: 'Pearl',
      slug: 'pearl',
      unitPricePaise: 50_050,
      quantity: 1,
      tookStock: false,
    });
    return id;
  }

  it('accepts a new name', async () => {
    const { visitor } = await registered();
    const { body } = await visitor.put('/users/profile', { name: '  Meera Iyer ' });
    expect(body.user.name).toBe('Meera Iyer');
    expect((await visitor.get('/user/checkToken')).body.user.name).toBe('Meera Iyer');
  });

  it.each([
    { name: 'A', role: 'admin' },
    { name: 'A', email: 'b@example.in' },
    { name: '' },
    { name: 'A\r\nBcc: x' },
  ])('rejects the profile %j', async (body) => {
    const { visitor } = await registered();
    expect((await visitor.put('/users/profile', body)).status).toBe(400);
  });

  it('changes the password, terminates every other session and renews its own', async () => {
    const { visitor, email } = await registered();
    const phone = await loggedIn(email);
    const before = visitor.cookies.get('sid');
    const reply = await visitor.put('/users/password', {
      currentPassword: password,
      newPassword: next,
    });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(visitor.cookies.get('sid')).not.toBe(before);
    expect((await visitor.get('/user/checkToken')).status).toBe(200);
    expect((await phone.visitor.get('/user/checkToken')).status).toBe(401);
    expect((await loggedIn(email)).status).toBe(401);
    expect((await loggedIn(email, next)).status).toBe(200);
  });

  it('requires the current password, and counts wrong ones', async () => {
    const { visitor } = await registered();
    const change = () =>
      visitor.put('/users/password', { currentPassword: 'wrong', newPassword: next });
    const first = await change();
    expect(first).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(Object.keys(first.body.fields)).toEqual(['currentPassword']);
    for (let n = 1; n < 5; n += 1) await change();
    expect((await change()).status).toBe(429);
  });

  it('applies only one of several concurrent password changes', async () => {
    const { visitor } = await registered();
    const results = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        visitor.put('/users/password', { currentPassword: password, newPassword: `${next} ${n}` }),
      ),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    // The successful request revoked the session: a later one is rejected for that reason.
    expect(results.filter(({ status }) => status === 409 || status === 401)).toHaveLength(4);
  });

  it('opens no session with a password that was changed while it was verified', async () => {
    const { visitor, email, id } = await registered();
    await Promise.all([
      visitor.put('/users/password', { currentPassword: password, newPassword: next }),
      ...Array.from({ length: 6 }, () => loggedIn(email)),
    ]);
    const rows = await shop.deps.db.execute(
      sql`select count(*)::int as n from sessions where user_id = ${id}`,
    );
    expect((rows as unknown as { rows: { n: number }[] }).rows[0]!.n).toBe(1);
  });

  it('signs out everywhere', async () => {
    const { visitor, email } = await registered();
    const phone = await loggedIn(email);
    const other = await registered();
    expect((await visitor.post('/users/sign-out-everywhere')).status).toBe(200);
    expect(visitor.cookies.has('sid')).toBe(false);
    expect((await phone.visitor.get('/user/checkToken')).status).toBe(401);
    expect((await other.visitor.get('/user/checkToken')).status).toBe(200);
  });

  it('lists its own orders, the newest first, in rupees', async () => {
    const { visitor, id } = await registered();
    await placeOrder({ userId: id, status: 'expired' });
    const older = await placeOrder({ userId: id, createdAt: new Date('2026-01-01') });
    const newer = await placeOrder({
      userId: id,
      status: 'shipped',
      createdAt: new Date('2026-02-01'),
    });
    await placeOrder({});
    const { body } = await visitor.get('/users/orders');
    expect(body.orders.map((order: { id: string }) => order.id)).toEqual([newer, older]);
    expect(body.orders[0]).toEqual({
      _id: newer,
      id: newer,
      orderNumber: expect.stringMatching(/^JR-/),
      status: 'shipped',
      amount: 500.5,
      currency: 'INR',
      createdAt: '2026-02-01T00:00:00.000Z',
      items: [{ name: 'Pearl', qty: 1, price: 500.5, productId: 'p1', slug: 'pearl' }],
    });
  });

  it('receives guest orders of its address only once the address is verified', async () => {
    const { visitor, email, id } = await registered();
    const order = await placeOrder({ email });
    const other = await registered();
    const ofOther = await placeOrder({ email, userId: other.id });
    const unpaid = await placeOrder({ email, status: 'created' });
    expect((await visitor.get('/users/orders')).body.orders).toEqual([]);
    const { token } = await issueToken(shop.deps.db, { purpose: 'verify', email, userId: id });
    expect((await visitor.post('/user/verify-email', { token })).status).toBe(200);
    expect((await visitor.get('/users/orders')).body.orders).toMatchObject([{ id: order }]);
    // An unpaid order does not count as an order.
    const [basket] = await shop.deps.db.select().from(orders).where(eq(orders.id, unpaid));
    expect(basket).toMatchObject({ status: 'created', userId: null });
    // The address was typed at another account's checkout, so it links no orders to this account.
    expect((await other.visitor.get('/users/orders')).body.orders).toMatchObject([{ id: ofOther }]);
  });

  it('exports all stored data except secrets', async () => {
    const { visitor, email, id } = await registered();
    await visitor.post('/users/addresses', home);
    await placeOrder({ userId: id, email });
    const { status, body, headers } = await visitor.get('/users/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      account: { email, name: 'Asha Rao', role: 'user' },
      addresses: [{ city: 'Jaipur' }],
      orders: [{ amount: 500.5, email, address: { city: 'Jaipur' } }],
      sessions: [{}],
      cart: [],
      consents: [{ purpose: 'account', noticeVersion, granted: true, at: expect.any(String) }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
  });

  it('cannot be deleted by an administrator themselves', async () => {
    const admin = await newMember(shop, 'admin');
    expect(await admin.delete('/users/me', { password })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await admin.get('/user/checkToken')).status).toBe(200);
  });

  it('is deleted with its password: personal data is erased, the order is retained for the tax office', async () => {
    const { visitor, email, id } = await registered();
    await visitor.post('/users/addresses', home);
    const closed = await placeOrder({ userId: id, email, status: 'delivered' });
    const open = await placeOrder({ userId: id, email, status: 'shipped' });
    expect((await visitor.delete('/users/me', { password: 'wrong' })).status).toBe(400);
    expect((await visitor.delete('/users/me', {})).status).toBe(400);
    expect((await visitor.delete('/users/me', { password })).status).toBe(200);
    expect((await visitor.get('/user/checkToken')).status).toBe(401);
    expect((await loggedIn(email)).status).toBe(401);

    expect(await shop.deps.db.$count(addresses, eq(addresses.userId, id))).toBe(0);
    const [row] = await shop.deps.db.select().from(users).where(sql`id = ${id}`);
    expect(JSON.stringify(row)).not.toMatch(/Asha|argon2|p\d+@example/);
    const agreed = await shop.deps.db
      .select()
      .from(consents)
      .where(sql`user_id = ${id}`)
      .orderBy(consents.id);
    expect(agreed.map(({ granted, email }) => [granted, email])).toEqual([
      [true, null],
      [false, null],
    ]);
    const read = async (order: string) =>
      (await shop.deps.db.select().from(orders).where(sql`id = ${order}`))[0]!;
    expect(await read(closed)).toMatchObject({
      email: null,
      amountPaise: 50_050,
      address: {
        fullName: '',
        addressLine: '',
        city: '',
        phone: '',
        state: 'Rajasthan',
        pincode: '302003',
      },
    });
    expect((await read(open)).address).toMatchObject({ fullName: 'Asha Rao' });
    await shop.deps.db.update(orders).set({ status: 'delivered' }).where(sql`id = ${open}`);
    await sweepAccounts(shop.deps);
    expect((await read(open)).address).toMatchObject({ fullName: '' });

    const second = await shop
      .visitor()
      .post('/user/register', { email, password, name: 'New' }, newAddress());
    expect(second.status).toBe(200);
    expect((await loggedIn(email)).status).toBe(200);
  });
});
