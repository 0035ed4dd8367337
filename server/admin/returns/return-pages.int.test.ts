import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnRequests } from '../../orders/returns/schema.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const count = 7;

describe.each(databaseKinds())('the list of returns on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    const request = { wish: 'refund', reason: 'size' } as const;
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ id: `ret_${at}`, orderId: `ord_${at}`, status: 'approved' as const, ...request },
      // Some at the same moment.
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(at / 2))),
    }));
    for (const { orderId } of rows) await addOrder(shop.deps, { id: orderId, status: 'delivered' });
    await shop.deps.db.insert(returnRequests).values(rows);
  });
  afterAll(() => shop.close());

  it('reaches every one of them, by pages, once', async () => {
    const ids: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < count; page += 1) {
      const from: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await admin.get(`/admin/returns?status=approved&limit=2${from}`);
      ids.push(...body.returns.map(({ _id }: { _id: string }) => _id));
      cursor = body.nextCursor;
      if (cursor === null) break;
    }
    expect(ids).toEqual(Array.from({ length: count }, (_, at) => `ret_${count - 1 - at}`));
    const rejected = await admin.get('/admin/returns?cursor=x');
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([400, ['cursor']]);
  });
});
