import type { LineExtras } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../accounts/schema.ts';
import { designs, metalRates } from '../catalogue/designs/schema.ts';
import { products } from '../catalogue/schema.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

const ring = (size: number | 'unsure' | null = 14): LineExtras => ({
  setting: { design: 'ring', metal: 'gold-22k', size },
});
const dayIn = (days: number) =>
  new Date(Date.now() + 330 * 60_000 + days * 86_400_000).toISOString().slice(0, 10);
const day = dayIn(7);
const personal = {
  tier: 'personal',
  for: { name: 'Asha', gotra: 'Kashyap', nakshatra: 'Rohini', day },
} as const;

describe.each(databaseKinds())('a stone set in metal and energised on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let last = 0;
  let id = '';
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, {
      ENERGISATION_PRICES: 'personal=1101',
      ENERGISATION_TAX: '999795:18',
    });
    admin = await newMember(shop, 'admin');
    await shop.deps.db.insert(designs).values({
      id: 'ring',
      slug: 'ring',
      name: 'plain ring',
      nameHi: 'अँगूठी',
      kind: 'ring',
      weights: [{ metal: 'gold-22k', baseMg: 3_000, perSizeMg: 70 }],
      making: 'per-gram',
      makingPaise: 60_000,
      daysToMake: 6,
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.deps.db.delete(metalRates);
    await rate(9_500);
    last += 1;
    id = `y${last}`;
    await addProduct(shop.deps, { id, price: 50_000, stock: 1, weightMg: 900, nameHi: 'पुखराज' });
  });

  const rate = (rupees: number) =>
    admin.post('/admin/metal-rates', { rates: [{ metal: 'gold-22k', rupees }], confirmed: true });
  const itemsOf = (extras: LineExtras) => [{ productId: id, quantity: 1, extras }];
  const quoted = async (extras: LineExtras) =>
    (await shop.visitor().post('/cart/quote', { items: itemsOf(extras) })).body;
  const ordered = async () =>
    (await shop.deps.db.select().from(orderItems).where(eq(orderItems.productId, id))).at(-1)!;

  it('costs stone, metal, making charge and service, listed separately and in its name', async () => {
    const { items, quote, problems } = await quoted({ ...ring(), energisation: personal });
    expect(problems).toEqual([]);
    expect(items[0]).toMatchObject({
      product: {
        name: `Stone ${id}, plain ring in 22K gold, size 14, energised in a name`,
        discountedPrice: 90_592,
      },
      parts: {
        stonePaise: 5_000_000,
        setting: {
          mg: 3_910,
          metalPaise: 3_714_500,
          makingPaise: 234_600,
          ratePaise: 950_000,
          daysToMake: 6,
        },
        energisation: { paise: 110_100, sac: '999795', gstBasisPoints: 1800 },
      },
    });
    expect(quote.charge).toBe(90_592);
  });

  it('has the same price and components in an order created by the shop', async () => {
    const extras = { ...ring(), energisation: personal };
    const { items, quote } = await quoted(extras);
    const body = {
      requestKey: `draft-of-${id}`,
      customer: { name: 'Asha', phone: '9829012345' },
      locale: 'en',
    };
    const { draft } = (await admin.post('/admin/draft-orders', { ...body, items: itemsOf(extras) }))
      .body;
    expect(draft.cart.items).toMatchObject([{ extras, parts: items[0].parts }]);
    expect(draft.cart.quote.charge).toBe(quote.charge);
    const { version } = draft;
    const edited = await admin.put(`/admin/draft-orders/${draft.id}`, {
      version,
      items: itemsOf(ring()),
    });
    expect(edited.body.draft.amount).toBe((await quoted(ring())).quote.charge);
  });

  it('has the owner’s return policy, and cannot be returned if energised', async () => {
    const save = (version: number, days: string | null) =>
      admin.put('/admin/settings', {
        version,
        values: { RETURN_DAYS_SET: days, RETURN_SET_PERCENT: days && '70' },
      });
    const { version } = (await admin.get('/admin/settings')).body;
    expect((await save(version, '5')).status).toBe(200);
    const charge = (await quoted(ring())).quote.charge;
    await startOrder(shop.visitor(), charge, itemsOf(ring()) as never);
    expect(await ordered()).toMatchObject({
      returnRule: 'set_jewellery',
      returnDays: 5,
      returnPercent: 70,
    });
    expect((await save(version + 1, null)).status).toBe(200);
  });

  it("keeps every component in the order, and reduces the stone's stock at the stone's price", async () => {
    const { reply } = await startOrder(
      shop.visitor(),
      90_592,
      itemsOf({ ...ring(), energisation: personal }) as never,
    );
    expect(reply.status).toBe(200);
    const before = await ordered();
    expect(before).toMatchObject({
      unitPricePaise: 9_059_200,
      hsn: '7113',
      returnRule: 'faulty_only',
      returnDays: 30,
      sankalpa: { name: 'Asha', gotra: 'Kashyap', nakshatra: 'Rohini', day },
      nameHi: expect.stringContaining('22 कैरेट सोने'),
    });
    await rate(20_000);
    await shop.deps.db.update(designs).set({ makingPaise: 1, name: 'other' });
    await shop.deps.db
      .update(products)
      .set({ discountedPricePaise: 1, name: 'Other' })
      .where(eq(products.id, id));
    expect(await ordered()).toEqual(before);
    await shop.deps.db.update(designs).set({ makingPaise: 60_000, name: 'plain ring' });
  });

  it.each(['gotra', 'sankalpa', 'nakshatra'])(
    'is rejected where its %s is no string',
    async (field) => {
      const energisation = { tier: 'personal', for: { name: 'Asha', [field]: 'a\0b' } };
      const { reply } = await startOrder(
        shop.visitor(),
        1,
        itemsOf({ energisation } as never) as never,
      );
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([
        400,
        [`items.0.extras.energisation.for.${field}`],
      ]);
    },
  );

  it('is rejected with the fresh quote if the rate has changed since the quote', async () => {
    await rate(10_000);
    const { reply } = await startOrder(shop.visitor(), 89_491, itemsOf(ring()) as never);
    expect([reply.status, reply.body.code]).toEqual([409, 'amount_mismatch']);
    expect(reply.body.quote.charge).toBe(91_446);
    expect((await startOrder(shop.visitor(), 91_446, itemsOf(ring()) as never)).reply.status).toBe(
      200,
    );
  });

  it('is unavailable while the rate is stale, but the loose stone is available', async () => {
    await shop.deps.db.update(metalRates).set({ validFrom: sql`now() - interval '4 days'` });
    expect((await shop.visitor().get('/designs')).body.rates).toMatchObject([
      { metal: 'gold-22k', stale: true },
    ]);
    expect((await quoted(ring())).problems).toMatchObject([{ code: 'metal_rate_stale', left: 0 }]);
    const { reply } = await startOrder(shop.visitor(), 50_000, itemsOf(ring()) as never);
    expect([reply.status, reply.body.code]).toEqual([409, 'setting_unavailable']);
    expect(
      (await startOrder(shop.visitor(), 50_000, [{ productId: id, quantity: 1 }])).reply.status,
    ).toBe(200);
  });

  it('is not sold today at tomorrow’s rate', async () => {
    const validFrom = new Date(Date.now() + 86_400_000).toISOString();
    await admin.post('/admin/metal-rates', {
      rates: [{ metal: 'gold-22k', rupees: 1 }],
      validFrom,
      confirmed: true,
    });
    expect((await quoted(ring())).items[0].parts.setting.ratePaise).toBe(950_000);
  });

  it.each([
    ['a ring without a size', ring(null), 'ring_size_needed'],
    [
      'a design that is gone',
      { setting: { design: 'gone', metal: 'gold-22k', size: 14 } },
      'setting_gone',
    ],
    [
      'a metal that it is not made in',
      { setting: { design: 'ring', metal: 'silver-925', size: 14 } },
      'setting_gone',
    ],
    [
      'a day that has passed',
      { energisation: { ...personal, for: { name: 'Asha', day: dayIn(-1) } } },
      'energisation_day',
    ],
    [
      'a day that is too far away',
      { energisation: { ...personal, for: { name: 'Asha', day: dayIn(61) } } },
      'energisation_day',
    ],
    ['a service that is not offered', { energisation: { tier: 'basic' } }, 'energisation_off'],
  ] as const)('tells that %s cannot be had', async (_, extras, code) => {
    expect((await quoted(extras as LineExtras)).problems).toMatchObject([{ code }]);
  });

  it('is not promised before the day requested for its energisation', async () => {
    const address = {
      ...{ fullName: 'Asha Rao', addressLine: '4 Hill Road', apartment: '', city: 'Jaipur' },
      ...{ state: 'Rajasthan', pincode: '302001', phone: '98290 00000' },
    };
    const wished = dayIn(40);
    const energisation = { tier: 'personal' as const, for: { name: 'Asha', day: wished } };
    const { orderId } = await startOrder(
      shop.visitor(),
      51_101,
      itemsOf({ energisation }) as never,
      { address },
    );
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order!.promisedFrom! > wished).toBe(true);
  });

  it('requires a name if it is energised in one', async () => {
    const items = itemsOf({ energisation: { tier: 'personal' } });
    expect((await shop.visitor().post('/cart/quote', { items })).status).toBe(400);
  });

  it("stays in a user's line through the login, and is bought unchanged", async () => {
    const user = await newMember(shop);
    const merged = await user.post('/cart/merge', { items: itemsOf(ring('unsure')) });
    expect(merged.body.items[0].product.name).toContain('size to be agreed');
    const [line] = itemsOf({ ...ring(), energisation: personal });
    expect((await user.post('/cart/add', { ...line, quantity: 1 })).status).toBe(409);
    const cart = (await user.get('/cart')).body;
    const created = await user.post('/payments/create-order', {
      amount: cart.quote.charge,
      currency: 'INR',
    });
    expect(created.status).toBe(200);
    expect((await ordered()).parts).toMatchObject({ setting: { size: 'unsure', mg: 3_910 } });
  });

  it('has each rate change in the audit log, with the previous value', async () => {
    await rate(9_700);
    const rows = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'metals.rate'))
      .orderBy(auditLog.id);
    expect(rows.at(-1)!.difference).toEqual({ 'gold-22k': { before: 9_500, after: 9_700 } });
    expect(await shop.deps.db.$count(orders)).toBeGreaterThan(0);
  });
});
