import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../accounts/issue-token.ts';
import { addresses, auditLog, customerNotes, users } from '../../accounts/schema.ts';
import { phoneAddress } from '../../platform/phone-mailbox.ts';
import { orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const address = {
  fullName: 'Meera Joshi',
  addressLine: '4 MG Road',
  apartment: '',
  city: 'Pune',
  state: 'Maharashtra' as const,
  pincode: '411001',
  phone: '+91 98290-12345',
};

describe.each(databaseKinds())('customers on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let asha: TestMember;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    await newMember(shop);
    asha = await newMember(shop);
    const { db } = shop.deps;
    await db.update(users).set({ name: 'Asha Verma' }).where(eq(users.id, asha.id));
    const { state, city, addressLine, pincode } = address;
    await db.insert(addresses).values({
      userId: asha.id,
      fullName: 'Asha',
      phone: '0 98111 00000',
      state,
      city,
      addressLine,
      pincode,
    });
    await addOrder(shop.deps, {
      id: 'xord-1',
      userId: asha.id,
      email: asha.email,
      amountPaise: 50_000,
    });
    await addOrder(shop.deps, {
      id: 'xord-2',
      userId: asha.id,
      email: asha.email,
      amountPaise: 30_000,
      status: 'refunded',
    });
    await addOrder(shop.deps, {
      id: 'xord-3',
      email: 'meera@example.com',
      amountPaise: 90_000,
      address,
    });
    await addOrder(shop.deps, {
      id: 'xord-4',
      email: 'meera@example.com',
      amountPaise: 10_000,
      address,
    });
    await addOrder(shop.deps, { id: 'xord-5', email: 'never@example.com', status: 'expired' });
    await addOrder(shop.deps, { id: 'xord-6', email: 'zoya@example.com', amountPaise: 100 });
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
  });
  afterAll(() => shop.close());

  const list = async (query = '') => (await admin.get(`/admin/customers${query}`)).body;
  const found = async (query: string) =>
    (await list(query)).customers.map(({ name }: { name: string }) => name);
  const guest = (email: string) => `guest_${Buffer.from(email).toString('base64url')}`;

  it('are listed as accounts with their orders, latest first, page by page', async () => {
    const { customers, nextCursor } = await list('?limit=1');
    expect(customers).toMatchObject([
      { key: asha.id, kind: 'account', name: 'Asha Verma', orders: 2, spent: 500, blocked: false },
    ]);
    const next = await list(`?limit=1&cursor=${nextCursor}`);
    expect(next).toMatchObject({
      customers: [{ name: 'Test Person', orders: 0, lastOrderAt: null }],
      nextCursor: null,
    });
    expect((await admin.get('/admin/customers?cursor=x')).status).toBe(400);
  });

  it('are listed as guests by email address, without unpaid checkouts', async () => {
    const { customers, nextCursor } = await list('?kind=guest&limit=1');
    expect(customers).toMatchObject([
      { kind: 'guest', name: 'Meera Joshi', orders: 2, spent: 1000, since: null },
    ]);
    expect((await list(`?kind=guest&limit=1&cursor=${nextCursor}`)).customers).toMatchObject([
      { email: 'zoya@example.com' },
    ]);
  });

  it.each([
    ['verma', ['Asha Verma'], []],
    ['asha ver', ['Asha Verma'], []],
    ['981110', ['Asha Verma'], []],
    ['+91 98111 00000', ['Asha Verma'], []],
    ['meera@', [], ['Meera Joshi']],
    ['JOSHI', [], ['Meera Joshi']],
    ['9829012345', [], ['Meera Joshi']],
    ['nobody', [], []],
    ["%' & | !", [], []],
  ])('are found by %s', async (search, accounts, guests) => {
    const query = `search=${encodeURIComponent(search)}`;
    expect([await found(`?${query}`), await found(`?kind=guest&${query}`)]).toEqual([
      accounts,
      guests,
    ]);
  });

  it('with only a phone number are listed, found and displayed by it', async () => {
    const { id } = await newMember(shop);
    const phone = '+919812345678';
    await shop.deps.db
      .update(users)
      .set({ name: '', email: phoneAddress(id), phone })
      .where(eq(users.id, id));
    expect((await list('?search=98123')).customers).toMatchObject([
      { key: id, name: phone, email: '', phone },
    ]);
    const { customer } = (await admin.get(`/admin/customers/${id}`)).body;
    expect(customer).toMatchObject({ email: '', phones: [phone] });
    await shop.deps.db.delete(users).where(eq(users.id, id));
  });

  it('are displayed with orders, numbers, balance and notes, which are deleted with the account', async () => {
    const path = `/admin/customers/${asha.id}`;
    const { customer } = (await admin.get(path)).body;
    expect(customer).toMatchObject({
      phones: ['0 98111 00000'],
      emailProven: false,
      balance: 0,
      block: null,
      notes: [],
    });
    expect(customer.latestOrders.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([
      'xord-1',
      'xord-2',
    ]);
    const response = await admin.post(`${path}/notes`, { text: 'Calls on Mondays.' });
    const [note] = response.body.customer.notes;
    expect(note).toMatchObject({ text: 'Calls on Mondays.', by: admin.email });
    const other = `/admin/customers/${guest('meera@example.com')}`;
    expect((await admin.get(other)).body.customer).toMatchObject({
      phones: [address.phone],
      balance: null,
      notes: [],
    });
    expect((await admin.delete(`${other}/notes/${note.id}`)).body.code).toBe('not_found');
    expect((await admin.delete(`${path}/notes/${note.id}`)).body.customer.notes).toEqual([]);
    expect((await admin.post(`${path}/notes`, { text: ' ' })).status).toBe(400);
    for (const key of [
      'usr_none',
      admin.id,
      guest('never@example.com'),
      guest('no address'),
      'guest_',
    ])
      expect([key, (await admin.get(`/admin/customers/${key}`)).body.code]).toEqual([
        key,
        'account_not_found',
      ]);

    const former = await newMember(shop);
    await admin.post(`/admin/customers/${former.id}/notes`, { text: 'About them.' });
    expect((await former.get('/users/export')).body.notes).toMatchObject([{ text: 'About them.' }]);
    expect((await former.delete('/users/me', {})).status).toBe(200);
    expect(await shop.deps.db.$count(customerNotes)).toBe(0);
  });

  it('keep the notes about a guest when the guest verifies an account’s address', async () => {
    const guestUser = await newMember(shop);
    const { email, id } = guestUser;
    await addOrder(shop.deps, { id: 'xord-7', email, amountPaise: 100 });
    await admin.post(`/admin/customers/${guest(email)}/notes`, { text: 'Rings twice.' });
    const { token } = await issueToken(shop.deps.db, { purpose: 'verify', email, userId: id });
    expect((await guestUser.post('/user/verify-email', { token })).status).toBe(200);
    expect((await admin.get(`/admin/customers/${id}`)).body.customer).toMatchObject({
      orders: 1,
      notes: [{ text: 'Rings twice.', by: admin.email }],
    });
    expect((await guestUser.delete('/users/me', {})).status).toBe(200);
  });

  it('can be blocked: logged out, without orders or bookings under their address', async () => {
    const user = await newMember(shop);
    const path = `/admin/customers/${user.id}/block`;
    const reason = 'Refuses every parcel.';
    const results = await Promise.all([admin.post(path, { reason }), admin.post(path, { reason })]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(results[0]!.body.customer.block).toMatchObject({ reason, by: admin.email });
    const log = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'customer.block'));
    expect(log.map(({ subject, difference }) => [subject, difference])).toEqual([
      [`customer:${user.id}`, { reason, ended: 1 }],
    ]);
    expect((await user.get('/user/checkToken')).status).toBe(401);
    const items = [{ productId: 'ring', quantity: 1 }];
    const { reply } = await startOrder(shop.visitor(), 1000, items, {
      email: user.email.toUpperCase(),
    });
    expect([reply.status, reply.body.code]).toEqual([403, 'customer_blocked']);
    expect(await shop.deps.db.$count(orders, eq(orders.email, user.email))).toBe(0);
    const credentials = { email: 'blocked@example.com', password: 'a-long-password-2026' };
    expect(
      (await shop.visitor().post('/user/register', { ...credentials, name: 'Later' })).status,
    ).toBe(200);
    const account = (await list('?search=blocked@example.com')).customers[0];
    await admin.post(`/admin/customers/${account.key}/block`, { reason });
    const login = await shop.visitor().post('/user/login', credentials);
    expect([login.status, login.body.code]).toEqual([403, 'customer_blocked']);
    // Without the password the block is not disclosed.
    const guess = await shop
      .visitor()
      .post('/user/login', { ...credentials, password: 'another-password' });
    expect(guess.body.code).toBe('wrong_credentials');

    expect((await admin.delete(path)).body.customer).toMatchObject({ blocked: false, block: null });
    expect(
      (await startOrder(shop.visitor(), 1000, items, { email: user.email })).reply.status,
    ).toBe(200);
    expect((await admin.post(path, { reason: '' })).status).toBe(400);
    expect((await asha.get('/admin/customers')).status).toBe(403);
  });
});
