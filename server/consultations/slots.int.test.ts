import { bookingDates } from '@jyotiratna/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../healers/schema.ts';
import { buildEmail } from '../platform/email/build-email.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { newCustomer, newHealer, startSession, testHealer } from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { sessionsAtShop } from '../testing/sessions-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { deleteHealerBlock, insertHealerBlock } from './reports/queries.ts';
import { sweepConsultations } from './sweep-consultations.ts';

const next = (minutes: number) => sql`now() + make_interval(mins => ${minutes}::int)`;

describe.each(databaseKinds())('a booked slot on %s', (kind) => {
  const at = sessionsAtShop(kind);
  const { read, sendMessage } = at;
  const set = (id: string, change: object) =>
    at.shop.deps.db.update(bookings).set(change).where(eq(bookings.id, id));
  const sweep = () => sweepConsultations(at.shop.deps);
  /** Books a slot that starts in this many minutes, and cancels all others. */
  const book = async (by: TestMember, mode: string, minutes: number): Promise<string> => {
    await at.shop.deps.db
      .update(bookings)
      .set({ status: 'cancelled' })
      .where(eq(bookings.status, 'booked'));
    const [date] = bookingDates(Date.now()).slice(-1);
    const user = { name: 'Meera', phone: '+91 98290 00000', email: by.email };
    const { body } = await by.post('/bookings', {
      healerId: testHealer.id,
      mode,
      date,
      time: '18:00',
      ...user,
    });
    await set(body.booking.id, { startsAt: next(minutes) });
    return body.booking.id;
  };
  const rowOf = async (id: string) =>
    (await at.shop.deps.db.select().from(bookings).where(eq(bookings.id, id)))[0]!;
  const emailsOf = async (id: string) => {
    const rows = await at.shop.deps.db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.kind, 'mail'), sql`${outbox.payload}->>'bookingId' = ${id}`));
    return rows.map(({ payload }) => (payload as { kind: string }).kind).sort();
  };
  const notifiedOf = ['booking-cancelled', 'booking-not-held', 'booking-notice'];

  it('blocks its healer from a chat shortly before it, and rejects such requests', async () => {
    const meera = await newCustomer(at.shop, 0);
    const slot = await book(meera, 'chat', 30);
    const { body } = await at.asha.post('/consultations', { healerId: testHealer.id });
    await set(slot, { startsAt: next(4) });
    const soon = { status: 409, body: { code: 'slot_soon' } };
    expect(await at.healer.post(`/consultations/${body.consultation.id}/accept`, {})).toMatchObject(
      soon,
    );
    await at.asha.post(`/consultations/${body.consultation.id}/end`, {});
    expect(await at.asha.post('/consultations', { healerId: testHealer.id })).toMatchObject(soon);
  });

  it('limits a chat before it, and starts on time', async () => {
    const meera = await newCustomer(at.shop, 0);
    const slot = await book(meera, 'chat', 7);
    const id = await startSession(at.asha, at.healer);
    expect(await at.healer.post(`/consultations/${id}/accept`, {}), 'again').toMatchObject({
      status: 200,
    });
    const result = await read(id);
    expect(result.endsBy).toBe((await rowOf(slot)).startsAt.toISOString());
    expect(result.leftMs).toBeLessThanOrEqual(7 * 60_000);
    expect(result.leftMs).toBeGreaterThan(6 * 60_000);
    await sendMessage(at.healer, id, 'Namaste');
    await set(slot, { startsAt: next(0) });
    await sweep();
    expect(await read(id)).toMatchObject({ status: 'ended', endReason: 'time', charged: 0 });
    const [opened] = (await meera.get('/consultations')).body.consultations;
    expect(opened).toMatchObject({ status: 'accepted', bookingId: slot });
    for (const member of [meera, at.healer])
      await member.get(`/consultations/${opened.id}/messages`);
    expect(await read(opened.id, meera)).toMatchObject({ status: 'running', endsBy: null });
    await meera.post(`/consultations/${opened.id}/end`, {});
    await sweep();
    expect(await rowOf(slot), 'one that was held stands').toMatchObject({ status: 'booked' });
  });

  it.each([
    ['nobody came', 120_000],
    ['the customer came', 120_000],
    ['the customer left', 0],
    ['the healer declined', 120_000],
  ])(
    'is refunded in full where the healer does not hold it: %s, with %i paise on top',
    async (how, extraPaise) => {
      const slot = await book(at.asha, 'phone', 0);
      const admin = await newMember(at.shop, 'admin');
      expect((await admin.post(`/admin/bookings/${slot}/payment`, { paid: 1200 })).status).toBe(
        200,
      );
      await sweep();
      const [{ id }] = (await at.asha.get('/consultations')).body.consultations;
      if (how !== 'nobody came') await at.asha.get(`/consultations/${id}/messages`);
      if (how === 'the customer left') await at.asha.post(`/consultations/${id}/end`, {});
      if (how === 'the healer declined') await at.healer.post(`/consultations/${id}/end`, {});
      await set(slot, { startsAt: next(-16) });
      await sweep();
      if (how === 'nobody came' || how === 'the customer came') {
        expect(await rowOf(slot), 'its session still waits').toMatchObject({ status: 'booked' });
        await at.change(id, { expiresAt: sql`now()`, requestedAt: next(-16) });
        await set(slot, { startsAt: next(-17) });
        await at.change(id, { requestedAt: next(-16) });
        await Promise.all([sweep(), sweep()]);
      }
      await sweep();
      expect(await rowOf(slot)).toMatchObject({
        ...{
          status: 'cancelled',
          refundPaise: 120_000,
          feePaise: 0,
          extraPaise,
          refundRule: 'not-held',
        },
      });
      expect(await emailsOf(slot)).toEqual(expect.arrayContaining(notifiedOf));
      expect((await emailsOf(slot)).filter((one) => one === 'booking-not-held')).toHaveLength(1);
      const { bookings: listed } = (await admin.get('/admin/bookings?from=2020-01-01')).body;
      const shown = listed.find((one: { id: string }) => one.id === slot);
      expect(shown).toMatchObject({ attention: true, refund: { amount: 1200, fee: 0 } });
      const toHealer = await buildEmail(at.shop.deps, {
        kind: 'booking-not-held',
        bookingId: slot,
      });
      expect(toHealer?.to).toBe(at.healer.email);
      const toCustomer = await buildEmail(at.shop.deps, {
        kind: 'booking-cancelled',
        bookingId: slot,
      });
      expect(toCustomer?.to).toBe(at.asha.email);
      expect(JSON.stringify(toCustomer)).toContain('goes back to you in full');
    },
  );

  it.each([
    ['chat', 300, 300],
    ['phone', 1300, 100],
  ])(
    'of a %s that was paid with ₹%i leaves ₹%i in the balance once it begins',
    async (mode, paid, left) => {
      const meera = await newCustomer(at.shop, 0);
      const slot = await book(meera, mode, 0);
      const admin = await newMember(at.shop, 'admin');
      expect((await admin.post(`/admin/bookings/${slot}/payment`, { paid })).status).toBe(200);
      await sweep();
      const [{ id }] = (await meera.get('/consultations')).body.consultations;
      const balance = async () => (await meera.get('/users/balance')).body.balance;
      expect(await balance(), 'before it begins').toBe(0);
      for (const member of [meera, at.healer, meera])
        await member.get(`/consultations/${id}/messages`);
      expect(await read(id, meera)).toMatchObject({ status: 'running' });
      expect(await balance()).toBe(left);
      await meera.post(`/consultations/${id}/end`, {});
    },
  );

  it.each(['paid a part', 'was in another session'])(
    'is refunded without a fee on top where it did not begin because its customer %s',
    async (how) => {
      const slot = await book(at.asha, 'phone', 0);
      const admin = await newMember(at.shop, 'admin');
      await admin.post(`/admin/bookings/${slot}/payment`, { paid: 500 });
      if (how === 'paid a part') {
        await sweep();
        const [{ id }] = (await at.asha.get('/consultations')).body.consultations;
        for (const member of [at.asha, at.healer])
          await member.get(`/consultations/${id}/messages`);
        await at.change(id, { expiresAt: sql`now()`, requestedAt: next(-16) });
      } else {
        const other = await newHealer(at.shop, 'sample-healer-2');
        const id = await startSession(at.asha, other, 'sample-healer-2');
        await at.change(id, { acceptedAt: next(-10) });
      }
      await set(slot, { startsAt: next(-17) });
      await sweep();
      await sweep();
      const refund = { status: 'cancelled', refundPaise: 50_000, extraPaise: 0 };
      expect(await rowOf(slot)).toMatchObject(refund);
    },
  );

  it('opens no session for a pair with a block, and is refunded in full once', async () => {
    const slot = await book(at.asha, 'video', 0);
    const admin = await newMember(at.shop, 'admin');
    await admin.post(`/admin/bookings/${slot}/payment`, { paid: 1200 });
    const pair = { customerId: at.asha.id, healerUserId: at.healer.id };
    await insertHealerBlock(at.shop.deps.db, { ...pair, side: 'customer' });
    await Promise.all([sweep(), sweep(), sweep()]);
    await deleteHealerBlock(at.shop.deps.db, { ...pair, side: 'customer' });
    expect(await rowOf(slot)).toMatchObject({
      ...{
        status: 'cancelled',
        refundPaise: 120_000,
        feePaise: 0,
        extraPaise: 0,
        refundRule: 'blocked',
      },
    });
    expect(await emailsOf(slot)).toEqual([
      'booking-cancelled',
      'booking-confirmed',
      'booking-notice',
      'booking-notice',
    ]);
    const { consultations } = (await at.asha.get('/consultations')).body;
    expect(consultations.some(({ bookingId }: { bookingId: string }) => bookingId === slot)).toBe(
      false,
    );
    const { bookings: listed } = (await admin.get('/admin/bookings?from=2020-01-01')).body;
    expect(listed.find(({ id }: { id: string }) => id === slot)).toMatchObject({ attention: true });
  });

  it('is not refunded if its healer was present and the customer never joined', async () => {
    const slot = await book(at.asha, 'phone', 0);
    await sweep();
    const [{ id }] = (await at.asha.get('/consultations')).body.consultations;
    await at.healer.get(`/consultations/${id}/messages`);
    await set(slot, { startsAt: next(-17) });
    await at.change(id, { expiresAt: sql`now()`, requestedAt: next(-16) });
    await sweep();
    await sweep();
    expect(await rowOf(slot)).toMatchObject({ status: 'booked' });
    expect(await emailsOf(slot)).not.toContain('booking-not-held');
  });

  it('is refunded if it never opened, but not long after its day', async () => {
    const slot = await book(at.asha, 'chat', -20);
    await sweep();
    expect(await rowOf(slot)).toMatchObject({ status: 'cancelled', refundRule: 'not-held' });
    const old = await book(at.asha, 'chat', -2000);
    await sweep();
    expect(await rowOf(old)).toMatchObject({ status: 'booked' });
  });
});
