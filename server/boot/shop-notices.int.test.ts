import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEmail } from '../platform/email/build-email.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';

/** A Saturday, 10:00 in India. */
const morning = Date.parse('2026-11-21T10:00:00+05:30');

describe.each(databaseKinds())('notifications to the shop itself on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(
      kind,
      { COMPANY_EMAIL: 'owner@example.in' },
      { change: (deps) => ({ ...deps, clock: { now: () => morning } }) },
    );
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 5 });
  });
  afterAll(() => shop.close());

  const keys = async (begin: string) => {
    const rows = await shop.deps.db
      .select()
      .from(outbox)
      .where(like(outbox.key, `${begin}:%`));
    return rows.map(({ key }) => key);
  };

  it('report each paid order, once, with its lines and the buyer’s contact details', async () => {
    const visitor = shop.visitor();
    const address = {
      ...{ fullName: 'Asha Rao', addressLine: '4 Hill Road', apartment: '', city: 'Jaipur' },
      ...{ state: 'Rajasthan', pincode: '302001', phone: '98290 00000' },
    };
    const items = [{ productId: 'ring', quantity: 2 }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 2000, items, { address });
    expect(await keys('order-notice')).toEqual([]);
    const callback = await shop.pay(gatewayOrderId);
    await visitor.post('/payments/verify', callback);
    await visitor.post('/payments/verify', callback);
    await shop.deliverWebhooks({ copies: 2 });
    expect(await keys('order-notice')).toEqual([`order-notice:${orderId}`]);
    const emailMessage = await buildEmail(shop.deps, { kind: 'order-notice', orderId });
    expect(emailMessage).toMatchObject({ to: 'owner@example.in', replyTo: 'asha@example.com' });
    expect(emailMessage!.subject).toMatch(/^New order JR-\S+: ₹2,000\.00$/);
    for (const part of [
      'Stone ring × 2',
      'Asha Rao',
      'Jaipur 302001',
      '98290 00000',
      `/order/${orderId}`,
    ])
      expect(emailMessage!.text).toContain(part);
  });

  it('report each session that a customer books, moves or cancels, and no change by the shop itself', async () => {
    const visitor = shop.visitor();
    const request = {
      ...{ healerId: 'sample-healer-4', mode: 'chat', date: '2026-11-22', time: '18:30' },
      ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '+91 98290 00000' },
    };
    const { id } = (await visitor.post('/bookings', request)).body.booking;
    await visitor.post(`/bookings/${id}/reschedule`, { date: '2026-11-23', time: '18:30' });
    await visitor.post(`/bookings/${id}/cancel`, {});
    expect(await keys('booking-notice')).toHaveLength(3);
    const emailMessage = await buildEmail(shop.deps, {
      kind: 'booking-notice',
      bookingId: id,
      news: 'moved',
    });
    expect(emailMessage).toMatchObject({ to: 'owner@example.in', replyTo: 'asha@example.in' });
    expect(emailMessage!.subject).toBe(
      'Session moved: Nasreen A., Monday 23 November, 6:30 pm IST',
    );
  });

  it('are not sent if the shop has no address', async () => {
    const deps = { ...shop.deps, env: { ...shop.deps.env, COMPANY_EMAIL: '' } };
    const [key = ''] = await keys('order-notice');
    expect(
      await buildEmail(deps, { kind: 'order-notice', orderId: key.slice('order-notice:'.length) }),
    ).toBeNull();
  });
});
