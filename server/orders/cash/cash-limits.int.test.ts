import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../platform/outbox/schema.ts';
import { orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { assertInvariants } from '../../testing/invariants.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';

let n = 0;
const next = () => {
  n += 1;
  return n;
};

/** An address with its own house and phone number. */
function newAddress(extra: object = {}) {
  n += 1;
  const at = {
    addressLine: `${n} MI Road`,
    apartment: '',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302001',
  };
  const phone = `98${String(n).padStart(8, '0')}`;
  return { fullName: 'Asha Rao', ...at, phone, billingSameAsShipping: true, ...extra };
}

describe.each(databaseKinds())('limits of cash on delivery on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let ring: string;
  const stock: Record<string, number> = {};

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, {
      TRUST_PROXY: '1',
      CASH_ON_DELIVERY: 'on',
      CASH_ON_DELIVERY_MOST: '100000',
    });
    admin = await newMember(shop, 'admin');
  });
  beforeEach(async () => {
    ring = `ring-${next()}`;
    stock[ring] = 42;
    await addProduct(shop.deps, { id: ring, price: 100, stock: 42 });
  });
  afterEach(async () => {
    await assertInvariants(shop.deps.db, { stock, ledger: await shop.gateway.ledger() });
  });
  afterAll(() => shop.close());

  type Placing = {
    by?: Visitor;
    quantity?: number;
    email?: string;
    address?: object;
    from?: string;
  };
  const place = ({
    by = shop.visitor(),
    quantity = 1,
    from = `10.3.${n % 200}.${next() % 200}`,
    ...extra
  }: Placing) => {
    const contact = { email: `buyer${n}@example.com`, address: newAddress(), ...extra };
    const items = [{ productId: ring, quantity }];
    const header = { 'x-forwarded-for': from };
    return startOrder(by, 100 * quantity, items, { paymentMethod: 'cash', ...contact }, header);
  };
  const confirmed = async (placing: Placing) => {
    const { reply, orderId } = await place(placing);
    if (reply.status !== 200) return reply.body.code as string;
    return (await admin.post(`/admin/orders/${orderId}/confirm`)).body.order.status as string;
  };
  const status = async (id: string) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;

  it.each([
    ['mailbox', () => ({ email: `me+${next()}@example.com` })],
    [
      'phone',
      () => ({ address: newAddress({ phone: ['+91 90000 00001', '9000000001'][next() % 2] }) }),
    ],
    [
      'door',
      () => ({ address: newAddress({ addressLine: ['7, Hill Rd.', '7 HILL ROAD'][next() % 2] }) }),
    ],
  ])('counts confirmed orders of one %s until they are paid', async (_, same) => {
    const outcomes: string[] = [];
    for (let second = 0; second < 4; second += 1)
      outcomes.push(await confirmed({ quantity: 2, ...same() }));
    expect(outcomes).toEqual(['confirmed', 'confirmed', 'confirmed', 'cash_unavailable']);
    const [first] = await shop.deps.db.select().from(orders).where(eq(orders.status, 'confirmed'));
    await admin.post(`/admin/orders/${first!.id}/cancel`, {});
    expect(await confirmed({ quantity: 2, ...same() })).toBe('confirmed');
    for (const { id } of await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.status, 'confirmed')))
      await admin.post(`/admin/orders/${id}/cancel`, {});
  });

  it('limits the share of a remedy’s stock that one customer reserves by confirmed orders', async () => {
    const me = `share-${n}`;
    expect(await confirmed({ quantity: 6, email: `${me}@example.com` })).toBe('confirmed');
    expect(await confirmed({ quantity: 5, email: `${me}+x@example.com` })).toBe('hold_limit');
    expect(await confirmed({ quantity: 4, email: `${me}+x@example.com` })).toBe('confirmed');
  });

  it('limits the share of a remedy’s stock that one network reserves by confirmed orders', async () => {
    const from = (host: number) => `2001:db8:7:7::${host}`;
    expect(await confirmed({ quantity: 8, from: from(1) })).toBe('confirmed');
    expect(await confirmed({ quantity: 8, from: from(2) })).toBe('cash_unavailable');
    expect(await confirmed({ quantity: 8, from: '2001:db8:7:8::1' })).toBe('confirmed');
  });

  it('allows the owner of a phone, mailbox or address to order while a stranger’s order is pending', async () => {
    const email = `owner-${n}@example.com`;
    const address = newAddress();
    const otherUser = await place({ email, address });
    const own = await place({ email, address });
    expect([otherUser.reply.status, own.reply.status]).toEqual([200, 200]);
    expect((await admin.post(`/admin/orders/${own.orderId}/confirm`)).body.order.status).toBe(
      'confirmed',
    );
  });

  it('cancels the oldest unconfirmed orders of a phone where there are too many', async () => {
    const address = newAddress();
    const all = [];
    for (let second = 0; second < 4; second += 1) all.push(await place({ address, quantity: 4 }));
    expect(all.map(({ reply }) => reply.status)).toEqual([200, 200, 200, 200]);
    const ends = await Promise.all(all.map(({ orderId }) => status(orderId)));
    expect(ends).toEqual(['expired', 'expired', 'placed', 'placed']);
  });

  it('permits a visitor one unconfirmed order at a time, also concurrently', async () => {
    const by = shop.visitor();
    const { orderId } = await place({ by });
    await by.post(`/payments/orders/${orderId}/cancel`, {});
    const email = `rush-${n}@example.com`;
    const rush = await Promise.all(Array.from({ length: 5 }, () => place({ by, email })));
    expect(rush.filter(({ reply }) => reply.status === 200)).toHaveLength(1);
  });

  it('sends few messages to one mailbox and one phone, despite repeated orders and cancellations', async () => {
    const address = newAddress();
    const phone = { email: `flood-${n}@example.com`, address };
    const results: number[] = [];
    for (let second = 0; second < 8; second += 1) {
      const by = shop.visitor();
      const { reply, orderId } = await place({
        by,
        ...phone,
        email: `flood+${second}@example.com`,
      });
      results.push(reply.status);
      if (reply.status === 200) await by.post(`/payments/orders/${orderId}/cancel`, {});
    }
    expect(results).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const other = await place({ email: `other-${n}@example.com`, address });
    expect(other.reply.status).toBe(200);
    const queued = await shop.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `cash-question:${other.orderId}`));
    expect(queued.map((row) => row.kind)).toEqual(['mail']);
  });
});
