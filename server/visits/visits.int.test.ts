import { indianDate } from '@jyotiratna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { isVisit } from './visit-counter.ts';

const day = indianDate(Date.now());
const source = (name: string) => ({ day, source: name });

describe.each(databaseKinds())('visits and sources on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ruby', price: 500 });
  });
  afterAll(() => shop.close());

  it('counts steps by day without a cookie, and stores each count once', async () => {
    const visitor = shop.visitor();
    for (const step of ['product', 'product', 'cart'])
      expect((await visitor.post('/visits', { step })).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    shop.deps.visits.count('visit');
    const admin = await newMember(shop, 'admin');
    await Promise.all([shop.deps.visits.store(shop.deps.db), shop.deps.visits.store(shop.deps.db)]);
    const { body } = await admin.get(`/admin/reports/visits?from=${day}&to=${day}`);
    expect(body.days).toEqual([{ day, visit: 1, product: 2, cart: 1, checkout: 0, paid: 0 }]);
  });

  it('retains counts that could not be stored', async () => {
    const { visits, db } = shop.deps;
    visits.count('checkout');
    const broken = {
      insert: () => {
        throw new Error('away');
      },
    } as never;
    await expect(visits.store(broken)).rejects.toThrow();
    await visits.store(db);
    const admin = await newMember(shop, 'admin');
    const { body } = await admin.get(`/admin/reports/visits?from=${day}&to=${day}`);
    expect(body.days[0].checkout).toBe(1);
  });

  it('stores the first and the last source with an order, and sums paid orders by the last', async () => {
    const sources = {
      first: source('instagram'),
      last: { ...source('google'), medium: 'cpc', click: 'google' },
    };
    const buyer = shop.visitor();
    const items = [{ productId: 'ruby', quantity: 1 }];
    const { reply } = await startOrder(buyer, 500, items, { sources });
    expect(reply.status).toBe(200);
    await buyer.post('/payments/verify', await shop.pay(reply.body.order.id));
    const admin = await newMember(shop, 'admin');
    expect((await admin.get(`/admin/orders/${reply.body.orderId}`)).body.order.sources).toEqual(
      sources,
    );
    const summary = await admin.get(`/admin/reports/summary?by=source&from=${day}&to=${day}`);
    expect(summary.body.rows).toEqual([['google / cpc', 1, 500]]);
  });

  it.each([{ step: 'paid' }, { step: 'cart', more: 1 }])('rejects %j', async (body) => {
    expect((await shop.visitor().post('/visits', body)).status).toBe(400);
  });

  it('rejects a period that ends before it starts', async () => {
    const admin = await newMember(shop, 'admin');
    const reply = await admin.get('/admin/reports/visits?from=2026-02-02&to=2026-02-01');
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['to']]);
  });
});

describe('a visit', () => {
  it.each([
    ['a typed address', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }, true],
    [
      'a link of another site',
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
      true,
    ],
    [
      'a link of the shop',
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    [
      'a page loaded ahead',
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' },
      false,
    ],
    ['a program', {}, false],
  ])('%s', (_, headers, expected) => {
    expect(isVisit(headers)).toBe(expected);
  });
});
