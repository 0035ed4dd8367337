import { bookingDates } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../accounts/schema.ts';
import { buildEmail } from '../platform/email/build-email.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { bookings } from './schema.ts';

/** A Saturday, 10:00 in India. */
const morning = Date.parse('2026-11-21T10:00:00+05:30');
const dayMs = 86_400_000;

const request = {
  healerId: 'sample-healer-4',
  mode: 'chat',
  date: '2026-11-22',
  time: '18:30',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98290 00000',
} as const;

describe.each(databaseKinds())('sessions with healers on %s', (kind) => {
  let now = morning;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1' },
      { change: (deps) => ({ ...deps, clock: { now: () => now } }) },
    );
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = morning;
    await shop.deps.db.delete(bookings);
    await shop.deps.db.delete(attempts);
  });

  const book = (change: object = {}, visitor = shop.visitor()) =>
    visitor.post('/bookings', { ...request, ...change });
  const freeTimes = async (date: string) => {
    const { body } = await shop
      .visitor()
      .get(`/bookings/slots?healerId=${request.healerId}&date=${date}`);
    return (body.slots as { time: string; available: boolean }[])
      .filter((s) => s.available)
      .map((s) => s.time);
  };
  /** The secret in the latest email about a booking. */
  async function secretOf(bookingId: string): Promise<string> {
    const email = await buildEmail(shop.deps, { kind: 'booking-confirmed', bookingId });
    return /#([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
  }

  it('are booked without a login, at the healer’s own rate', async () => {
    const { status, body } = await book();
    expect(status).toBe(200);
    expect(body.booking).toMatchObject({
      healerName: 'Nasreen A.',
      mode: 'chat',
      date: '2026-11-22',
      time: '18:30',
      startsAt: '2026-11-22T13:00:00.000Z',
      status: 'booked',
      price: { session: 0, perMinute: 60, freeMinutes: 3, payNow: 0 },
      paid: 0,
      refund: null,
    });
  });

  it('by video cost the price of a session', async () => {
    const { body } = await book({ mode: 'video' });
    expect(body.booking.price).toEqual({ session: 950, perMinute: 0, freeMinutes: 0, payNow: 0 });
  });

  it('are not booked at another price than the customer saw', async () => {
    const rejected = await book({ mode: 'video', price: 900 });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect(await shop.deps.db.$count(bookings)).toBe(0);
    expect((await book({ mode: 'video', price: 950 })).status).toBe(200);
    expect((await book({ mode: 'chat', time: '19:00', price: 60 })).status).toBe(200);
  });

  it('take no price from a client', async () => {
    expect(await book({ perMinute: 1 })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    expect(await book({ price: 1 })).toMatchObject({ status: 409 });
  });

  it('are booked once by fifty concurrent requests', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        shop
          .visitor()
          .post(
            '/bookings',
            { ...request, email: `p${n}@example.in` },
            { 'x-forwarded-for': `203.0.113.${n}` },
          ),
      ),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ body }) => body.code === 'slot_taken')).toHaveLength(49);
    expect(await shop.deps.db.select().from(bookings)).toHaveLength(1);
  });

  it('are booked once by a request that the same visitor repeats', async () => {
    const visitor = shop.visitor();
    const first = await visitor.post('/bookings', request);
    const repeated = await visitor.post('/bookings', request);
    expect([repeated.status, repeated.body.booking.id]).toEqual([200, first.body.booking.id]);
    const other = await visitor.post('/bookings', { ...request, name: 'Meera' });
    expect(other.body.code).toBe('slot_taken');
    expect(await shop.deps.db.select().from(bookings)).toHaveLength(1);
    const { id } = first.body.booking;
    const emails = sql`payload->>'bookingId' = ${id} and payload->>'kind' = 'booking-confirmed'`;
    expect(await shop.deps.db.$count(outbox, emails)).toBe(1);
  });

  it('can be booked at the same time with two healers', async () => {
    expect((await book()).status).toBe(200);
    expect((await book({ healerId: 'sample-healer-2' })).status).toBe(200);
  });

  it.each([
    ['a time off the grid', { time: '12:00' }, 'time'],
    ['a time that is over', { date: '2026-11-21', time: '09:30' }, 'time'],
    ['a day in the past', { date: '2026-11-20' }, 'date'],
    ['a day too far ahead', { date: '2026-11-28' }, 'date'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date'],
    ['no phone number', { phone: 'call me' }, 'phone'],
  ])('are rejected for %s, with the field named', async (_, change, field) => {
    const reply = await book(change);
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  });

  it('by chat are rejected while the healer is offline, by phone they are not', async () => {
    const offline = { healerId: 'sample-healer-3' };
    expect(await book(offline)).toMatchObject({ status: 409, body: { code: 'healer_offline' } });
    expect((await book({ ...offline, mode: 'phone' })).status).toBe(200);
  });

  it('with an unlisted healer are rejected', async () => {
    expect(await book({ healerId: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'healer_not_found' },
    });
  });

  it('are unavailable in the day’s slots', async () => {
    await book();
    expect(await freeTimes('2026-11-22')).not.toContain('18:30');
    expect(await freeTimes('2026-11-21')).toEqual([
      '10:30',
      '17:30',
      '18:00',
      '18:30',
      '19:00',
      '19:30',
      '20:00',
      '20:30',
      '21:00',
    ]);
  });

  it('cannot be booked on a day without sessions', async () => {
    const admin = await newMember(shop, 'admin');
    const { version } = (await admin.get('/admin/settings')).body;
    const close = (at: number, days: string | null) =>
      admin.put('/admin/settings', { version: at, values: { SESSION_CLOSED_DAYS: days } });
    const slots = () => freeTimes('2026-11-22');
    const free = (await slots()).length;
    expect(free).toBeGreaterThan(0);
    expect((await close(version, 'soon')).status).toBe(400);
    expect((await close(version, '2026-01-26, 2026-11-22')).status).toBe(200);
    expect(await slots()).toEqual([]);
    expect((await close(version + 1, null)).status).toBe(200);
    expect(await slots()).toHaveLength(free);
  });

  it('are listed for their own user only', async () => {
    const [asha, other] = [await newMember(shop), await newMember(shop)];
    const { body } = await book({}, asha);
    expect((await asha.get('/users/bookings')).body.bookings).toEqual([body.booking]);
    expect((await other.get('/users/bookings')).body.bookings).toEqual([]);
    expect((await other.get(`/bookings/${body.booking.id}`)).status).toBe(404);
    expect((await other.post(`/bookings/${body.booking.id}/cancel`, {})).status).toBe(404);
  });

  it('can be changed in the browser that booked them', async () => {
    const guest = shop.visitor();
    const { body } = await book({}, guest);
    const moved = await guest.post(`/bookings/${body.booking.id}/reschedule`, {
      date: '2026-11-23',
      time: '09:00',
    });
    expect(moved.body.booking).toMatchObject({
      date: '2026-11-23',
      time: '09:00',
      status: 'booked',
    });
    expect(await freeTimes('2026-11-22')).toContain('18:30');
  });

  it('cannot be moved to an unavailable time', async () => {
    const guest = shop.visitor();
    const { body } = await book({}, guest);
    await book({ time: '19:00' });
    const move = await guest.post(`/bookings/${body.booking.id}/reschedule`, {
      date: '2026-11-22',
      time: '19:00',
    });
    expect(move).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  });

  it('can be seen and cancelled with the secret of the message, which the database does not hold', async () => {
    const { id } = (await book()).body.booking;
    const token = await secretOf(id);
    const otherUser = shop.visitor();
    const reply = await shop.app.inject({
      url: `/api/bookings/${id}`,
      headers: { 'x-booking-token': token },
    });
    expect(reply.statusCode).toBe(200);
    expect((await otherUser.post(`/bookings/${id}/cancel`, { token: `${token}x` })).status).toBe(
      404,
    );
    expect((await otherUser.post(`/bookings/${id}/cancel`, { token })).body.booking.status).toBe(
      'cancelled',
    );
    const [row] = await shop.deps.db.select().from(bookings).where(eq(bookings.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('give their slot back when they are cancelled', async () => {
    const guest = shop.visitor();
    const { id } = (await book({}, guest)).body.booking;
    expect(await freeTimes(request.date)).not.toContain(request.time);
    await guest.post(`/bookings/${id}/cancel`, {});
    expect(await freeTimes(request.date)).toContain(request.time);
    expect((await book()).status).toBe(200);
  });

  it.each([
    ['six days before', '2026-11-27', 760, 190, 'three-days'],
    ['two days before', '2026-11-23', 760, 190, 'two-days'],
    ['a day before', '2026-11-22', 665, 285, 'one-day'],
    ['on the day', '2026-11-21', 0, 950, 'under-a-day'],
  ])('are refunded by the table %s', async (_, date, amount, fee, rule) => {
    const [guest, admin] = [shop.visitor(), await newMember(shop, 'admin')];
    const { id } = (await book({ mode: 'video', date }, guest)).body.booking;
    expect(
      (await admin.post(`/admin/bookings/${id}/payment`, { paid: 950 })).body.booking.paid,
    ).toBe(950);
    const { body } = await guest.post(`/bookings/${id}/cancel`, {});
    expect(body.booking).toMatchObject({ status: 'cancelled', refund: { amount, fee, rule } });
    const email = await buildEmail(shop.deps, { kind: 'booking-cancelled', bookingId: id });
    expect(email?.text).toContain(`₹${amount}.00`);
  });

  it.each([
    ['from today to six days ahead', '2026-11-21', ['2026-11-27']],
    ['from six days ahead to today and back', '2026-11-27', ['2026-11-21', '2026-11-26']],
  ])('have the price of their earliest start, moved %s', async (_, date, days) => {
    const [guest, admin] = [shop.visitor(), await newMember(shop, 'admin')];
    const { id } = (await book({ mode: 'video', date }, guest)).body.booking;
    await admin.post(`/admin/bookings/${id}/payment`, { paid: 950 });
    for (const day of days) {
      const { body } = await guest.post(`/bookings/${id}/reschedule`, { date: day, time: '18:00' });
      expect(body.booking.date).toBe(day);
    }
    const { body } = await guest.get(`/bookings/${id}`);
    expect(body.booking.earliestStartsAt.slice(0, 10)).toBe('2026-11-21');
    const cancelled = (await guest.post(`/bookings/${id}/cancel`, {})).body.booking;
    expect(cancelled).toMatchObject({ refund: { amount: 0, fee: 950, rule: 'under-a-day' } });
  });

  it('cost the late fee when moved and cancelled concurrently, in either order', async () => {
    const [guest, admin] = [shop.visitor(), await newMember(shop, 'admin')];
    const { id } = (await book({ mode: 'video', date: '2026-11-21' }, guest)).body.booking;
    await admin.post(`/admin/bookings/${id}/payment`, { paid: 950 });
    const move = (time: string) =>
      guest.post(`/bookings/${id}/reschedule`, { date: '2026-11-27', time });
    await Promise.all([move('18:00'), guest.post(`/bookings/${id}/cancel`, {}), move('18:30')]);
    expect((await guest.get(`/bookings/${id}`)).body.booking).toMatchObject({
      status: 'cancelled',
      refund: { fee: 950 },
    });
  });

  it('report to the later of two administrators that another payment was recorded', async () => {
    const admin = await newMember(shop, 'admin');
    const { id } = (await book({ mode: 'video' })).body.booking;
    const recordPayment = (body: object) => admin.post(`/admin/bookings/${id}/payment`, body);
    expect((await recordPayment({ paid: 500, was: 0 })).status).toBe(200);
    const second = await recordPayment({ paid: 950, was: 0 });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'stale_edit', booking: { id, paid: 500 } },
    });
    expect(second.body.message).toBe(
      'Someone else has noted ₹500 in the meantime. Your change is not saved yet.',
    );
    expect((await recordPayment({ paid: 950, was: 500 })).body.booking.paid).toBe(950);
  });

  it('return the first cancellation for a second one', async () => {
    const guest = shop.visitor();
    const { id } = (await book({}, guest)).body.booking;
    const first = await guest.post(`/bookings/${id}/cancel`, {});
    now = morning + dayMs;
    expect(await guest.post(`/bookings/${id}/cancel`, {})).toMatchObject({
      status: 200,
      body: first.body,
    });
    const emails = sql`kind = 'mail' and payload->>'bookingId' = ${id} and payload->>'kind' = 'booking-cancelled'`;
    expect(await shop.deps.db.$count(outbox, emails)).toBe(1);
  });

  it('can be neither moved nor paid for after a cancellation', async () => {
    const [guest, admin] = [shop.visitor(), await newMember(shop, 'admin')];
    const { id } = (await book({ mode: 'video' }, guest)).body.booking;
    await guest.post(`/bookings/${id}/cancel`, {});
    const rejection = { status: 409, body: { code: 'booking_state' } };
    const slot = { date: '2026-11-24', time: '18:00' };
    expect(await guest.post(`/bookings/${id}/reschedule`, slot)).toMatchObject(rejection);
    expect(await admin.post(`/admin/bookings/${id}/payment`, { paid: 950 })).toMatchObject(
      rejection,
    );
  });

  it('that have started can no longer be changed', async () => {
    const guest = shop.visitor();
    const { id } = (await book({}, guest)).body.booking;
    now = morning + 2 * dayMs;
    const rejection = { status: 409, body: { code: 'booking_state' } };
    expect(await guest.post(`/bookings/${id}/cancel`, {})).toMatchObject(rejection);
    const slot = { date: bookingDates(now)[1], time: '09:00' };
    expect(await guest.post(`/bookings/${id}/reschedule`, slot)).toMatchObject(rejection);
  });

  it('are listed for administrators, the next first', async () => {
    const admin = await newMember(shop, 'admin');
    await book({ date: '2026-11-24' });
    await book();
    const { body } = await admin.get('/admin/bookings');
    expect(body.bookings.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-22',
      '2026-11-24',
    ]);
    expect((await admin.get('/admin/bookings?from=2026-11-24')).body.bookings).toHaveLength(1);
  });

  it('are confirmed by a message with time, rate and link', async () => {
    const { id } = (await book()).body.booking;
    const email = await buildEmail(shop.deps, { kind: 'booking-confirmed', bookingId: id });
    expect(email).toMatchObject({
      to: request.email,
      subject: 'You are booked: Chat with Nasreen A.',
    });
    for (const detail of [
      'Sunday 22 November, 6:30 pm IST',
      '₹60.00 per minute',
      `/booking/${id}#`,
    ])
      expect(email?.text).toContain(detail);
  });

  it.each([
    ['off', 1.5, { amount: 950, fee: 0, extra: 0 }],
    ['on', 8, { amount: 950, fee: 0, extra: 0 }],
    ['on', 4, { amount: 950, fee: 0, extra: 190 }],
    ['on', 1.5, { amount: 950, fee: 0, extra: 285 }],
  ] as const)(
    'cost the shop the fee that they would cost the customer: fees %s, %s days before',
    async (fees, days, refund) => {
      const admin = await newMember(shop, 'admin');
      const { version } = (await admin.get('/admin/settings')).body;
      await admin.put('/admin/settings', { version, values: { SESSION_CANCEL_FEES: fees } });
      const { booking } = (await book({ mode: 'video', date: '2026-11-23' })).body;
      await admin.post(`/admin/bookings/${booking.id}/payment`, { paid: 950 });
      now = Date.parse(booking.startsAt) - days * 86_400_000;
      const { body } = await admin.post(`/admin/bookings/${booking.id}/cancel`, {});
      expect(body.booking.refund).toMatchObject(refund);
    },
  );

  it.each([
    ['on', 'off', 285],
    ['off', 'on', 0],
  ] as const)(
    'cost the fee stated when they were booked: %s then, %s now',
    async (then, later, fee) => {
      const admin = await newMember(shop, 'admin');
      const set = async (SESSION_CANCEL_FEES: string) => {
        const { version } = (await admin.get('/admin/settings')).body;
        await admin.put('/admin/settings', { version, values: { SESSION_CANCEL_FEES } });
      };
      await set(then);
      const guest = shop.visitor();
      const { booking } = (await book({ mode: 'video', date: '2026-11-23' }, guest)).body;
      expect(booking.cancelFees).toBe(then === 'on');
      await admin.post(`/admin/bookings/${booking.id}/payment`, { paid: 950 });
      await set(later);
      now = Date.parse(booking.startsAt) - 1.5 * 86_400_000;
      const { body } = await guest.post(`/bookings/${booking.id}/cancel`, {});
      expect(body.booking.refund).toMatchObject({ fee, amount: 950 - fee });
    },
  );

  it('cost the shop no fee when it cancels them after they took place', async () => {
    const admin = await newMember(shop, 'admin');
    const { version } = (await admin.get('/admin/settings')).body;
    await admin.put('/admin/settings', { version, values: { SESSION_CANCEL_FEES: 'on' } });
    const { id, startsAt } = (await book({ mode: 'video', date: '2026-11-23' })).body.booking;
    await admin.post(`/admin/bookings/${id}/payment`, { paid: 950 });
    now = Date.parse(startsAt) + 3_600_000;
    await shop.deps.db
      .update(bookings)
      .set({ begunAt: new Date(Date.parse(startsAt)) })
      .where(eq(bookings.id, id));
    const { body } = await admin.post(`/admin/bookings/${id}/cancel`, {});
    expect(body.booking.refund).toMatchObject({ amount: 950, fee: 0, extra: 0 });
  });

  it('are moved by the shop in addition to the customer’s own moves, and cancelled by it with a full refund', async () => {
    const [guest, admin] = [shop.visitor(), await newMember(shop, 'admin')];
    const { id, startsAt } = (await book({ mode: 'video', date: '2026-11-23' }, guest)).body
      .booking;
    await admin.post(`/admin/bookings/${id}/payment`, { paid: 950 });
    const move = (date: string, previous: string) =>
      admin.post(`/admin/bookings/${id}/reschedule`, { date, time: '18:00', was: previous });
    const previous = (await move('2026-11-22', startsAt)).body.booking;
    // A move by the shop leaves the customer's cancellation fee unchanged.
    expect(previous).toMatchObject({
      date: '2026-11-22',
      time: '18:00',
      earliestStartsAt: startsAt,
    });
    expect(await move('2026-11-24', startsAt)).toMatchObject({
      status: 409,
      body: { code: 'stale_edit' },
    });
    const next = (await move('2026-11-26', previous.startsAt)).body.booking;
    expect(next.earliestStartsAt).toBe(next.startsAt);
    const { booking: other } = (await book({ date: '2026-11-27', time: '18:00' })).body;
    expect((await move('2026-11-27', next.startsAt)).body.code).toBe('slot_taken');
    expect((await shop.deps.db.select().from(bookings).where(eq(bookings.id, id)))[0]!.moves).toBe(
      0,
    );
    expect((await guest.post(`/admin/bookings/${other.id}/cancel`, {})).status).toBe(401);

    now = Date.parse(next.startsAt) + 60_000;
    const cancelled = await Promise.all(
      [1, 2].map(() => admin.post(`/admin/bookings/${id}/cancel`, {})),
    );
    for (const { body } of cancelled)
      expect(body.booking).toMatchObject({
        status: 'cancelled',
        refund: { amount: 950, fee: 0, extra: 950, rule: 'by-shop' },
      });
    const done = (await admin.get(`/admin/audit?subject=booking:${id}`)).body.entries;
    expect(done.map(({ action }: { action: string }) => action)).toEqual([
      'booking.cancel',
      'booking.move',
      'booking.move',
      'booking.payment',
    ]);
  });
});
