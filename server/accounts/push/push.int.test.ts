import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/transact.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { deliverPushMessages } from './deliver-pushes.ts';
import { requestPush } from './request-push.ts';
import { pushSubscriptions } from './schema.ts';

describe.each(databaseKinds())('push notifications on %s', (kind) => {
  let shop: TestShop;
  let service: PushService;
  let asha: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind, { NOTICE_EMAIL: 'owner@example.com' });
    service = await startPushService();
  });
  afterAll(async () => {
    await shop.close();
    await service.close();
  });
  beforeEach(async () => {
    service.pushed.length = 0;
    service.respond = async () => ({ status: 201 });
    await shop.deps.db.delete(outbox);
    asha = await newMember(shop);
  });

  const add = (name: string, by = asha) => by.post('/user/push/devices', service.subscribe(name));
  const devices = async (by = asha) => (await by.get('/user/push')).body.devices;
  const test = async (by = asha) => {
    for (const { id } of await devices(by)) await by.post(`/user/push/devices/${id}/test`);
    await shop.deps.pushPump.idle();
  };
  const rows = () => shop.deps.db.select().from(outbox);
  const makeRunnable = () => shop.deps.db.update(outbox).set({ dueAt: sql`now()` });

  it('reach each device right after the commit, encrypted, with urgency, topic and TTL', async () => {
    await add('phone');
    expect((await add('laptop')).body).toMatchObject({
      named: false,
      devices: [{ failing: false }, {}],
    });
    await test();
    expect(service.pushed.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
    const [one] = service.pushed;
    expect(one).toMatchObject({
      urgency: 'high',
      notification: { title: 'Notifications work', lang: 'en-IN' },
    });
    expect(one?.ttl).toBeGreaterThan(290);
    expect(one?.topic).toMatch(/^[\w-]{1,32}$/);
    const claims = JSON.parse(
      Buffer.from(String(one?.authorization.split('.')[1]), 'base64url').toString(),
    );
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:owner@example.com' });
    expect(one?.authorization).toContain((await asha.get('/user/push')).body.publicKey);
    expect((await devices())[0].lastSentAt).not.toBeNull();
  });

  it.each([404, 410])('stop for a device whose push service responds with %i', async (status) => {
    await add('lost');
    service.respond = async () => ({ status });
    await test();
    expect(await devices()).toEqual([]);
    expect((await rows())[0]?.doneAt).not.toBeNull();
  });

  it('are retried after an error, later if the service requests it, once and within their TTL', async () => {
    await add('phone');
    service.respond = async () => ({ status: 429, retryAfter: 600 });
    await test();
    expect(await devices()).toMatchObject([{ failing: true }]);
    const [later] = await rows();
    expect((later?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(500_000);
    service.respond = async () => ({ status: 201 });
    await makeRunnable();
    await Promise.all([1, 2, 3].map(() => deliverPushMessages(shop.deps)));
    expect(service.pushed).toHaveLength(1);
    expect(service.pushed[0]?.notification.title).toBe('Notifications work');
    expect(await devices()).toMatchObject([{ failing: false }]);

    service.respond = async () => ({ status: 500 });
    await test();
    await shop.deps.db.update(outbox).set({ createdAt: sql`now() - interval '6 minutes'` });
    await makeRunnable();
    service.respond = async () => ({ status: 201 });
    await deliverPushMessages(shop.deps);
    expect(service.pushed).toHaveLength(1);
  });

  it('are not delayed by another device whose push service hangs', async () => {
    const hanging = Promise.withResolvers<{ status: number }>();
    service.respond = (path) =>
      path === '/slow' ? hanging.promise : Promise.resolve({ status: 201 });
    const slow = await newMember(shop);
    await add('slow', slow);
    const [device] = await devices(slow);
    await slow.post(`/user/push/devices/${device.id}/test`);
    await add('phone');
    const [own] = await devices();
    await asha.post(`/user/push/devices/${own.id}/test`);
    await expect.poll(() => service.pushed.map(({ path }) => path)).toEqual(['/phone']);
    hanging.resolve({ status: 201 });
    await shop.deps.pushPump.idle();
    expect(service.pushed).toHaveLength(2);
  });

  it('are not sent to a user who disabled their kind, removed the device or logged out', async () => {
    await add('phone');
    const request = { kind: 'healer-free', healerId: 'h', userId: asha.id, at: 'x' } as const;
    const queue = () => transact(shop.deps.db, (tx) => requestPush(tx, request, [asha.id]));
    await asha.put('/user/push', { kinds: ['parcel', 'order'], named: true });
    expect((await asha.get('/user/push')).body.kinds).toContainEqual({ kind: 'parcel', on: true });
    expect(await queue()).toBe(0);
    await asha.put('/user/push', { kinds: ['healer-free'], named: true });
    expect(await queue()).toBe(1);
    const [{ id }] = await devices();
    await asha.delete(`/user/push/devices/${id}`);
    expect(await queue()).toBe(0);
    await add('phone');
    await asha.post('/user/logout');
    expect(
      await shop.deps.db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, asha.id)),
    ).toEqual([]);
  });

  it('go to the account that registered a browser last', async () => {
    const subscription = service.subscribe('shared');
    await asha.post('/user/push/devices', subscription);
    await test();
    const other = await newMember(shop);
    await other.post('/user/push/devices', subscription);
    expect(await devices()).toEqual([]);
    expect(await devices(other)).toMatchObject([{ lastSentAt: null }]);
    const renewed = { ...service.subscribe('renewed'), replaces: subscription.endpoint };
    expect((await other.post('/user/push/devices', renewed)).body.devices).toHaveLength(1);
  });

  it('are a consent that the profile lists and withdraws, and part of the data export', async () => {
    await add('phone');
    const purposes = async () =>
      (await asha.get('/users/consents')).body.consents
        .filter(({ withdrawnAt }: { withdrawnAt: string | null }) => withdrawnAt === null)
        .map(({ purpose }: { purpose: string }) => purpose);
    expect(await purposes()).toEqual(['push']);
    expect((await asha.get('/users/export')).body.pushSubscriptions).toMatchObject([
      { pushService: /127/ },
    ]);
    await asha.delete('/users/consents/push');
    expect(await purposes()).toEqual([]);
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['http://push.example/x', 'endpoint'],
    ['https://10.0.0.1/x', 'endpoint'],
    ['https://[::1]:8080/x', null],
    ['https://user:secret@push.example/x', 'endpoint'],
    ['https://metadata.internal/x', 'endpoint'],
  ])('are not sent to %s', async (endpoint, field) => {
    const { keys } = service.subscribe('phone');
    const { status, body } = await asha.post('/user/push/devices', { endpoint, keys });
    expect([status, Object.keys(body.fields ?? {})]).toEqual(field ? [400, [field]] : [200, []]);
  });

  it('require valid keys of a browser, and at most ten devices', async () => {
    const { endpoint, keys } = service.subscribe('phone');
    const p256dh = `B${'A'.repeat(86)}`;
    expect(
      (await asha.post('/user/push/devices', { endpoint, keys: { ...keys, p256dh } })).body,
    ).toMatchObject({
      messageCode: 'push_subscription',
      fields: { keys: expect.any(String) },
    });
    for (let n = 0; n < 10; n += 1) await add(`device-${n}`);
    expect(await add('device-10')).toMatchObject({ status: 409, body: { code: 'push_limit' } });
    expect((await add('device-9')).status).toBe(200);
  });
});
