import { beforeEach, describe, expect, it } from 'vitest';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../../platform/email/mailer.ts';
import {
  newCustomer,
  startSession,
  testHealer,
  visitDashboard,
} from '../../testing/consultations.ts';
import type { TestMember } from '../../testing/members.ts';
import { sessionsAtShop } from '../../testing/sessions-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { readPresence } from '../read-presence.ts';
import { notifyWhenFree } from './notify-when-free.ts';
import { deleteOldHealerAlerts } from './queries.ts';
import { healerAlerts } from './schema.ts';

describe.each(databaseKinds())('a healer in a session on %s', (kind) => {
  const at = sessionsAtShop(kind);
  let open: string;
  const alertPath = `/healers/${testHealer.id}/alert`;
  const waitOf = async () =>
    (await readPresence(at.shop.deps.db)).healers.find(({ id }) => id === testHealer.id)
      ?.waitMinutes;
  const rows = () => at.shop.deps.db.select().from(healerAlerts);
  beforeEach(async () => {
    await at.shop.deps.db.delete(healerAlerts);
    open = await startSession(at.asha, at.healer);
  });

  /** Cancels a customer's pending request. */
  async function endOf(customer: TestMember): Promise<void> {
    const { body } = await customer.get('/consultations/summary');
    await customer.post(`/consultations/${body.open.id}/end`, {});
  }

  /** Sends the due emails. @returns address and subject of each alert */
  async function deliver(): Promise<string[]> {
    const sent: RenderedEmail[] = [];
    const mailer = { send: async (one: RenderedEmail) => void sent.push(one) };
    await deliverEmail({ ...at.shop.deps, mail: mailer });
    return sent
      .filter(({ subject }) => /free now|खाली/.test(subject))
      .map(({ to, subject }) => `${to}: ${subject}`);
  }

  it('is busy for the remaining average length, and for each customer on the waiting list', async () => {
    const one = await waitOf();
    expect(one).toBeGreaterThan(0);
    const other = await newCustomer(at.shop, 500);
    await other.post('/consultations', { healerId: testHealer.id, wait: true });
    expect(await waitOf()).toBeGreaterThan(one ?? 0);
    await at.asha.post(`/consultations/${open}/end`, {});
    expect(await waitOf()).toBeNull();
    await endOf(other);
  });

  it('alerts a customer once the session has ended, exactly once when two processes race', async () => {
    const other = await newCustomer(at.shop, 0);
    for (const _ of [1, 2])
      expect(await other.post(alertPath, {})).toMatchObject({ status: 200, body: { waits: true } });
    expect(await rows()).toHaveLength(1);
    await notifyWhenFree(at.shop.deps);
    expect((await other.get('/consultations/summary')).body.alerts).toMatchObject([
      { isFree: false },
    ]);

    await at.asha.post(`/consultations/${open}/end`, {});
    await visitDashboard(at.healer);
    await Promise.all([1, 2, 3].map(() => notifyWhenFree(at.shop.deps)));
    expect((await other.get('/consultations/summary')).body.alerts).toMatchObject([
      { healerId: testHealer.id, isFree: true },
    ]);
    expect(await deliver()).toHaveLength(1);
    await notifyWhenFree(at.shop.deps);
    expect(await deliver()).toEqual([]);
    await deleteOldHealerAlerts(at.shop.deps.db, { notified: -1, waiting: 60 });
    expect(await rows()).toEqual([]);
  });

  it('sends no alert after its cancellation, or after a chat request in the meantime', async () => {
    const [cancelled, requesting] = [
      await newCustomer(at.shop, 0),
      await newCustomer(at.shop, 500),
    ];
    for (const one of [cancelled, requesting]) await one.post(alertPath, {});
    expect((await cancelled.delete(alertPath)).body).toEqual({ waits: false });
    await requesting.post('/consultations', { healerId: testHealer.id, wait: true });
    expect(await rows()).toEqual([]);
    await endOf(requesting);
  });

  it('still alerts a customer whose request is rejected, as they are in a session', async () => {
    await at.asha.post(alertPath, {});
    const second = await at.asha.post('/consultations', { healerId: testHealer.id, wait: true });
    expect(second.body).toMatchObject({ code: 'consultation_open', consultationId: open });
    expect(await rows()).toHaveLength(1);
  });

  it('accepts 20 alerts of an account per day, including cancelled ones, since each can send an email', async () => {
    const other = await newCustomer(at.shop, 0);
    for (const _ of Array.from({ length: 20 })) {
      expect((await other.post(alertPath, {})).status).toBe(200);
      await other.delete(alertPath);
    }
    expect(await other.post(alertPath, {})).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    });
    expect(await rows()).toEqual([]);
  });

  it('rejects alerts for an unknown healer, for one without an account, and by a healer', async () => {
    const other = await newCustomer(at.shop, 0);
    expect((await other.post('/healers/sample-healer-2/alert', {})).body.code).toBe(
      'healer_offline',
    );
    expect((await other.post('/healers/unknown/alert', {})).status).toBe(404);
    expect((await at.healer.post(alertPath, {})).status).toBe(403);
  });

  it('receives each request with the customer’s question, and the unread count of the session on every page', async () => {
    await at.asha.post(`/consultations/${open}/end`, {});
    await visitDashboard(at.healer);
    const created = await at.asha.post('/consultations', {
      healerId: testHealer.id,
      question: ' Which day suits? ',
    });
    const { id } = created.body.consultation;
    expect(created.body.consultation).toMatchObject({
      question: 'Which day suits?',
      request: null,
    });
    const { open: requests } = (await at.healer.get('/healer/desk')).body;
    expect(requests[0]).toMatchObject({
      question: 'Which day suits?',
      request: { locale: 'en', earlierSessions: 1 },
    });
    await at.healer.post(`/consultations/${id}/accept`, {});
    await at.asha.get(`/consultations/${id}/messages`);
    await at.sendMessage(at.healer, id, 'Thursday');
    expect((await at.asha.get('/consultations/summary')).body).toMatchObject({
      open: { id, side: 'customer', unread: 1 },
      balance: 500,
    });
    expect((await at.healer.get('/consultations/summary')).body).toMatchObject({
      open: { id, unread: 0 },
      balance: null,
    });
    await at.asha.get(`/consultations/${id}/messages?after=1&read=1`);
    expect((await at.asha.get('/consultations/summary')).body.open).toMatchObject({ unread: 0 });
  });
});
