import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../accounts/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describe.each(databaseKinds())('the search of the administration on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'marigold', name: 'Marigold ring' });
    await addOrder(shop.deps, { id: 'ord_m', email: 'marigold@example.com', status: 'paid' });
    await admin.post('/admin/coupons/add', { code: 'MARIGOLD5', type: 'percentage', value: 5 });
  });
  afterAll(() => shop.close());

  const kindsOf = async (search: string) => {
    const { status, body } = await admin.get(`/admin/search?search=${encodeURIComponent(search)}`);
    return [
      status,
      status === 200
        ? body.found.map((one: { kind: string }) => one.kind)
        : Object.keys(body.fields),
    ];
  };

  it('finds orders, customers, remedies and coupons by one word', async () => {
    expect(await kindsOf('marigold')).toEqual([200, ['order', 'customer', 'remedy', 'coupon']]);
    expect(await kindsOf('zzzz')).toEqual([200, []]);
  });

  it('finds the latest orders by the prefix that all numbers share', async () => {
    await addOrder(shop.deps, { id: 'ord_n', email: 'later@example.com', status: 'paid' });
    const { body } = await admin.get('/admin/search?search=JR-');
    expect(body.found.map(({ id }: { id: string }) => id)).toEqual(['ord_n', 'ord_m']);
  });

  it('rejects an empty search, naming the field', async () => {
    expect(await kindsOf(' ')).toEqual([400, ['search']]);
  });

  it('finds only kinds that the role may read', async () => {
    for (const [adminRole, kinds] of [
      ['packing', ['order']],
      ['accounts', ['order', 'customer']],
      ['content', []],
    ] as const) {
      await shop.deps.db.update(users).set({ duty: adminRole });
      expect([adminRole, await kindsOf('marigold')]).toEqual([adminRole, [200, kinds]]);
    }
  });
});
