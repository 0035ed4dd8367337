import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestPush, requestPushToAdmins } from '../accounts/push/request-push.ts';
import { users } from '../accounts/schema.ts';
import { transact } from '../platform/database/transact.ts';
import type { PushRequest } from '../platform/push/define-pushes.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { addOrder } from '../testing/orders.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describe.each(databaseKinds())('push notifications of the domains on %s', (kind) => {
  let shop: TestShop;
  let service: PushService;
  let owner: TestMember;
  let asha: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    service = await startPushService();
    [owner, asha] = [await newMember(shop, 'admin'), await newMember(shop)];
    await owner.post('/user/push/devices', service.subscribe('owner'));
    await asha.post('/user/push/devices', service.subscribe('asha'));
    await addOrder(shop.deps, { id: 'ord_1', userId: asha.id, rupees: 1500, orderNumber: 'JR-1' });
  });
  afterAll(async () => {
    await shop.close();
    await service.close();
  });
  beforeEach(() => {
    service.pushed.length = 0;
  });

  const received = async () => {
    await shop.deps.pushPump.idle();
    return service.pushed.map(({ path, notification: { title, body, data } }) => [
      path,
      title,
      body,
      data.page,
    ]);
  };
  const newOrder = () =>
    transact(shop.deps.db, (tx) =>
      requestPushToAdmins(tx, { kind: 'new-order', orderId: 'ord_1' }, '/admin/orders'),
    );

  it('report a message to administrators, with its sender only if they enabled names', async () => {
    const message = {
      name: 'Ravi Kumar',
      email: 'ravi@example.com',
      subject: 'My ring',
      message: 'Where is it?',
    };
    await shop.visitor().post('/contact', message);
    expect(await received()).toEqual([
      ['/owner', 'A new message', 'Open the inbox to read it.', '/admin/messages'],
    ]);
    await owner.put('/user/push', { kinds: ['message', 'order'], named: true });
    await shop.visitor().post('/contact', { ...message, message: 'And my bill?' });
    expect((await received())[1]).toEqual([
      '/owner',
      'A new message from Ravi Kumar',
      'My ring',
      '/admin/messages',
    ]);
  });

  it('report an order to administrators whose role includes orders', async () => {
    await owner.put('/user/push', { kinds: ['order'], named: true });
    expect(await newOrder()).toBe(1);
    expect(await received()).toEqual([
      ['/owner', 'A new order', 'JR-1, ₹1,500.00', '/admin/orders/ord_1'],
    ]);
    await shop.deps.db.update(users).set({ duty: 'content' }).where(eq(users.id, owner.id));
    expect(await newOrder()).toBe(0);
  });

  it.each<[PushRequest, string, string]>([
    [{ kind: 'new-booking', bookingId: 'bkg_1' }, 'A new session is booked', '/admin/bookings'],
    [{ kind: 'new-review', reviewId: 'rev_1' }, 'A new review', '/admin/reviews'],
    [{ kind: 'session-review', consultationId: 'con_1' }, 'A new review', '/admin/session-reviews'],
    [{ kind: 'return-requested', returnId: 'ret_1' }, 'A return is requested', '/admin/returns'],
  ])('report %o to administrators', async (request, title, page) => {
    await shop.deps.db.update(users).set({ duty: 'everything' }).where(eq(users.id, owner.id));
    await owner.put('/user/push', { kinds: ['booking', 'review', 'return'], named: false });
    await transact(shop.deps.db, (tx) => requestPushToAdmins(tx, request, page));
    expect(await received()).toEqual([['/owner', title, expect.any(String), page]]);
  });

  it('report each step of a parcel to its customer once', async () => {
    const step = { kind: 'parcel-step', orderId: 'ord_1', step: 'shipped' } as const;
    for (const _ of [1, 2]) await transact(shop.deps.db, (tx) => requestPush(tx, step, [asha.id]));
    expect(await received()).toEqual([
      ['/asha', 'Your parcel is on its way', 'Open your order for details.', '/order/ord_1'],
    ]);
  });
});
