import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newOrderNumber } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../accounts/schema.ts';
import { keepMessage } from '../contact/queries.ts';
import { bookings } from '../healers/schema.ts';
import { returnRequests } from '../orders/returns/schema.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { newId } from '../platform/secrets/token.ts';
import { addProduct } from '../testing/catalogue.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describe.each(databaseKinds())('the dashboard of an administrator on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-desk-'));
    shop = await createTestShop(kind, { DATA_DIR: folder });
    admin = await newMember(shop, 'admin');
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('counts paid orders that are not refunded, by days in India', async () => {
    for (const row of [
      { id: 'a', rupees: 1000 },
      { id: 'b', status: 'shipped', rupees: 500, refundedPaise: 10_000 },
      { id: 'c', status: 'delivered', rupees: 300, daysAgo: 3 },
      { id: 'd', status: 'packed', rupees: 200, daysAgo: 45 },
      { id: 'e', status: 'created', rupees: 999 },
      { id: 'f', status: 'refunded', rupees: 999, daysAgo: 1 },
      { id: 'g', status: 'payment_review', rupees: 50, daysAgo: 2 },
      { id: 'h', status: 'refund_pending', rupees: 60, daysAgo: 1 },
    ] as const)
      await addOrder(shop.deps, row);
    await addProduct(shop.deps, { id: 'p1', stock: 2 });
    await addProduct(shop.deps, { id: 'p2', stock: 0 });
    await addProduct(shop.deps, { id: 'p3', stock: 6 });
    await addProduct(shop.deps, { id: 'p4', stock: null });
    await addProduct(shop.deps, { id: 'p5', stock: 1, deletedAt: new Date() });
    // A one-of-a-kind stone: it cannot be ordered again.
    await addProduct(shop.deps, { id: 'p6', stock: 1, weightMg: 812 });
    const { body } = await admin.get('/admin/dashboard');
    expect(body.today).toEqual({ revenue: 1400, orders: 2, averageOrder: 700 });
    expect(body.thirtyDays).toEqual({ revenue: 1700, orders: 3, averageOrder: 566.67 });
    expect(body.series).toHaveLength(30);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
    expect(body.series.at(-1)).toEqual({ date: today, revenue: 1400, orders: 2 });
    expect(body.series.at(-4)).toMatchObject({ revenue: 300, orders: 1 });
    expect(body.lowStock).toMatchObject({
      total: 2,
      products: [{ _id: 'p2', quantity: 0 }, { _id: 'p1' }],
    });
    expect(body.attention).toMatchObject({
      total: 2,
      orders: [{ _id: 'h' }, { _id: 'g', status: 'payment_review' }],
    });
    expect(body.toShip).toBe(2);
  });

  it('counts items that require action, and lists the next sessions', async () => {
    const before = (await admin.get('/admin/waiting')).body;
    for (const status of ['paid', 'packed', 'shipped'] as const)
      await addOrder(shop.deps, { id: newId('w'), status });
    await addOrder(shop.deps, { id: 'returned', status: 'delivered' });
    const values = { orderId: 'returned', wish: 'refund', reason: 'size' } as const;
    await shop.deps.db.insert(returnRequests).values([
      { ...values, id: 'ret-1', status: 'received' },
      { ...values, id: 'ret-2', status: 'settled' },
    ]);
    const [soon, past] = [new Date(Date.now() + 86_400_000), new Date(Date.now() - 86_400_000)];
    const session = (id: string, row: object) => ({
      ...{
        id,
        healerId: 'sample-healer-1',
        mode: 'phone' as const,
        startsAt: soon,
        ownerKey: 'guest:x',
      },
      ...{ name: 'Asha', email: 'asha@example.in', phone: '98290 00000', freeMinutes: 3 },
      ...{ sessionPaise: 0, perMinutePaise: 0, ...row },
    });
    await shop.deps.db
      .insert(bookings)
      .values([
        session('b-coming', {}),
        session('b-over', { startsAt: past }),
        session('b-cancelled', { status: 'cancelled' }),
      ]);
    const message = { name: 'Asha', email: 'asha@example.in', subject: 'Size', message: 'Which?' };
    await keepMessage(shop.deps.db, { id: 'msg_1', locale: 'en', ...message });
    const { body } = await admin.get('/admin/waiting');
    const counts = {
      orders: before.orders + 1,
      bookings: before.bookings + 1,
      messages: before.messages + 1,
    };
    expect(body).toEqual({ ...before, ...counts, returns: before.returns + 1 });
    const { sessions } = (await admin.get('/admin/dashboard')).body;
    expect(sessions).toMatchObject({ total: 1, next: [{ id: 'b-coming', status: 'booked' }] });
    expect((await shop.visitor().get('/admin/waiting')).status).toBe(401);
  });

  it('lists the audit log page by page, by subject, by administrator and by action', async () => {
    const other = await newMember(shop, 'admin');
    for (const code of ['A1', 'A2', 'A3'])
      await admin.post('/admin/coupons/add', { code, type: 'fixed', value: 10, minCartValue: 0 });
    const { coupon } = (
      await other.post('/admin/coupons/add', { code: 'B1', type: 'fixed', value: 5 })
    ).body;
    await admin.delete(`/admin/coupons/${coupon._id}`);

    const first = (await admin.get('/admin/audit?limit=2')).body;
    expect(first.entries.map(({ action }: { action: string }) => action)).toEqual([
      'coupon.delete',
      'coupon.add',
    ]);
    const second = (await admin.get(`/admin/audit?limit=10&cursor=${first.nextCursor}`)).body;
    expect(second.entries).toHaveLength(3);
    expect(second.nextCursor).toBeNull();
    expect(
      (await admin.get(`/admin/audit?subject=coupon:${coupon._id}`)).body.entries,
    ).toHaveLength(2);
    const theirs = (await admin.get(`/admin/audit?actor=${other.email}`)).body.entries;
    expect(theirs).toMatchObject([
      { actor: other.email, difference: { code: { before: null, after: 'B1' } } },
    ]);
    expect((await admin.get('/admin/audit?action=coupon.d')).body.entries).toHaveLength(1);
  });

  it('names the changed entities by their display names', async () => {
    await addProduct(shop.deps, { id: 'p-named', stock: 1 });
    const { coupon } = (
      await admin.post('/admin/coupons/add', { code: 'NAMED', type: 'fixed', value: 10 })
    ).body;
    await admin.delete('/admin/product/p-named');
    const nameOf = async (entry: string) =>
      (await admin.get(`/admin/audit?subject=${entry}`)).body.entries[0].name;
    expect(await nameOf(`coupon:${coupon._id}`)).toBe('NAMED');
    expect(await nameOf('product:p-named')).toBe('Stone p-named');
  });

  it('finds the actions on an order by its number or its id, and names it by its number', async () => {
    const id = newId('ord_');
    const orderNumber = newOrderNumber();
    await addOrder(shop.deps, { id, orderNumber });
    await admin.post(`/admin/orders/${id}/pack`);
    for (const subject of [
      `order:${orderNumber}`,
      `order:${orderNumber.toLowerCase()}`,
      `order:${id}`,
    ]) {
      const { body } = await admin.get(`/admin/audit?subject=${subject}`);
      expect(body.entries).toMatchObject([
        { action: 'order.pack', subject: `order:${orderNumber}` },
      ]);
    }
  });

  it('shows emails that were stored as files', async () => {
    const { id } = await newMember(shop);
    await shop.deps.db.update(users).set({ email: 'asha@example.com' }).where(eq(users.id, id));
    await requestEmail(shop.deps.db, { kind: 'verify-email', userId: id });
    await deliverEmail(shop.deps);
    const { body } = await admin.get('/admin/mails');
    expect(body).toMatchObject({
      toFiles: true,
      mails: [{ to: 'asha@example.com', subject: 'Please confirm your email' }],
    });
    const { mail: emailMessage } = (await admin.get(`/admin/mails/${body.mails[0].id}`)).body;
    expect(emailMessage.html).toContain('<!doctype html>');
    expect((await admin.get('/admin/mails/..%2F..%2Fetc%2Fpasswd')).status).toBe(404);
  });
});
