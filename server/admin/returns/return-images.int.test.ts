import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderKey } from '../../orders/order-key.ts';
import { returnImages, returnRequests } from '../../orders/returns/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { deleteReturnImages } from '../../privacy/retention-queries.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('images of a return on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let buyer: Visitor;
  let id = '';
  let returnId = '';
  let image: Buffer;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    buyer = shop.visitor();
    image = await solid(40, 30, 'png');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 10 });
    const { orderId, gatewayOrderId } = await startOrder(buyer, 1000, [
      { productId: 'ring', quantity: 1 },
    ]);
    await buyer.post('/payments/verify', await shop.pay(gatewayOrderId));
    id = orderId;
    await admin.post(`/admin/orders/${id}/ship`, { carrier: 'India Post', trackingNumber: 'X1' });
    await admin.post(`/admin/orders/${id}/deliver`);
    const lines = [{ item: 0, quantity: 1 }];
    const submitted = await buyer.post(`/payments/orders/${id}/returns`, {
      wish: 'refund',
      reason: 'faulty',
      lines,
    });
    returnId = submitted.body.returns[0]._id;
  });
  afterAll(() => shop.close());

  const send = (user: Visitor, count: number, headers: Record<string, string> = {}) =>
    sendForm(
      user,
      'post',
      `/payments/orders/${id}/returns/${returnId}/pictures`,
      {},
      Array(count).fill(image),
      {
        origin: 'http://localhost:3000',
        ...headers,
      },
    );
  const statusOf = async (
    user: { cookies: Map<string, string> },
    name: string,
    headers: Record<string, string> = {},
  ) => {
    const cookie = [...user.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const url = `/api/payments/orders/${id}/returns/pictures/${name}`;
    return shop.app.inject({ url, headers: { cookie, ...headers } });
  };

  it('are uploaded by the buyer or by the link in a message, at most three, and by no other user', async () => {
    expect((await send(shop.visitor(), 1)).status).toBe(404);
    expect((await send(buyer, 1)).body.returns[0].pictures).toMatchObject([
      { width: 40, height: 30 },
    ]);
    const key = { 'x-order-key': await orderKey(shop.deps, id) };
    expect((await send(shop.visitor(), 1, key)).body.returns[0].pictures).toHaveLength(2);
    const extra = await send(buyer, 2);
    const max = 'Please choose up to 3 files.';
    expect([extra.status, extra.body.code, extra.body.message]).toEqual([400, 'upload_count', max]);
    expect((await send(buyer, 4)).body.message).toBe(max);
    // Only one of two concurrent uploads fits within the limit.
    const pair = await Promise.all([send(buyer, 1), send(buyer, 1)]);
    expect(pair.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.deps.db.$count(returnImages)).toBe(3);
    const broken = await sendForm(
      buyer,
      'post',
      `/payments/orders/${id}/returns/unknown/pictures`,
      {},
      [image],
    );
    expect([broken.status, broken.body.code]).toEqual([409, 'order_state']);
  });

  it('are visible to their customer and administrators only', async () => {
    const listed = (await admin.get('/admin/returns')).body.returns[0].pictures;
    const { id: name } = listed[0];
    const status = await statusOf(buyer, name);
    expect([status.statusCode, status.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(status.headers['cache-control']).toContain('no-store');
    expect((await statusOf(admin, name)).statusCode).toBe(200);
    const key = { 'x-order-key': await orderKey(shop.deps, id) };
    expect((await statusOf(shop.visitor(), name, key)).statusCode).toBe(200);
    expect((await statusOf(shop.visitor(), name)).statusCode).toBe(404);
    expect((await statusOf(await newMember(shop), name)).statusCode).toBe(404);
    expect((await statusOf(buyer, 'rpc_unknown')).statusCode).toBe(404);
  });

  it('are deleted some time after the return is closed', async () => {
    await deleteReturnImages(shop.deps.db, 90);
    expect(await shop.deps.db.$count(returnImages)).toBe(3);
    expect(
      (await admin.post(`/admin/returns/${returnId}/decline`, { answer: 'Worn.' })).status,
    ).toBe(200);
    const closed = await send(buyer, 1);
    expect([closed.status, closed.body.code]).toEqual([409, 'order_state']);
    await shop.deps.db
      .update(returnRequests)
      .set({ updatedAt: sql`now() - interval '91 days'` })
      .where(eq(returnRequests.id, returnId));
    await deleteReturnImages(shop.deps.db, 90);
    expect(await shop.deps.db.$count(returnImages)).toBe(0);
  });
});
