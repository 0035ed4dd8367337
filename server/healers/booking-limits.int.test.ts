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
const tooMany = { status: 429, body: { code: 'too_many_attempts', retryAfter: expect.any(Number) } };

/** The nth of many slots that are all free: another healer after each twelve. */
const slot = (n: number) => ({
  healerId: `sample-healer-${1 + Math.floor(n / times.length)}`,
  date: '2026-11-22',
  time: times[n % times.length],
});
/** Each test has addresses of its own: the limit by the minute knows no end of a test. */
let range = 0;
const ip = (n: number) => ({ 'x-forwarded-for': `198.51.${range}.${n}` });
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

describe.each(databaseKinds())('the limits of sessions on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    const clock = { now: () => morning };
    shop = await createTestShop(kind, { TRUST_PROXY: '1' }, { change: (deps) => ({ ...deps, clock }) });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    range += 1;
    for (const table of [bookings, attempts, outbox]) await shop.deps.db.delete(table);
  });

  const wish = { mode: 'phone', name: 'Asha Rao', phone: '+91 98290 00000' } as const;
  /** Without the notices to the shop itself. */
  const customersMails = () => shop.deps.db.select().from(outbox).where(notLike(outbox.key, 'booking-notice:%'));
  const book = (n: number, { email = `p${n}@example.in`, visitor = shop.visitor(), from = ip(n) } = {}) =>
    visitor.post('/bookings', { ...wish, ...slot(n), email }, from);
  const move = (id: string, n: number, visitor: Visitor) =>
    visitor.post(`/bookings/${id}/reschedule`, { date: slot(n).date, time: slot(n).time }, ip(n));
  const counted = (replies: Reply[]) => ({
    booked: replies.filter(({ status }) => status === 200).length,
    refused: replies.filter(({ body }) => body.code === 'too_many_attempts').length,
  });

  it('slow one address down, whatever it asks for', async () => {
    const ask = () => shop.visitor().post('/bookings', {}, ip(1));
    const replies: Reply[] = [];
    for (const _ of upTo(31)) replies.push(await ask());
    expect(replies.slice(0, 30).every(({ status }) => status === 400)).toBe(true);
    expect(replies[30]).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await book(2)).status).toBe(200);
  });

  it('let one visitor book eight a day, also of twelve asked for at once', async () => {
    const visitor = shop.visitor();
    await visitor.post('/bookings', { ...wish, ...slot(0), email: 'p0@example.in' }, ip(0));
    const replies = await Promise.all(upTo(12).map((n) => book(n + 1, { visitor })));
    expect(counted(replies)).toEqual({ booked: 7, refused: 5 });
    expect(await book(30, { visitor })).toMatchObject(tooMany);
    expect((await book(31)).status).toBe(200);
  });

  it('let one network book forty a day without an account, whatever its cookies and emails', async () => {
    const from = ip(7);
    await book(0, { from });
    // The limit by the minute would stop a test that books them all.
    await shop.deps.db.update(attempts).set({ count: 37 }).where(like(attempts.key, 'booking:network:%'));
    const replies = await Promise.all(upTo(6).map((n) => book(n + 1, { from })));
    expect(counted(replies)).toEqual({ booked: 3, refused: 3 });
    expect((await book(50)).status).toBe(200);
  });

  it('send ten mails a day to an address that nobody has proven, bookings and moves together', async () => {
    const email = 'stranger@example.in';
    const first = shop.visitor();
    const { id } = (await book(0, { email, visitor: first })).body.booking;
    expect((await move(id, 11, first)).status).toBe(200);
    const replies = await Promise.all(upTo(11).map((n) => book(12 + n, { email })));
    expect(counted(replies)).toEqual({ booked: 8, refused: 3 });
    expect(await move(id, 9, first)).toMatchObject(tooMany);
    expect((await first.get(`/bookings/${id}`)).body.booking.time).toBe(times[11]);
    expect(await customersMails()).toHaveLength(10);
    expect((await first.post(`/bookings/${id}/cancel`, {}, ip(0))).status).toBe(200);
  });

  it('leave those alone who have proven that the address is theirs', async () => {
    const member = await newMember(shop);
    const email = member.email;
    for (const n of upTo(10)) await book(n, { email });
    expect(await book(20, { email, visitor: member })).toMatchObject(tooMany);
    await shop.deps.db
      .update(users)
      .set({ emailVerifiedAt: new Date(morning) })
      .where(eq(users.id, member.id));
    expect((await book(20, { email, visitor: member })).status).toBe(200);
    expect(await book(21, { email: 'p0@example.in', visitor: member })).toMatchObject({ status: 200 });
  });

  it('let a session move five times, also when ten moves come at once', async () => {
    const guest = shop.visitor();
    const { id } = (await book(0, { visitor: guest })).body.booking;
    const replies = await Promise.all(upTo(10).map((n) => move(id, n + 1, guest)));
    expect(counted(replies).booked).toBe(5);
    expect(replies.filter(({ body }) => body.code === 'booking_moves')).toHaveLength(5);
    expect(await customersMails()).toHaveLength(6);
    const [row] = await shop.deps.db.select().from(bookings);
    expect(row!.moves).toBe(5);
  });

  it('count no booking that did not come about', async () => {
    const visitor = shop.visitor();
    await book(0);
    for (const _ of upTo(9)) expect((await book(0, { visitor })).body.code).toBe('slot_taken');
    expect((await book(1, { visitor })).status).toBe(200);
  });
});
