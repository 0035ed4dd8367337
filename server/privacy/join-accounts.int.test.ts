import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listConsents } from '../accounts/consent-queries.ts';
import { userOf } from '../accounts/person-of.ts';
import { lockUser, type UserRow } from '../accounts/queries.ts';
import { customerNotes, users } from '../accounts/schema.ts';
import { setCartCoupon } from '../cart/queries.ts';
import { cartCoupons } from '../cart/schema.ts';
import { insertHealerAlert, listHealerAlertsOf } from '../consultations/alerts/queries.ts';
import { draftOrders } from '../draft-orders/schema.ts';
import { giftCards } from '../gift-cards/schema.ts';
import { insertSavedKundli, listSavedKundlis } from '../kundli/queries.ts';
import { transact } from '../platform/database/transact.ts';
import { coupons } from '../pricing/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { permitMessages, withdrawMessages } from '../texts/consent.ts';
import { listPhonesOf } from '../texts/consent-queries.ts';
import { phoneRules } from './join-accounts.ts';

const home = {
  ...{ fullName: 'Asha Rao', addressLine: '4 Johari Bazaar', city: 'Jaipur' },
  ...{ state: 'Rajasthan', pincode: '302003', phone: '+91 98290 00000' },
};

const [permitted, revoked] = ['+919829000001', '+919829000002'];

describe.each(databaseKinds())('an account that joins another on %s', (kind) => {
  let shop: TestShop;
  let from: TestMember;
  let to: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    await addProduct(shop.deps, { id: 'both', stock: 4 });
    for (const id of ['own', 'theirs']) await addProduct(shop.deps, { id });
    [from, to] = [await newMember(shop), await newMember(shop)];
    await fill(from, ['both', 'theirs'], 'Jaipur');
    await fill(to, ['both', 'own'], 'Pune');
    await insertHealerAlert(shop.deps.db, { healerId: 'healer-2', userId: from.id, locale: 'en' });
    await shop.deps.db
      .insert(coupons)
      .values({ id: 'cpn', code: 'TEN', type: 'percentage', value: 1000 });
    await setCartCoupon(shop.deps.db, from.id, 'cpn');
    await shop.deps.db
      .insert(customerNotes)
      .values({ userId: from.id, text: 'Prefers silver', by: 'a@example.com' });
    await shop.deps.db.insert(giftCards).values({
      ...{ id: 'gft_1', origin: 'bought', status: 'active', codeHash: 'x', codeEnd: 'WXYZ' },
      ...{ amountPaise: 50_000, buyerId: from.id, buyerEmail: 'asha@example.in', validMonths: 12 },
      sendOn: '2099-01-01',
    });
    await shop.deps.db.insert(draftOrders).values({
      ...{ id: 'drf_1', requestKey: 'draft-1', createdBy: 'a@example.com', userId: from.id },
      ...{ name: 'Asha Rao', items: [], amountPaise: 100 },
    });
    await from.post('/users/privacy-requests', { kind: 'erasure', text: 'My old orders' });
    await from.put('/users/nominee', { name: 'Ravi', relation: 'Brother', email: 'r@example.in' });
    await transact(shop.deps.db, async (tx) => {
      for (const phone of [permitted, revoked])
        await permitMessages(tx, { phone, userId: from.id });
      await withdrawMessages(tx, { phone: revoked, userId: to.id });
      const row = { id: 'kdl_1', userId: from.id, request: {}, parentStatedAt: null };
      await insertSavedKundli(tx, row, 50);
      expect(await phoneRules.join(tx, await rowOf(tx, from), await rowOf(tx, to))).toBe(true);
    });
  });
  afterAll(() => shop.close());

  async function fill(member: TestMember, ids: string[], city: string): Promise<void> {
    for (const productId of ids) {
      await member.post('/cart/add', { productId, quantity: 3 });
      await member.post('/wishlist/add', { productId });
    }
    await member.post('/users/addresses', { ...home, city });
    await insertHealerAlert(shop.deps.db, {
      healerId: 'healer-1',
      userId: member.id,
      locale: 'en',
    });
  }
  async function rowOf(tx: Parameters<typeof lockUser>[0], { id }: TestMember): Promise<UserRow> {
    const row = await lockUser(tx, id);
    if (!row) throw new Error('no account');
    return row;
  }

  it('brings its cart with its coupon, as far as the stock permits', async () => {
    const { items } = (await to.get('/cart')).body as {
      items: { product: { _id: string }; quantity: number }[];
    };
    expect(
      Object.fromEntries(items.map(({ product, quantity }) => [product._id, quantity])),
    ).toEqual({
      ...{ own: 3, both: 4, theirs: 3 },
    });
    expect(await shop.deps.db.select().from(cartCoupons)).toEqual([
      { userId: to.id, couponId: 'cpn' },
    ]);
  });

  it('brings its wishlist and its alerts, each once', async () => {
    const { items } = (await to.get('/wishlist')).body as { items: { productId: string }[] };
    expect(items.map(({ productId }) => productId).sort()).toEqual(['both', 'own', 'theirs']);
    const alerts = await listHealerAlertsOf(shop.deps.db, to.id);
    expect(alerts.map(({ healerId }) => healerId).sort()).toEqual(['healer-1', 'healer-2']);
  });

  it('brings its addresses behind the primary one of the other', async () => {
    const { addresses } = (await to.get('/users/addresses')).body;
    expect(addresses).toMatchObject([
      { city: 'Jaipur', primary: false },
      { city: 'Pune', primary: true },
    ]);
  });

  it('brings its saved births with their consent, and the notes about it', async () => {
    expect(await listSavedKundlis(shop.deps.db, to.id)).toHaveLength(1);
    const [row] = await shop.deps.db.select().from(users).where(eq(users.id, to.id));
    const consents = row ? await listConsents(shop.deps.db, userOf(row)) : [];
    expect(consents.map(({ purpose }) => purpose)).toContain('kundlis');
    expect(await shop.deps.db.select().from(customerNotes)).toMatchObject([{ userId: to.id }]);
  });

  it('brings its gift cards with their buyer, the drafts for it, its requests and its nominee', async () => {
    const { body } = await to.get('/users/export');
    expect(body).toMatchObject({
      giftCards: [{ amount: 500, email: 'asha@example.in', sendOn: '2099-01-01' }],
      draftOrders: [{ name: 'Asha Rao' }],
      privacyRequests: [{ text: 'My old orders', answeredAt: null }],
      nominee: { name: 'Ravi' },
    });
  });

  it('brings its consents to messages by number, of which the latest decision counts', async () => {
    const { db } = shop.deps;
    expect(await listPhonesOf(db, to.id).then((all) => all.sort())).toEqual([permitted, revoked]);
    const decisions = await transact(db, async (tx) => [
      await phoneRules.permits(tx, permitted),
      await phoneRules.permits(tx, revoked),
    ]);
    expect(decisions).toEqual([true, false]);
  });

  it('is closed', async () => {
    const rows = await shop.deps.db.select().from(users).where(eq(users.id, from.id));
    expect(rows).toMatchObject([{ deletedAt: expect.any(Date) }]);
  });
});
