import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../accounts/schema.ts';
import { healerAccounts } from '../healers/schema.ts';
import { newCustomer, testHealer } from '../testing/consultations.ts';
import type { TestMember } from '../testing/members.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { sessionsAtShop } from '../testing/sessions-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { readPresence } from './read-presence.ts';
import { consultations } from './schema.ts';
import { sweepConsultations } from './sweep-consultations.ts';

describe.each(databaseKinds())('a healer with the dashboard closed on %s', (kind) => {
  const at = sessionsAtShop(kind);
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    // The end of the previous test sends notifications as well.
    await at.shop.deps.pushPump.idle();
    service.pushed.length = 0;
    await at.shop.deps.db.delete(consultations);
    await at.healer.put('/user/push', { kinds: ['request'], named: false });
    await at.healer.post('/user/push/devices', service.subscribe('phone'));
    await at.healer.post('/healer/switch', { on: true });
    await closeDashboard();
  });

  const closeDashboard = () => at.shop.deps.db.update(healerAccounts).set({ presentUntil: null });
  const now = async () =>
    (await readPresence(at.shop.deps.db)).healers.find(({ id }) => id === testHealer.id);
  const request = (by: TestMember = at.asha) =>
    by.post('/consultations', { healerId: testHealer.id, question: 'Which day suits?' });
  const titles = async () => {
    await at.shop.deps.pushPump.idle();
    return service.pushed.map(({ notification }) => notification.title);
  };
  const expire = async (id: string) => {
    await at.change(id, { expiresAt: sql`now()` });
    await sweepConsultations(at.shop.deps);
  };

  it('is reachable on a device, and accepts a request from its notification', async () => {
    expect(await now()).toMatchObject({ online: false, reachable: true, answers: null });
    const { id } = (await request()).body.consultation;
    expect(await titles()).toEqual(['A customer asks for a chat']);
    const [{ ttl, urgency, notification } = { ttl: 0, urgency: '', notification: {} }] =
      service.pushed;
    expect(urgency).toBe('high');
    expect(ttl).toBeLessThanOrEqual(60);
    expect(notification).toMatchObject({
      body: 'Please answer within a minute.',
      requireInteraction: true,
    });
    const { accept, decline } = notification.data.opens;
    expect(accept).toEqual({
      page: `/healer?accept=${id}`,
      call: `/api/consultations/${id}/accept`,
    });
    expect(decline).toEqual({ call: `/api/consultations/${id}/end` });
    expect((await at.healer.post(accept.call.slice('/api'.length), {})).status).toBe(200);
    expect((await at.read(id)).status).toBe('accepted');
  });

  it('gets names and messages in notifications only after enabling them', async () => {
    await at.healer.put('/user/push', { kinds: ['request'], named: true });
    await request();
    expect(await titles()).toEqual(['Test Person asks for a chat']);
    expect(service.pushed[0]?.notification.body).toBe('Which day suits?');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['without that kind', () => at.healer.put('/user/push', { kinds: [], named: false })],
    ['switched off', () => at.healer.post('/healer/switch', { on: false }).then(closeDashboard)],
    [
      'once the session of the device has expired',
      () => at.shop.deps.db.update(sessions).set({ lastSeenAt: sql`now() - interval '13 hours'` }),
    ],
  ])('is away %s', async (_subject, change) => {
    await change();
    expect(await now()).toMatchObject({ online: false, reachable: false });
    await at.shop.deps.db.update(sessions).set({ lastSeenAt: sql`now()` });
  });

  it('is set offline by two missed requests in a row, and notified', async () => {
    const first = (await request()).body.consultation.id;
    await titles();
    await expire(first);
    expect(await now()).toMatchObject({ reachable: true });
    expect(await titles()).toEqual(['A customer asks for a chat', 'A request was missed']);
    expect(service.pushed[1]?.topic).toBe(service.pushed[0]?.topic);
    const second = (await request()).body.consultation.id;
    await expire(second);
    expect(await now()).toMatchObject({ reachable: false });
    expect(await titles()).toContain('You are away now');
    expect((await request()).body.code).toBe('healer_offline');
  });

  it('stays reachable with a response between two missed requests', async () => {
    await expire((await request()).body.consultation.id);
    const declined = (await request()).body.consultation.id;
    await at.healer.post(`/consultations/${declined}/end`, {});
    await expire((await request()).body.consultation.id);
    expect(await now()).toMatchObject({ reachable: true });
  });

  it('is notified of a withdrawn request, and the customer of an accepted one', async () => {
    await at.asha.post('/user/push/devices', service.subscribe('customer'));
    const { id } = (await request()).body.consultation;
    await titles();
    await at.asha.post(`/consultations/${id}/end`, {});
    await titles();
    const other = (await request()).body.consultation.id;
    await titles();
    await at.healer.post(`/consultations/${other}/accept`, {});
    expect(await titles()).toEqual([
      'A customer asks for a chat',
      'A request was withdrawn',
      'A customer asks for a chat',
      'Your healer is ready',
    ]);
    expect(service.pushed[3]?.notification.data.page).toBe(`/sessions/${other}`);
  });

  it('has a response rate from the latest push requests, once there are five', async () => {
    const base = {
      healerId: testHealer.id,
      healerUserId: at.healer.id,
      userId: at.asha.id,
      sharePercent: 60,
    };
    const row = (n: number, change: object) => ({
      ...{ ...base, id: `con_${n}`, status: 'ended' as const, ratePaise: 0, expiresAt: new Date() },
      ...{ byPush: true, requestedAt: new Date(Date.now() - n * 60_000), ...change },
    });
    const accepted = { acceptedAt: new Date(), endReason: 'customer' as const };
    await at.shop.deps.db
      .insert(consultations)
      .values([
        ...[1, 2, 3].map((n) => row(n, accepted)),
        row(4, { endReason: 'missed' }),
        row(5, { endReason: 'withdrawn' }),
        row(6, { ...accepted, byPush: false }),
      ]);
    expect((await now())?.answers).toBeNull();
    await at.shop.deps.db.insert(consultations).values(row(7, { endReason: 'declined' }));
    expect((await now())?.answers).toEqual({ accepted: 3, of: 5 });
    await at.shop.deps.db.delete(consultations).where(eq(consultations.healerUserId, at.healer.id));
  });

  it('counts as available to customers with an alert', async () => {
    const other = await newCustomer(at.shop, 0);
    await other.post('/user/push/devices', service.subscribe('waiting'));
    await other.post(`/healers/${testHealer.id}/alert`, {});
    await sweepConsultations(at.shop.deps);
    expect(await titles()).toEqual(['The healer you wait for is free']);
    expect(service.pushed[0]?.notification.data.page).toBe(`/sessions/new?healer=${testHealer.id}`);
  });
});
