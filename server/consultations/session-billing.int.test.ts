import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { healerAccounts } from '../healers/schema.ts';
import { customerAccount, sessionsAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { ledgerEntries, ledgerMovements } from '../ledger/schema.ts';
import { solid } from '../platform/images/images.fixture.ts';
import {
  letPass,
  newCustomer,
  newHealer,
  startSession,
  testHealer,
} from '../testing/consultations.ts';
import { sendForm } from '../testing/forms.ts';
import type { TestMember } from '../testing/members.ts';
import { sessionsAtShop } from '../testing/sessions-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { billSession } from './bill.ts';
import { consultationMinutes, consultations } from './schema.ts';
import { sweepConsultations } from './sweep-consultations.ts';

describe.each(databaseKinds())('a session with a healer on %s', (kind) => {
  const at = sessionsAtShop(kind);
  const { read, balance, change, sendMessage } = at;
  const savedClock = async (id: string) => {
    const [row] = await at.shop.deps.db
      .select()
      .from(consultations)
      .where(eq(consultations.id, id));
    return row!.clockMs;
  };

  it('is billed once per minute, despite concurrent billing', async () => {
    const id = await startSession(at.asha, at.healer);
    await change(id, { clockMs: 6 * 60_000 - 1 });
    await Promise.all(Array.from({ length: 6 }, () => billSession(at.shop.deps, id)));
    await sweepConsultations(at.shop.deps);
    expect(await read(id)).toMatchObject({ charged: 270 });
    expect(await balance()).toBe(230);
  });

  it('stops when the balance covers no further minute, and never charges more', async () => {
    const id = await startSession(at.asha, at.healer);
    await change(id, { clockMs: 20 * 60_000 });
    await sweepConsultations(at.shop.deps);
    expect(await read(id)).toMatchObject({
      status: 'ended',
      endReason: 'balance',
      charged: 450,
      refunded: 450,
    });
    expect(await balance(), 'the healer has not said a word: all goes back').toBe(500);
    expect(await balanceOf(at.shop.deps.db, sessionsAccount)).toBeGreaterThanOrEqual(0);
  });

  it('is rejected if neither free minutes nor balance cover a minute', async () => {
    const poor = await newCustomer(at.shop, 80);
    const id = await startSession(poor, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await poor.post(`/consultations/${id}/end`, {});
    const second = await poor.post('/consultations', { healerId: testHealer.id });
    expect(second).toMatchObject({ status: 402, body: { code: 'balance_low' } });
  });

  it('stops its clock after the grace period while one side is absent, and resumes it', async () => {
    const id = await startSession(at.asha, at.healer);
    const before = await savedClock(id);
    const lastSeen = sql`now() - interval '90 seconds'`;
    await change(id, { healerSeenAt: lastSeen, customerSeenAt: lastSeen, tickedAt: lastSeen });
    await at.asha.get(`/consultations/${id}/messages`);
    expect(await read(id)).toMatchObject({
      clockMs: before,
      clockRuns: false,
      otherIsThere: false,
    });
    await at.healer.get(`/consultations/${id}/messages`);
    expect(await read(id)).toMatchObject({ clockRuns: true });
    expect((await read(id)).clockMs - before).toBeLessThan(30_000);
  });

  it('is returned with the current clock, not with that of the last heartbeat', async () => {
    const id = await startSession(at.asha, at.healer);
    await change(id, { tickedAt: sql`now() - interval '12 seconds'`, clockMs: 5_000 });
    const result = await read(id);
    expect(result.clockMs).toBeGreaterThanOrEqual(17_000);
    expect(result.clockMs + result.leftMs!, 'free minutes and what the balance holds').toBe(
      8 * 60_000,
    );
    expect(await savedClock(id), 'reading writes nothing').toBe(5_000);
  });

  it.each([
    ['back', sql`now() + interval '2 hours'`],
    ['forward', sql`now() - interval '2 hours'`],
  ])('bills nothing for a clock that was set %s', async (_, moment) => {
    const id = await startSession(at.asha, at.healer);
    const before = await savedClock(id);
    await change(id, { healerSeenAt: moment, customerSeenAt: moment, tickedAt: moment });
    await at.asha.get(`/consultations/${id}/messages`);
    await at.healer.get(`/consultations/${id}/messages`);
    await at.asha.get(`/consultations/${id}/messages`);
    const after = (await read(id)).clockMs;
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThanOrEqual(30_000);
  });

  it('counts at most the grace period between two heartbeats, whatever time the clock reports', async () => {
    const id = await startSession(at.asha, at.healer);
    const before = await savedClock(id);
    // The system clock jumped just after both sides had sent heartbeats.
    await change(id, { tickedAt: sql`now() - interval '2 hours'` });
    await at.asha.get(`/consultations/${id}/messages`);
    expect((await read(id)).clockMs - before).toBeGreaterThanOrEqual(30_000);
    expect((await read(id)).clockMs - before).toBeLessThan(60_000);
  });

  it('continues on any read or message by any route: the clock never pauses during a conversation', async () => {
    const id = await startSession(at.asha, at.healer);
    const upload = await solid(40, 40, 'jpeg');
    const methods = {
      words: () => sendMessage(at.asha, id, 'Are you there?'),
      'the same words again': () => sendMessage(at.asha, id, 'Are you there?'),
      'a picture': () =>
        sendForm(at.asha, 'post', `/consultations/${id}/pictures`, { clientId: 'picture-1' }, [
          { field: 'picture', bytes: upload },
        ]),
      'the transcript': () => at.asha.get(`/consultations/${id}/transcript.txt`),
    };
    for (const [route, take] of Object.entries(methods)) {
      await change(id, {
        customerSeenAt: sql`now() - interval '2 minutes'`,
        healerSeenAt: sql`now()`,
      });
      expect(await read(id, at.healer), route).toMatchObject({
        otherIsThere: false,
        clockRuns: false,
      });
      await take();
      expect(await read(id, at.healer), route).toMatchObject({
        otherIsThere: true,
        clockRuns: true,
      });
    }
  });

  it('is billed even if another session cannot be', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    const [second, third] = ['sample-healer-2', 'sample-healer-4'];
    const rest: { id: string; by: TestMember }[] = [];
    for (const healerId of [second, third]) {
      const by = await newCustomer(at.shop, 500);
      const other = await newHealer(at.shop, healerId);
      rest.push({ id: await startSession(by, other, healerId), by });
    }
    const minute = { consultationId: rest[0]!.id, minute: 1, amountPaise: 0 };
    await at.shop.deps.db.insert(consultationMinutes).values(minute);
    for (const one of [id, ...rest.map((other) => other.id)])
      await change(one, { clockMs: 4 * 60_000 - 1 });
    await expect(sweepConsultations(at.shop.deps)).rejects.toThrow();
    expect(await read(id)).toMatchObject({ charged: 90 });
    expect((await read(rest[1]!.id, rest[1]!.by)).charged).toBeGreaterThan(0);
    await at.shop.deps.db
      .delete(consultationMinutes)
      .where(
        and(
          eq(consultationMinutes.consultationId, minute.consultationId),
          eq(consultationMinutes.minute, 1),
        ),
      );
    for (const other of rest) await other.by.post(`/consultations/${other.id}/end`, {});
    await at.shop.deps.db
      .delete(healerAccounts)
      .where(inArray(healerAccounts.healerId, ['sample-healer-2', 'sample-healer-4']));
  });

  it('is refunded for minutes of customer messages without a reply, and no others', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await sendMessage(at.asha, id, 'What about my work?');
    await change(id, {
      clockMs: 7 * 60_000 + 1,
      healerSeenAt: sql`now()`,
      customerSeenAt: sql`now()`,
    });
    await at.healer.post(`/consultations/${id}/end`, {});
    // Minutes 3 to 7 were billed; the reply time limit ended with the second minute.
    expect(await read(id)).toMatchObject({ charged: 450, refunded: 450, refundRule: 'silent' });
    const next = await startSession(at.asha, at.healer);
    await change(next, { clockMs: 110_000 });
    await sendMessage(at.asha, next, 'And my house?');
    await sendMessage(at.healer, next, 'It is well placed');
    await change(next, { clockMs: 4 * 60_000 + 1 });
    await at.healer.post(`/consultations/${next}/end`, {});
    expect(await read(next)).toMatchObject({ charged: 450, refunded: 0, refundRule: null });
  });

  it.each([
    ['the healer’s', { healer: 6 * 60, customer: 1 }, { refunded: 90, refundRule: 'connection' }],
    ['everyone’s', { healer: 360, customer: 360 }, { refunded: 90, refundRule: 'connection' }],
    ['the customer’s', { healer: 1, customer: 6 * 60 }, { refunded: 0, refundRule: null }],
  ])(
    'refunds the partial minute where %s connection is permanently lost',
    async (_, minutesAgo, expected) => {
      const id = await startSession(at.asha, at.healer);
      await sendMessage(at.healer, id, 'Namaste');
      await change(id, { clockMs: 4 * 60_000 + 1 });
      await sweepConsultations(at.shop.deps);
      const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::float8)`;
      await change(id, {
        healerSeenAt: ago(minutesAgo.healer),
        customerSeenAt: ago(minutesAgo.customer),
        awayMs: 270_000,
      });
      await sweepConsultations(at.shop.deps);
      expect(await read(id)).toMatchObject({ endReason: 'away', charged: 180, ...expected });
      const share = Math.floor(((180 - expected.refunded) * 100 * 60) / 100);
      const booked = await at.shop.deps.db
        .select({ amountPaise: ledgerEntries.amountPaise })
        .from(ledgerEntries)
        .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
        .where(
          and(
            eq(ledgerMovements.kind, 'share'),
            eq(ledgerMovements.ref, id),
            eq(ledgerEntries.side, 'to'),
          ),
        );
      expect(booked).toEqual([{ amountPaise: share }]);
    },
  );

  it('gets free minutes once and debits the balance once when two tabs start it concurrently', async () => {
    const poor = await newCustomer(at.shop, 90);
    const { body } = await poor.post('/consultations', { healerId: testHealer.id });
    const { id } = body.consultation;
    await at.healer.post(`/consultations/${id}/accept`, {});
    await Promise.all(
      [1, 2, 3].flatMap(() =>
        [poor, at.healer].map((user) => user.get(`/consultations/${id}/messages`)),
      ),
    );
    expect(await read(id, poor)).toMatchObject({ status: 'running', freeMinutes: 3 });
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, { clockMs: 9 * 60_000 });
    await Promise.all(
      [1, 2, 3].flatMap(() =>
        [poor, at.healer].map((user) => user.get(`/consultations/${id}/messages`)),
      ),
    );
    expect(await read(id, poor)).toMatchObject({
      status: 'ended',
      endReason: 'balance',
      charged: 90,
      refunded: 0,
    });
    expect(await balanceOf(at.shop.deps.db, customerAccount(poor.id))).toBe(0);
    expect(await poor.post('/consultations', { healerId: testHealer.id })).toMatchObject({
      status: 402,
    });
  });

  it('debits a balance visible only to its owner, with a session’s minutes as one line', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'There you are');
    await letPass(at.shop, at.asha, id, 250);
    await at.asha.post(`/consultations/${id}/end`, {});
    expect((await at.asha.get('/users/balance')).body.movements[0]).toMatchObject({
      kind: 'minute',
      consultationId: id,
      amount: -180,
      count: 2,
    });
    expect(await balanceOf(at.shop.deps.db, customerAccount(at.asha.id))).toBe(32_000);
  });
});
