import { consultationLimits } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { prepay, startSession } from '../testing/consultations.ts';
import type { TestMember } from '../testing/members.ts';
import { sessionsAtShop } from '../testing/sessions-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { consultations } from './schema.ts';
import { sweepConsultations } from './sweep-consultations.ts';

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::float8)`;
/** Maximum duration of one test's steps, in ms. */
const stepsMs = 4_000;

describe.each(databaseKinds())('an absence from a session on %s', (kind) => {
  const at = sessionsAtShop(kind);
  const { read, change, sendMessage } = at;
  const rowOf = async (id: string) => {
    const [row] = await at.shop.deps.db
      .select()
      .from(consultations)
      .where(eq(consultations.id, id));
    return row!;
  };
  const poll = (user: TestMember, id: string) => user.get(`/consultations/${id}/messages`);

  it.each([
    ['customer', 35],
    ['customer', 90],
    ['healer', 35],
    ['healer', 90],
  ] as const)(
    'of the %s for %i s is billed neither while it lasts nor at the return',
    async (side, seconds) => {
      const id = await startSession(at.asha, at.healer);
      const [inactive, active] = side === 'customer' ? [at.asha, at.healer] : [at.healer, at.asha];
      await change(id, {
        clockMs: 61_000,
        tickedAt: ago(seconds),
        [`${side}SeenAt`]: ago(seconds),
      });
      // The remaining side continues to send heartbeats.
      for (const start of [20, 12, 4]) {
        await change(id, { [`${side === 'customer' ? 'healer' : 'customer'}SeenAt`]: ago(start) });
        await poll(active, id);
      }
      expect((await rowOf(id)).clockMs).toBe(61_000);
      await poll(inactive, id);
      await poll(active, id);
      await poll(inactive, id);
      expect((await rowOf(id)).clockMs).toBeLessThan(61_000 + stepsMs);
      expect(await read(id)).toMatchObject({ clockRuns: true, charged: 0 });
    },
  );

  it('is ignored within the grace period: the clock counts it once both are active again', async () => {
    const id = await startSession(at.asha, at.healer);
    const { clockMs } = await rowOf(id);
    await change(id, { tickedAt: ago(20), customerSeenAt: ago(20) });
    await poll(at.healer, id);
    expect((await rowOf(id)).clockMs - clockMs).toBeLessThan(stepsMs);
    await poll(at.asha, id);
    await poll(at.healer, id);
    expect((await rowOf(id)).clockMs - clockMs).toBeGreaterThanOrEqual(20_000);
  });

  it('is not counted if both are absent, and the final minute is not billed for it', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, {
      clockMs: 239_000,
      tickedAt: ago(60),
      customerSeenAt: ago(60),
      healerSeenAt: ago(60),
    });
    await at.asha.post(`/consultations/${id}/end`, {});
    expect(await read(id)).toMatchObject({ status: 'ended', charged: 90, clockMs: 239_000 });
  });

  it('is ignored after a clock jump: the session continues, and no sweep terminates it', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    const back = sql`interval '1 hour'`;
    const { customerSeenAt, healerSeenAt, tickedAt, startedAt, lastMessageAt } = consultations;
    // The row as if the clock had jumped by an hour.
    await change(id, {
      customerSeenAt: sql`${customerSeenAt} - ${back}`,
      healerSeenAt: sql`${healerSeenAt} - ${back}`,
      tickedAt: sql`${tickedAt} - ${back}`,
      startedAt: sql`${startedAt} - ${back}`,
      lastMessageAt: sql`${lastMessageAt} - ${back}`,
    });
    for (let count = 0; count < 3; count += 1) await sweepConsultations(at.shop.deps);
    expect(await read(id)).toMatchObject({ status: 'running' });
    for (const user of [at.asha, at.healer]) await poll(user, id);
    await sweepConsultations(at.shop.deps);
    expect(await rowOf(id)).toMatchObject({ status: 'running', awayMs: 0, awayCheckedAt: null });
    expect((await rowOf(id)).clockMs).toBeLessThan(stepsMs);
  });

  it('is counted by the sweeps in short steps, and closes the session if it lasts', async () => {
    const id = await startSession(at.asha, at.healer);
    await change(id, { customerSeenAt: ago(400), awayCheckedAt: ago(3600) });
    await sweepConsultations(at.shop.deps);
    expect(await read(id), 'one look after an hour').toMatchObject({ status: 'running' });
    await change(id, { awayCheckedAt: ago(10) });
    await sweepConsultations(at.shop.deps);
    expect(await read(id)).toMatchObject({ status: 'running' });
    await change(id, { awayCheckedAt: ago(10) });
    await sweepConsultations(at.shop.deps);
    expect(await read(id)).toMatchObject({ status: 'ended', endReason: 'away', refunded: 0 });
  });

  it('of messages closes a session after ten minutes of its own clock, and of no other', async () => {
    const id = await startSession(at.asha, at.healer);
    await change(id, { clockMs: 4 * 60_000 });
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, { startedAt: ago(7200), lastMessageAt: ago(7200) });
    await sweepConsultations(at.shop.deps);
    expect(await read(id)).toMatchObject({ status: 'running' });
    await prepay(at.shop.deps, at.asha.id, 1000);
    await change(id, { clockMs: 4 * 60_000 + consultationLimits.silenceMs + stepsMs });
    for (let count = 0; count < 2; count += 1) await sweepConsultations(at.shop.deps);
    expect(await rowOf(id)).toMatchObject({ status: 'ended', endReason: 'silence' });
  });
});

describe.each(databaseKinds())('a healer’s silence on %s', (kind) => {
  const at = sessionsAtShop(kind);
  const { read, change, sendMessage, balance } = at;

  it('between two messages is refunded, whatever the healer writes afterwards', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await sendMessage(at.asha, id, 'What about my work?');
    await change(id, {
      clockMs: 9 * 60_000 - 5_000,
      customerSeenAt: sql`now()`,
      healerSeenAt: sql`now()`,
    });
    await sendMessage(at.healer, id, 'ok', 'message-ok');
    await sendMessage(at.healer, id, 'Is there anything else?');
    await at.asha.post(`/consultations/${id}/end`, {});
    // The balance of ₹500 covers minutes 3 to 7; the ninth minute did not start before the reply.
    const { charged, refunded, refundRule } = await read(id);
    expect({ refunded, refundRule }).toEqual({ refunded: charged, refundRule: 'silent' });
    expect(charged).toBeGreaterThan(0);
    expect(await balance()).toBe(500);
  });

  it('before the first message counts too, and short ones do not', async () => {
    const id = await startSession(at.asha, at.healer);
    await change(id, { clockMs: 4 * 60_000 + 1_000 });
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, { clockMs: 5 * 60_000 + 1_000 });
    await sendMessage(at.healer, id, 'Your Moon is strong');
    await at.asha.post(`/consultations/${id}/end`, {});
    // Minutes 3 and 4 started during the silence, minute 5 after it.
    expect(await read(id)).toMatchObject({ charged: 270, refunded: 180, refundRule: 'silent' });
    expect(await balance()).toBe(410);
  });
});
