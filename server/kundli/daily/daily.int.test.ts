import { indiaOffsetMs } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../accounts/schema.ts';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../../platform/email/mailer.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { savedKundlis } from '../schema.ts';
import { sendDaily } from './send-daily.ts';

const birth = {
  name: 'Asha Rao',
  gender: 'female',
  dob: '21-05-1990',
  birthTime: '06:40',
  location: 'Jaipur, Rajasthan, India',
};
/** An hour of a day in India. */
const at = (day: string, hour: number) =>
  Date.parse(`${day}T00:00:00Z`) - indiaOffsetMs + hour * 3_600_000;

describe.each(databaseKinds())('the daily email of a chart on %s', (kind) => {
  let shop: TestShop;
  let asha: TestMember;
  let id = '';
  const sent: RenderedEmail[] = [];
  let service: PushService;
  beforeAll(async () => {
    const mail = { send: async (one: RenderedEmail) => void sent.push(one) };
    shop = await createTestShop(kind, {}, { change: (deps) => ({ ...deps, mail }) });
  });
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(async () => {
    await shop.close();
    await service.close();
  });
  beforeEach(async () => {
    sent.length = 0;
    service.pushed.length = 0;
    await shop.deps.db.delete(outbox);
    await shop.deps.db.delete(savedKundlis);
    asha = await newMember(shop);
    await shop.deps.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, asha.id));
    id = (await asha.post('/users/kundlis', birth)).body.kundlis[0].id;
  });

  const set = (on: boolean, by: TestMember = asha) => by.put(`/users/kundlis/${id}/daily`, { on });
  const run = (now: number) => sendDaily({ db: shop.deps.db, clock: { now: () => now } });
  async function emailsAt(...times: number[]): Promise<RenderedEmail[]> {
    await Promise.all(times.map(run));
    await deliverEmail(shop.deps);
    return sent;
  }
  const purposes = async () =>
    (await asha.get('/users/consents')).body.consents
      .filter(({ withdrawnAt }: { withdrawnAt: string | null }) => withdrawnAt === null)
      .map(({ purpose }: { purpose: string }) => purpose);

  it('comes once a day from five in the morning on, however many processes run', async () => {
    expect((await set(true)).body.kundlis).toMatchObject([{ id, daily: true }]);
    expect(await emailsAt(at('2026-11-28', 4.9))).toEqual([]);
    expect(await emailsAt(...Array.from({ length: 6 }, () => at('2026-11-28', 5.1)))).toHaveLength(
      1,
    );
    expect(await emailsAt(at('2026-11-28', 23))).toHaveLength(1);
    expect(await emailsAt(at('2026-11-29', 6))).toHaveLength(2);
    expect(sent[0]).toMatchObject({ to: asha.email, subject: 'Today from the chart of Asha Rao' });
    expect(sent[0]?.text).toContain('28 Nov 2026');
    expect(sent[0]?.text).toMatch(/Tithi:?\s+\S+/);
  });

  it('is a consent that the profile lists and withdraws', async () => {
    await set(true);
    expect(await purposes()).toContain('daily-chart');
    await asha.delete('/users/consents/daily-chart');
    expect(await purposes()).not.toContain('daily-chart');
    expect((await asha.get('/users/kundlis')).body.kundlis).toMatchObject([{ daily: false }]);
    expect(await emailsAt(at('2026-11-30', 6))).toEqual([]);
  });

  describe('and its daily notification', () => {
    const push = (on: boolean) => asha.put(`/users/kundlis/${id}/daily`, { on, by: 'push' });
    const addDevice = () => asha.post('/user/push/devices', service.subscribe('phone'));
    /** The numbers of emails and notifications sent on the morning of a day. */
    async function on(day: string) {
      shop.deps.clock.now = () => at(day, 6);
      await run(at(day, 6));
      await shop.deps.pushPump.idle();
      await deliverEmail(shop.deps);
      return { emails: sent.length, notifications: service.pushed.length };
    }
    const { now } = Date;
    afterAll(() => {
      shop.deps.clock.now = now;
    });

    it.each([
      [{ email: false, push: true }, { emails: 0, notifications: 1 }, ['daily-chart-push']],
      [{ email: true, push: false }, { emails: 1, notifications: 0 }, ['daily-chart']],
      [
        { email: true, push: true },
        { emails: 1, notifications: 1 },
        ['daily-chart', 'daily-chart-push'],
      ],
    ])('are consents of their own: %j', async (ways, expected, given) => {
      await addDevice();
      await set(ways.email);
      expect((await push(ways.push)).body.kundlis).toMatchObject([
        { daily: ways.email, dailyPush: ways.push },
      ]);
      expect(
        (await purposes()).filter((one: string) => one.startsWith('daily-chart')).sort(),
      ).toEqual(given);
      expect(await on('2026-12-10')).toEqual(expected);
    });

    it('is disabled when its consent is withdrawn, while the email stays', async () => {
      await addDevice();
      await set(true);
      await push(true);
      await asha.delete('/users/consents/daily-chart-push');
      expect((await asha.get('/users/kundlis')).body.kundlis).toMatchObject([
        { daily: true, dailyPush: false },
      ]);
      expect(await on('2026-12-11')).toEqual({ emails: 1, notifications: 0 });
    });

    it('needs a device, and no verified email', async () => {
      await shop.deps.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, asha.id));
      expect(await push(true)).toMatchObject({
        status: 400,
        body: { messageCode: 'daily_without_device' },
      });
      await addDevice();
      expect((await push(true)).status).toBe(200);
    });
  });

  it('is disabled by its link and by the email client’s button; idempotent', async () => {
    await set(true);
    await emailsAt(at('2026-12-01', 6));
    const { pathname, search, searchParams } = new URL(sent[0]?.leaveUrl ?? '');
    const press = () =>
      shop.app.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press()).statusCode).toBe(200);
    expect((await press()).statusCode).toBe(200);
    const token = searchParams.get('token');
    expect((await shop.visitor().post('/daily-chart/leave', { token })).status).toBe(200);
    expect(
      (await shop.visitor().post('/daily-chart/leave', { token: `${token}x` })).body.code,
    ).toBe('token_invalid');
    expect(await purposes()).not.toContain('daily-chart');
    expect(await emailsAt(at('2026-12-02', 6))).toHaveLength(1);
  });

  it('is not sent if it was disabled after it was queued', async () => {
    await set(true);
    await run(at('2026-12-03', 6));
    await set(false);
    await deliverEmail(shop.deps);
    expect(sent).toEqual([]);
  });

  it('needs an own birth with a time and a verified email', async () => {
    expect((await set(true, await newMember(shop))).status).toBe(404);
    await shop.deps.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, asha.id));
    expect(await set(true)).toMatchObject({
      status: 400,
      body: { messageCode: 'daily_unverified' },
    });
    await shop.deps.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, asha.id));
    const { birthTime: _birthTime, ...without } = birth;
    id = (await asha.post('/users/kundlis', without)).body.kundlis[1].id;
    expect(await set(true)).toMatchObject({
      status: 400,
      body: { messageCode: 'daily_without_time' },
    });
  });
});
