import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { cartCoupons } from '../../cart/schema.ts';
import { coupons } from '../../pricing/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('administration of coupons on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;

  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'p1', price: 1000 });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.deps.db.delete(coupons);
    await shop.deps.db.delete(auditLog);
  });

  const form = { code: 'diwali20', type: 'percentage', value: 20, minCartValue: 0, active: true };
  const add = (fields: object = {}) => admin.post('/admin/coupons/add', { ...form, ...fields });

  it('creates a coupon that customers can use at once', async () => {
    const { status, body } = await add({ maxRedemptions: 5, minCartValue: 500 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Code DIWALI20 created.',
      coupon: {
        code: 'DIWALI20',
        value: 20,
        minCartValue: 500,
        maxRedemptions: 5,
        redeemedCount: 0,
        status: 'active',
      },
    });
    const applied = await shop.visitor().post('/cart/apply-coupon-guest', {
      code: 'Diwali20',
      items: [{ productId: 'p1', quantity: 1 }],
    });
    expect(applied.body.discountAmount).toBe(200);
    expect((await admin.get(`/admin/coupons/${body.coupon._id}`)).body.coupon).toEqual(body.coupon);
  });

  it('ends a date without a time at its last second in India', async () => {
    const { body } = await add({ expiresAt: '2030-10-20' });
    expect(body.coupon.expiresAt).toBe('2030-10-20T18:29:59.000Z');
    expect((await add({ code: 'x1', expiresAt: '' })).body.coupon.expiresAt).toBeNull();
    expect(
      (await add({ code: 'x2', expiresAt: '2030-10-20T10:00:00Z' })).body.coupon.expiresAt,
    ).toBe('2030-10-20T10:00:00.000Z');
  });

  it('treats an empty number of uses, as sent by the form, as unlimited', async () => {
    expect((await add({ maxRedemptions: '' })).body.coupon.maxRedemptions).toBeNull();
    expect((await add({ code: 'x1', maxRedemptions: 0 })).body.fields).toEqual({
      maxRedemptions: 'This must be at least 1.',
    });
    expect((await add({ code: 'x1', maxRedemptions: '5' })).status).toBe(400);
  });

  it('schedules a coupon from the first second of a day in India; before, it is unknown to customers', async () => {
    const { coupon } = (await add({ startsAt: '2030-10-20', expiresAt: '2030-10-20' })).body;
    expect(coupon).toMatchObject({
      startsAt: '2030-10-19T18:30:00.000Z',
      expiresAt: '2030-10-20T18:29:59.000Z',
      status: 'scheduled',
    });
    expect((await admin.get('/admin/coupons')).body.coupons[0].status).toBe('scheduled');
    const apply = () =>
      shop.visitor().post('/cart/apply-coupon-guest', {
        code: 'DIWALI20',
        items: [{ productId: 'p1', quantity: 1 }],
      });
    expect((await apply()).body.code).toBe('coupon_invalid');
    const started = await admin.put(`/admin/coupons/${coupon._id}`, {
      ...form,
      startsAt: '2020-01-01',
    });
    expect(started.body.coupon.status).toBe('active');
    expect((await apply()).status).toBe(200);
    const [last] = (await shop.deps.db.select().from(auditLog).orderBy(auditLog.id)).slice(-1);
    expect(last!.difference).toEqual({
      startsAt: { before: '2030-10-19T18:30:00.000Z', after: '2019-12-31T18:30:00.000Z' },
      expiresAt: { before: '2030-10-20T18:29:59.000Z', after: null },
      version: { before: 1, after: 2 },
    });
  });

  it('accepts a missing start for a coupon that works immediately', async () => {
    for (const [code, fields] of Object.entries({
      x1: {},
      x2: { startsAt: '' },
      x3: { startsAt: null },
    })) {
      expect((await add({ code, ...fields })).body.coupon).toMatchObject({
        startsAt: null,
        status: 'active',
      });
    }
  });

  it.each([
    [{ value: 101 }, 'value'],
    [{ value: 0 }, 'value'],
    [{ value: '20' }, 'value'],
    [{ type: 'fixed', value: 10.005 }, 'value'],
    [{ code: '' }, 'code'],
    [{ code: 'A B' }, 'code'],
    [{ code: 'A\nB' }, 'code'],
    [{ maxRedemptions: 0 }, 'maxRedemptions'],
    [{ expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ startsAt: 'tomorrow' }, 'startsAt'],
    [{ startsAt: '2030-10-21', expiresAt: '2030-10-20' }, 'startsAt'],
    [{ startsAt: '2030-10-20T10:00:00Z', expiresAt: '2030-10-20T15:30:00+05:30' }, 'startsAt'],
    [{ redeemedCount: 0 }, 'redeemedCount'],
  ])('rejects %o and names the field', async (fields, field) => {
    const { status, body } = await add(fields);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('rejects a code that is in use, in any case and concurrently', async () => {
    const results = await Promise.all([
      add(),
      add({ code: 'DIWALI20' }),
      add({ code: 'Diwali20' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(results.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'coupon_exists',
    });
  });

  it('saves an edit, but not a limit below the number of uses', async () => {
    const { coupon } = (await add({ maxRedemptions: 10 })).body;
    await shop.deps.db.update(coupons).set({ redeemedCount: 4 });
    const put = (fields: object) =>
      admin.put(`/admin/coupons/${coupon._id}`, { ...form, ...fields });
    const rejected = await put({ maxRedemptions: 3 });
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([400, ['maxRedemptions']]);
    expect((await put({ maxRedemptions: 4 })).body.coupon).toMatchObject({
      redeemedCount: 4,
      status: 'used-up',
    });
    expect((await put({ active: false })).body.coupon).toMatchObject({
      maxRedemptions: null,
      status: 'inactive',
    });
    expect((await put({ expiresAt: '2020-01-01' })).body.coupon.status).toBe('expired');
    const [last] = (await shop.deps.db.select().from(auditLog).orderBy(auditLog.id)).slice(-1);
    expect(last!.difference).toEqual({
      active: { before: false, after: true },
      expiresAt: { before: null, after: '2020-01-01T18:29:59.000Z' },
      version: { before: 3, after: 4 },
    });
  });

  it('rejects the later of two concurrent edits with a report, and saves nothing of it', async () => {
    const { coupon } = (await add({ code: 'TWICE' })).body;
    const other = await newMember(shop, 'admin');
    const put = (user: TestMember, fields: object) =>
      user.put(`/admin/coupons/${coupon._id}`, {
        ...form,
        code: 'TWICE',
        version: coupon.version,
        ...fields,
      });
    const results = await Promise.all([put(other, { value: 25 }), put(other, { value: 25 })]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await put(admin, { value: 30 });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'stale_edit',
        details: `${other.email} changed value.`,
        coupon: { value: 25, version: coupon.version + 1 },
        changes: [{ by: other.email, fields: ['value'] }],
      },
    });
    expect((await put(admin, { value: 30, version: stale.body.coupon.version })).status).toBe(200);
  });

  it('deletes a coupon, also from carts, and frees its code', async () => {
    const { coupon } = (await add()).body;
    const buyer = await newMember(shop);
    await buyer.post('/cart/add', { productId: 'p1', quantity: 1 });
    expect((await buyer.post('/cart/apply-coupon', { code: 'DIWALI20' })).status).toBe(200);
    const press = () => admin.delete(`/admin/coupons/${coupon._id}`);
    const results = await Promise.all([press(), press()]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await shop.deps.db.$count(cartCoupons)).toBe(0);
    expect((await admin.get('/admin/coupons')).body.coupons).toEqual([]);
    expect((await add()).status).toBe(200);
    expect(await shop.deps.db.$count(auditLog, eq(auditLog.action, 'coupon.delete'))).toBe(1);
  });
});
