import { bookingDates, consultationLimits } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../healers/schema.ts';
import { customerAccount, healerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { hashToken } from '../platform/secrets/token.ts';
import {
  letPass,
  newCustomer,
  prepay,
  startSession,
  testHealer,
} from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { sessionsAtShop } from '../testing/sessions-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { consultations } from './schema.ts';
import { sweepConsultations } from './sweep-consultations.ts';

describe.each(databaseKinds())('a session with a healer on %s', (kind) => {
  const at = sessionsAtShop(kind);
  const { read, balance, change, sendMessage } = at;

  it('is requested, accepted, conducted, billed, rated and read again', async () => {
    const id = await startSession(at.asha, at.healer);
    expect(await read(id)).toMatchObject({
      status: 'running',
      freeMinutes: 3,
      charged: 0,
      clockRuns: true,
    });
    await sendMessage(at.asha, id, 'Namaste');
    await sendMessage(at.healer, id, 'What can I do for you?');
    const second = await sendMessage(at.asha, id, 'Namaste');
    expect(second.body.message.seq).toBe(1);
    const card = { clientId: 'card-0001', content: { kind: 'product', productId: 'ring' } };
    expect(await at.asha.post(`/consultations/${id}/messages`, card)).toMatchObject({
      status: 403,
    });
    await at.healer.post(`/consultations/${id}/messages`, card);
    await letPass(at.shop, at.asha, id, 200);
    expect(await read(id)).toMatchObject({ charged: testHealer.rate });
    expect(await read(id, at.healer)).toMatchObject({ charged: testHealer.rate, side: 'healer' });
    const finished = await at.asha.post(`/consultations/${id}/end`, {});
    expect(finished.body.consultation).toMatchObject({
      status: 'ended',
      endReason: 'customer',
      charged: 90,
      refunded: 0,
    });
    expect(await balance()).toBe(410);
    expect(await balanceOf(at.shop.deps.db, healerAccount(at.healer.id))).toBe(5400);
    const { body } = await at.healer.get(`/consultations/${id}/messages?after=1`);
    expect(
      body.messages.map(
        ({ seq, sender, content }: { seq: number; sender: string; content: { kind: string } }) => [
          seq,
          sender,
          content.kind,
        ],
      ),
    ).toEqual([
      [2, 'healer', 'text'],
      [3, 'healer', 'product'],
    ]);
    expect(await sendMessage(at.asha, id, 'One more')).toMatchObject({ status: 409 });
    await at.asha.post(`/consultations/${id}/rating`, { stars: 5, review: 'Clear words' });
    expect(await read(id)).toMatchObject({ stars: 5, review: 'Clear words' });
    expect((await at.asha.get(`/consultations/${id}/transcript.txt`)).body).toContain('Namaste');
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    expect((await at.healer.get(`/healer/statement.csv?month=${month}`)).body).toContain(`${id},`);
    await at.asha.delete(`/consultations/${id}/transcript`);
    expect((await at.healer.get(`/consultations/${id}/messages`)).body.messages).toEqual([]);
  });

  it.each([
    [
      'a link of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      403,
    ],
    ['a page of a sister domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['an address that is typed', { 'sec-fetch-site': 'none' }, 403],
    [
      'a link in a browser without Fetch Metadata',
      { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      403,
    ],
    ['the page of the shop', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a program', {}, 200],
  ])('a read by %s runs its clock only where it is the own client', async (_, headers, status) => {
    const id = await startSession(at.asha, at.healer);
    const seenAt = sql<string>`${consultations.customerSeenAt}::text`;
    const seen = async () =>
      (
        await at.shop.deps.db.select({ seenAt }).from(consultations).where(eq(consultations.id, id))
      )[0]!.seenAt;
    for (const path of ['messages', 'transcript.txt']) {
      const before = await seen();
      expect((await at.asha.get(`/consultations/${id}/${path}`, headers)).status).toBe(status);
      expect((await seen()) === before).toBe(status !== 200);
    }
    await at.asha.post(`/consultations/${id}/end`, {});
    expect((await at.asha.get(`/consultations/${id}/transcript.txt`, headers)).status).toBe(200);
  });

  it('allows a customer one session at a time, and free minutes once per healer', async () => {
    const id = await startSession(at.asha, at.healer);
    const second = await at.asha.post('/consultations', { healerId: testHealer.id });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'consultation_open', consultationId: id },
    });
    await sendMessage(at.healer, id, 'Hello there');
    await at.asha.post(`/consultations/${id}/end`, {});
    const next = await startSession(at.asha, at.healer);
    expect(await read(next)).toMatchObject({ freeMinutes: 0, charged: 90 });
  });

  it('restores free minutes after a session without a healer’s message, and grants them only once', async () => {
    const silent = await startSession(at.asha, at.healer);
    await at.asha.post(`/consultations/${silent}/end`, {});
    const freeChatsHad = async () => (await at.asha.get('/consultations')).body.freeChatsHad;
    expect(await freeChatsHad()).toEqual([]);
    const next = await startSession(at.asha, at.healer);
    expect(await read(next)).toMatchObject({ freeMinutes: 3, charged: 0 });
    await sendMessage(at.healer, next, 'Hello there');
    await at.asha.post(`/consultations/${next}/end`, {});
    expect(await freeChatsHad(), 'the page promises no more').toEqual([testHealer.id]);
    expect(await read(await startSession(at.asha, at.healer))).toMatchObject({
      freeMinutes: 0,
      charged: 90,
    });
  });

  it('is the same in two tabs: concurrent requests create one', async () => {
    const pair = await Promise.all(
      [1, 2, 3].map(() => at.asha.post('/consultations', { healerId: testHealer.id })),
    );
    expect(pair.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is not requested at a different minute price than the customer saw', async () => {
    for (const wait of [false, true]) {
      const rejected = await at.asha.post('/consultations', {
        healerId: testHealer.id,
        wait,
        price: 89,
      });
      expect(rejected).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    }
    expect(
      (await at.asha.post('/consultations', { healerId: testHealer.id, price: 90 })).status,
    ).toBe(200);
  });

  it('is closed immediately when its customer is blocked, billed up to that point', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, {
      clockMs: 4 * 60_000 - 1,
      customerSeenAt: sql`now()`,
      healerSeenAt: sql`now()`,
    });
    const admin = await newMember(at.shop, 'admin');
    const { status, body } = await admin.post(`/admin/customers/${at.asha.id}/block`, {
      reason: 'Threats',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await at.asha.get(`/consultations/${id}`)).toMatchObject({ status: 401 });
    const finished = await read(id, at.healer);
    expect(finished).toMatchObject({ status: 'ended', endReason: 'customer' });
    expect(await balanceOf(at.shop.deps.db, customerAccount(at.asha.id))).toBe(
      50_000 - finished.charged * 100,
    );
    at.asha = await newCustomer(at.shop, 0);
  });

  it('queues for a busy healer, in request order, and is called within half an hour', async () => {
    const busy = await startSession(at.asha, at.healer);
    const [ravi, mina] = [await newCustomer(at.shop, 500), await newCustomer(at.shop, 500)];
    const wait = async (user: TestMember) =>
      (await user.post('/consultations', { healerId: testHealer.id, wait: true })).body
        .consultation;
    const first = await wait(ravi);
    const second = await wait(mina);
    expect([first, second]).toMatchObject([
      { status: 'waiting', ahead: 0 },
      { status: 'waiting', ahead: 1 },
    ]);
    expect(await sendMessage(ravi, first.id, 'Hello there')).toMatchObject({ status: 409 });
    expect(await at.healer.post(`/consultations/${first.id}/accept`, {})).toMatchObject({
      status: 409,
    });
    await at.asha.post(`/consultations/${busy}/end`, {});
    await at.healer.post(`/consultations/${first.id}/accept`, {});
    expect(await read(second.id, mina)).toMatchObject({ ahead: 0 });
    await ravi.get(`/consultations/${first.id}/messages`);
    await at.healer.get(`/consultations/${first.id}/messages`);
    expect(await read(first.id, ravi)).toMatchObject({ status: 'running', ahead: null });
    await ravi.post(`/consultations/${first.id}/end`, {});
    await change(second.id, { customerSeenAt: sql`now() - interval '6 minutes'`, awayMs: 270_000 });
    await sweepConsultations(at.shop.deps);
    expect(await read(second.id, mina)).toMatchObject({
      status: 'ended',
      endReason: 'withdrawn',
      charged: 0,
    });
    const called = await wait(mina);
    await change(called.id, { expiresAt: new Date(0) });
    expect(await at.healer.post(`/consultations/${called.id}/accept`, {})).toMatchObject({
      status: 409,
    });
    await sweepConsultations(at.shop.deps);
    expect(await read(called.id, mina)).toMatchObject({ status: 'ended', endReason: 'missed' });
  });

  it('has the end reason of its state at the end, if started concurrently', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const { id } = (await at.asha.post('/consultations', { healerId: testHealer.id })).body
        .consultation;
      await at.healer.post(`/consultations/${id}/accept`, {});
      await at.asha.get(`/consultations/${id}/messages`);
      await Promise.all([
        at.healer.get(`/consultations/${id}/messages`),
        at.asha.post(`/consultations/${id}/end`, {}),
      ]);
      const { startedAt, endReason } = await read(id);
      expect(endReason).toBe(startedAt ? 'customer' : 'withdrawn');
    }
  });

  it('costs nothing if the request is missed, withdrawn or declined', async () => {
    const request = async () =>
      (await at.asha.post('/consultations', { healerId: testHealer.id })).body.consultation.id;
    const expiredId = await request();
    await change(expiredId, { expiresAt: new Date(0) });
    expect(await at.healer.post(`/consultations/${expiredId}/accept`, {})).toMatchObject({
      status: 409,
    });
    await sweepConsultations(at.shop.deps);
    expect(await read(expiredId)).toMatchObject({
      status: 'ended',
      endReason: 'missed',
      charged: 0,
    });
    const cancelledId = await request();
    await at.asha.post(`/consultations/${cancelledId}/end`, {});
    expect(await read(cancelledId)).toMatchObject({ endReason: 'withdrawn' });
    const declined = await request();
    await at.healer.post(`/consultations/${declined}/end`, {});
    expect(await read(declined)).toMatchObject({ endReason: 'declined' });
  });

  it('closes by itself when one side is absent, or without messages', async () => {
    const inactiveId = await startSession(at.asha, at.healer);
    await change(inactiveId, { healerSeenAt: sql`now() - interval '6 minutes'`, awayMs: 270_000 });
    await sweepConsultations(at.shop.deps);
    expect(await read(inactiveId)).toMatchObject({ endReason: 'away' });
    const silent = await startSession(at.asha, at.healer);
    await prepay(at.shop.deps, at.asha.id, 1000);
    await change(silent, { clockMs: consultationLimits.silenceMs + 1 });
    // The first sweep bills started minutes, the second closes the session.
    for (let count = 0; count < 2; count += 1) await sweepConsultations(at.shop.deps);
    expect(await read(silent)).toMatchObject({ endReason: 'silence' });
  });

  it('is created from a slot booked without a login, for the user who has its secret and logs in', async () => {
    const guest = at.shop.visitor();
    const [day] = bookingDates(Date.now()).slice(-1);
    const choice = {
      healerId: testHealer.id,
      mode: 'chat',
      date: day,
      time: '19:00',
      name: 'Asha',
      phone: '+91 98290 00000',
    };
    const { booking } = (await guest.post('/bookings', { ...choice, email: 'guest@example.in' }))
      .body;
    const secret = 'from-the-message';
    const begins = { tokenHash: hashToken(secret), startsAt: sql`now() - interval '1 minute'` };
    await at.shop.deps.db.update(bookings).set(begins).where(eq(bookings.id, booking.id));
    await sweepConsultations(at.shop.deps);
    expect((await at.asha.get('/consultations')).body.consultations, 'nobody’s account').toEqual(
      [],
    );
    const claim = (user: TestMember, token?: string) =>
      user.post(`/bookings/${booking.id}/claim`, { token });
    expect(await claim(at.asha)).toMatchObject({ status: 404 });
    expect(await claim(at.asha, 'another')).toMatchObject({ status: 404 });
    expect(await claim(at.asha, secret)).toMatchObject({ status: 200 });
    expect(await claim(at.asha, secret), 'again is no failure').toMatchObject({ status: 200 });
    expect(await claim(await newMember(at.shop), secret)).toMatchObject({ status: 409 });
    await Promise.all([sweepConsultations(at.shop.deps), sweepConsultations(at.shop.deps)]);
    const [open] = (await at.asha.get('/consultations')).body.consultations;
    expect(open).toMatchObject({ status: 'accepted', bookingId: booking.id, ratePerMinute: 90 });
    await at.asha.get(`/consultations/${open.id}/messages`);
    await at.healer.get(`/consultations/${open.id}/messages`);
    expect(await read(open.id)).toMatchObject({ status: 'running', freeMinutes: 3 });
  });

  it('opens on time for a booked slot although its customer is on another waiting list', async () => {
    const pending = (await at.asha.post('/consultations', { healerId: testHealer.id, wait: true }))
      .body.consultation;
    const [date] = bookingDates(Date.now()).slice(-1);
    const choice = {
      healerId: testHealer.id,
      mode: 'chat',
      date,
      time: '19:30',
      name: 'Asha',
      phone: '+91 98290 00000',
    };
    const { booking } = (await at.asha.post('/bookings', { ...choice, email: at.asha.email })).body;
    await at.shop.deps.db
      .update(bookings)
      .set({ startsAt: sql`now() - interval '2 minutes'` })
      .where(eq(bookings.id, booking.id));
    await sweepConsultations(at.shop.deps);
    expect(await read(pending.id)).toMatchObject({
      status: 'ended',
      endReason: 'withdrawn',
      charged: 0,
    });
    const [open] = (await at.asha.get('/consultations')).body.consultations;
    expect(open).toMatchObject({ status: 'accepted', bookingId: booking.id });
  });
});
