import { bookingTimes } from '@jyotiratna/contract';
import { eq, like, notLike } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, users } from '../accounts/schema.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type Reply, type TestShop, type Visitor } from '../testing/test-shop.ts';
import { bookings } from './schema.ts';

/** A Saturday, 10:00 in India. */
const morning = Date.parse('2026-11-21T10:00:00+05:30');
const times = [...bookingTimes.morning, ...bookingTimes.evening];
const tooMany = {
  status: 429,
  body: { code: 'too_many_attempts', retryAfter: expect.any(Number) },
};

/** The nth of many available slots: every twelve are of the next healer. */
const slot = (n: number) => ({
  healerId: `sample-healer-${1 + Math.floor(n / times.length)}`,
  date: '2026-11-22',
  time: times[n % times.length],
});
/** Each test has its own network addresses: the limit per minute outlasts a test. */
let range = 0;
const ip = (n: number) => ({ 'x-forwarded-for': `198.51.${range}.${n}` });
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

describe.each(databaseKinds())('the limits of sessions on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    const clock = { now: () => morning };
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1' },
      { change: (deps) => ({ ...deps, clock }) },
    );
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    range += 1;
    for (const table of [bookings, attempts, outbox]) await shop.deps.db.delete(table);
  });

  const request = { mode: 'phone', name: 'Asha Rao', phone: '+91 98290 00000' } as const;
  /** Excludes the emails to the shop itself. */
  const customersEmails = () =>
    shop.deps.db.select().from(outbox).where(notLike(outbox.key, 'booking-notice:%'));
  const book = (
    n: number,
    { email = `p${n}@example.in`, visitor = shop.visitor(), from = ip(n) } = {},
  ) => visitor.post('/bookings', { ...request, ...slot(n), email }, from);
  const move = (id: string, n: number, visitor: Visitor) =>
    visitor.post(`/bookings/${id}/reschedule`, { date: slot(n).date, time: slot(n).time }, ip(n));
  const counts = (results: Reply[]) => ({
    booked: results.filter(({ status }) => status === 200).length,
    limited: results.filter(({ body }) => body.code === 'too_many_attempts').length,
  });

  it('throttle one address, for any request', async () => {
    const submit = () => shop.visitor().post('/bookings', {}, ip(1));
    const results: Reply[] = [];
    for (const _ of upTo(31)) results.push(await submit());
    expect(results.slice(0, 30).every(({ status }) => status === 400)).toBe(true);
    expect(results[30]).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await book(2)).status).toBe(200);
  });

  it('allow one visitor eight bookings a day, also of twelve concurrent ones', async () => {
    const visitor = shop.visitor();
    await visitor.post('/bookings', { ...request, ...slot(0), email: 'p0@example.in' }, ip(0));
    const results = await Promise.all(upTo(12).map((n) => book(n + 1, { visitor })));
    expect(counts(results)).toEqual({ booked: 7, limited: 5 });
    expect(await book(30, { visitor })).toMatchObject(tooMany);
    expect((await book(31)).status).toBe(200);
  });

  it('allow a network forty bookings a day without an account, regardless of cookies and emails', async () => {
    const from = ip(7);
    await book(0, { from });
    // Without this, the limit per minute would stop a test that makes all these bookings.
    await shop.deps.db
      .update(attempts)
      .set({ count: 37 })
      .where(like(attempts.key, 'booking:network:%'));
    const results = await Promise.all(upTo(6).map((n) => book(n + 1, { from })));
    expect(counts(results)).toEqual({ booked: 3, limited: 3 });
    expect((await book(50)).status).toBe(200);
  });

  it('allow ten emails a day to an unverified address, bookings and moves together', async () => {
    const email = 'stranger@example.in';
    const first = shop.visitor();
    const { id } = (await book(0, { email, visitor: first })).body.booking;
    expect((await move(id, 11, first)).status).toBe(200);
    const results = await Promise.all(upTo(11).map((n) => book(12 + n, { email })));
    expect(counts(results)).toEqual({ booked: 8, limited: 3 });
    expect(await move(id, 9, first)).toMatchObject(tooMany);
    expect((await first.get(`/bookings/${id}`)).body.booking.time).toBe(times[11]);
    expect(await customersEmails()).toHaveLength(10);
    expect((await first.post(`/bookings/${id}/cancel`, {}, ip(0))).status).toBe(200);
  });

  it('do not apply to verified addresses', async () => {
    const member = await newMember(shop);
    const email = member.email;
    for (const n of upTo(10)) await book(n, { email });
    expect(await book(20, { email, visitor: member })).toMatchObject(tooMany);
    await shop.deps.db
      .update(users)
      .set({ emailVerifiedAt: new Date(morning) })
      .where(eq(users.id, member.id));
    expect((await book(20, { email, visitor: member })).status).toBe(200);
    expect(await book(21, { email: 'p0@example.in', visitor: member })).toMatchObject({
      status: 200,
    });
  });

  it('allow five moves of a session, also of ten concurrent ones', async () => {
    const guest = shop.visitor();
    const { id } = (await book(0, { visitor: guest })).body.booking;
    const results = await Promise.all(upTo(10).map((n) => move(id, n + 1, guest)));
    expect(counts(results).booked).toBe(5);
    expect(results.filter(({ body }) => body.code === 'booking_moves')).toHaveLength(5);
    expect(await customersEmails()).toHaveLength(6);
    const [row] = await shop.deps.db.select().from(bookings);
    expect(row!.moves).toBe(5);
  });

  it('ignore failed bookings', async () => {
    const visitor = shop.visitor();
    await book(0);
    for (const _ of upTo(9)) expect((await book(0, { visitor })).body.code).toBe('slot_taken');
    expect((await book(1, { visitor })).status).toBe(200);
  });
});
