import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderKey } from '../../orders/order-key.ts';
import { returnPictures, returnRequests } from '../../orders/returns/schema.ts';
import { solid } from '../../platform/images/pictures.fixture.ts';
import { forgetReturnPictures } from '../../privacy/retention-queries.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('pictures of a return on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let buyer: Visitor;
  let id = '';
  let returnId = '';
  let picture: Buffer;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    buyer = shop.visitor();
    picture = await solid(40, 30, 'png');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
    const { orderId, gatewayOrderId } = await startOrder(buyer, 1000, [{ productId: 'ring', quantity: 1 }]);
    await buyer.post('/payments/verify', await shop.pay(gatewayOrderId));
    id = orderId;
    await admin.post(`/admin/orders/${id}/ship`, { carrier: 'India Post', trackingNumber: 'X1' });
    await admin.post(`/admin/orders/${id}/deliver`);
    const lines = [{ item: 0, quantity: 1 }];
    const asked = await buyer.post(`/payments/orders/${id}/returns`, { wish: 'refund', reason: 'faulty', lines });
    returnId = asked.body.returns[0]._id;
  });
  afterAll(() => shop.close());

  const send = (who: Visitor, count: number, headers: Record<string, string> = {}) =>
    sendForm(who, 'post', `/payments/orders/${id}/returns/${returnId}/pictures`, {}, Array(count).fill(picture), {
      origin: 'http://localhost:3000',
      ...headers,
    });
  const statusOf = async (
    who: { cookies: Map<string, string> },
    name: string,
    headers: Record<string, string> = {},
  ) => {
    const cookie = [...who.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const url = `/api/payments/orders/${id}/returns/pictures/${name}`;
    return shop.app.inject({ url, headers: { cookie, ...headers } });
  };

  it('are sent by the buyer or by the link of a message, three at most, and by nobody else', async () => {
    expect((await send(shop.visitor(), 1)).status).toBe(404);
    expect((await send(buyer, 1)).body.returns[0].pictures).toMatchObject([{ width: 40, height: 30 }]);
    const key = { 'x-order-key': await orderKey(shop.deps, id) };
    expect((await send(shop.visitor(), 1, key)).body.returns[0].pictures).toHaveLength(2);
    const more = await send(buyer, 2);
    const most = 'Please choose up to 3 files.';
    expect([more.status, more.body.code, more.body.message]).toEqual([400, 'upload_count', most]);
    expect((await send(buyer, 4)).body.message).toBe(most);
    // Of two that are sent at once one finds room.
    const both = await Promise.all([send(buyer, 1), send(buyer, 1)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.deps.db.$count(returnPictures)).toBe(3);
    const broken = await sendForm(buyer, 'post', `/payments/orders/${id}/returns/unknown/pictures`, {}, [picture]);
    expect([broken.status, broken.body.code]).toEqual([409, 'order_state']);
  });

  it('are seen by their customer and administrators alone', async () => {
    const listed = (await admin.get('/admin/returns')).body.returns[0].pictures;
    const { id: name } = listed[0];
    const shown = await statusOf(buyer, name);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toContain('no-store');
    expect((await statusOf(admin, name)).statusCode).toBe(200);
    const key = { 'x-order-key': await orderKey(shop.deps, id) };
    expect((await statusOf(shop.visitor(), name, key)).statusCode).toBe(200);
    expect((await statusOf(shop.visitor(), name)).statusCode).toBe(404);
    expect((await statusOf(await newMember(shop), name)).statusCode).toBe(404);
    expect((await statusOf(buyer, 'rpc_unknown')).statusCode).toBe(404);
  });

  it('go a while after the return has ended', async () => {
    await forgetReturnPictures(shop.deps.db, 90);
    expect(await shop.deps.db.$count(returnPictures)).toBe(3);
    expect((await admin.post(`/admin/returns/${returnId}/decline`, { answer: 'Worn.' })).status).toBe(200);
    const closed = await send(buyer, 1);
    expect([closed.status, closed.body.code]).toEqual([409, 'order_state']);
    await shop.deps.db
      .update(returnRequests)
      .set({ updatedAt: sql`now() - interval '91 days'` })
      .where(eq(returnRequests.id, returnId));
    await forgetReturnPictures(shop.deps.db, 90);
    expect(await shop.deps.db.$count(returnPictures)).toBe(0);
  });
});
