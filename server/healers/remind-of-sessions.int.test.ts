import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../platform/email/mailer.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { remindOfSessions } from './remind-of-sessions.ts';
import { bookings } from './schema.ts';

const morning = Date.parse('2026-11-21T10:00:00+05:30');
/** Sunday, 6:30 pm in India. */
const start = Date.parse('2026-11-22T18:30:00+05:30');
const minute = 60_000;
const request = {
  healerId: 'sample-healer-4',
  mode: 'video',
  date: '2026-11-22',
  time: '18:30',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98290 00000',
} as const;

describe.each(databaseKinds())('the reminder of a session on %s', (kind) => {
  const sent: RenderedEmail[] = [];
  let now = morning;
  let shop: TestShop;
  beforeAll(async () => {
    // Emails to the shop itself are not customers' emails.
    const email = {
      send: async (one: RenderedEmail) => void (one.to !== 'care@example.in' && sent.push(one)),
    };
    shop = await createTestShop(
      kind,
      { SESSION_ROOMS: 'https://meet.example.in/', COMPANY_EMAIL: 'care@example.in' },
      { change: (deps) => ({ ...deps, mail: email, clock: { now: () => now } }) },
    );
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = morning;
    await shop.deps.db.delete(bookings);
    await shop.deps.db.delete(outbox);
    sent.length = 0;
  });

  /**
   * Books a session at the fake clock's time, delivers the confirmation and removes it from `sent`.
   */
  async function book(change: object = {}) {
    const guest = shop.visitor();
    const { body } = await guest.post('/bookings', { ...request, ...change });
    await shop.deps.db.update(bookings).set({ createdAt: new Date(now) });
    await deliverEmail(shop.deps);
    const confirmation = sent.splice(0);
    return { guest, id: body.booking.id as string, confirmation: confirmation[0]! };
  }
  /** Runs the job in parallel, as several processes would. */
  async function rounds(atMs: number): Promise<RenderedEmail[]> {
    now = atMs;
    await Promise.all([1, 2, 3].map(() => remindOfSessions(shop.deps)));
    await Promise.all([1, 2, 3].map(() => deliverEmail(shop.deps)));
    await remindOfSessions(shop.deps);
    await deliverEmail(shop.deps);
    return sent;
  }

  it('is sent once, an hour before the start, by any number of processes', async () => {
    await book();
    expect(await rounds(start - 61 * minute)).toEqual([]);
    expect(await rounds(start - 60 * minute)).toMatchObject([
      { to: request.email, subject: '6:30 pm today: Video call with Nasreen A.' },
    ]);
    expect(await rounds(start - 30 * minute)).toHaveLength(1);
  });

  it('links to the room in the confirmation and the administrators’ list, unique to the session', async () => {
    const { confirmation } = await book();
    await book({ time: '19:00', email: 'other@example.in' });
    const emails = await rounds(start - 15 * minute);
    const email = emails.find(({ to }) => to === request.email)!;
    const other = emails.find(({ to }) => to === 'other@example.in')!;
    const room = /https:\/\/meet\.example\.in\/jyotiratna-[0-9a-f]{32}/;
    const [link] = room.exec(email.text) ?? [];
    expect(room.exec(confirmation.text)?.[0]).toBe(link);
    expect(room.exec(other.text)?.[0]).not.toBe(link);
    const admin = await newMember(shop, 'admin');
    const list = (await admin.get('/admin/bookings?from=2026-11-22')).body.bookings;
    expect(list.map(({ room: address }: { room: string }) => address)).toContain(link);
  });

  it('names the caller of a phone session, and needs no room', async () => {
    await book({ mode: 'phone' });
    const [email] = await rounds(start - 15 * minute);
    expect(email?.text).toContain(`The healer calls you at ${request.phone}`);
    expect(email?.text).not.toContain('meet.example.in');
  });

  it('is never sent for a cancelled session, cancelled before it is recorded or after', async () => {
    const early = await book();
    const second = await book({ time: '19:00' });
    await early.guest.post(`/bookings/${early.id}/cancel`, {});
    now = start - 15 * minute;
    await remindOfSessions(shop.deps);
    const reminderOf = (id: string) =>
      sql`payload->>'kind' = 'booking-reminder' and payload->>'bookingId' = ${id}`;
    expect(await shop.deps.db.$count(outbox, reminderOf(early.id))).toBe(0);
    expect(await shop.deps.db.$count(outbox, reminderOf(second.id))).toBe(1);
    await second.guest.post(`/bookings/${second.id}/cancel`, {});
    const subjects = (await rounds(start - 10 * minute)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Your session is cancelled: Video call with Nasreen A.',
      'Your session is cancelled: Video call with Nasreen A.',
    ]);
  });

  it('states the new time of a moved session', async () => {
    const { guest, id } = await book();
    now = start - 30 * minute;
    await remindOfSessions(shop.deps);
    await guest.post(`/bookings/${id}/reschedule`, { date: request.date, time: '21:00' });
    const moved = await rounds(start - 20 * minute);
    expect(moved.map(({ subject }) => subject)).toEqual([
      'Your session has moved: Video call with Nasreen A.',
    ]);
    const after = await rounds(start + 100 * minute);
    expect(after.slice(1).map(({ subject }) => subject)).toEqual([
      '9:00 pm today: Video call with Nasreen A.',
    ]);
  });

  it('is not sent when the mail server recovers after the start', async () => {
    await book();
    now = start - 15 * minute;
    await remindOfSessions(shop.deps);
    expect(await rounds(start + minute)).toEqual([]);
  });

  it('is skipped right after the booking and its confirmation', async () => {
    now = start - 40 * minute;
    await book();
    expect(await rounds(start - 30 * minute)).toEqual([]);
  });

  it('survives a delivery that failed', async () => {
    await book();
    now = start - 50 * minute;
    await remindOfSessions(shop.deps);
    const failing = {
      ...shop.deps,
      mail: { send: () => Promise.reject(new Error('connection lost')) },
    };
    await deliverEmail(failing);
    await shop.deps.db.update(outbox).set({ dueAt: sql`now()` });
    expect(await rounds(start - 40 * minute)).toHaveLength(1);
  });
});
