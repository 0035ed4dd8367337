import { bookingDates, consultationLimits } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../healers/schema.ts';
import { customerAccount, healerAccount, outsideAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import {
  errorsOf,
  letPass,
  newCustomer,
  newHealer,
  prepay,
  startSession,
  testHealer,
} from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { startRoomServer } from '../testing/room-server.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { billSession } from './bill.ts';
import { consultations } from './schema.ts';
import { seeTo, sweepConsultations } from './sweep-consultations.ts';
import { listDue } from './sweep-queries.ts';

const phone = '+91 98290 00000';
const times = ['18:00', '18:30', '19:00', '19:30'];

type Booked = { id: string; price: { session: number } };
const book = async (by: TestMember, mode: string, time: string): Promise<Booked> => {
  const [date] = bookingDates(Date.now()).slice(-1);
  const request = {
    healerId: testHealer.id,
    mode,
    date,
    time,
    name: 'Asha',
    phone,
    email: by.email,
  };
  const { status, body } = await by.post('/bookings', request);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.booking;
};
const setBooking = (shop: TestShop, id: string, set: object) =>
  shop.deps.db.update(bookings).set(set).where(eq(bookings.id, id));
const begins = { startsAt: sql`now() - interval '1 minute'` };
const meet = async (id: string, ...users: TestMember[]) => {
  for (const one of users) await one.get(`/consultations/${id}/messages`);
};
const openOf = async (by: TestMember) => (await by.get('/consultations')).body.consultations[0];

describe.each(databaseKinds())('a booked call on %s', (kind) => {
  let shop: TestShop;
  let healer: TestMember;
  let admin: TestMember;
  let asha: TestMember;
  let booked: Booked;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    healer = await newHealer(shop);
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    asha = await newCustomer(shop, 0);
    booked = await book(asha, 'phone', times[0]!);
    await setBooking(shop, booked.id, begins);
  });
  afterEach(async () => {
    const open = await openOf(asha);
    if (open) await asha.post(`/consultations/${open.id}/end`, {});
    await setBooking(shop, booked.id, { status: 'cancelled' });
    expect(await errorsOf(shop.deps)).toEqual([]);
  });
  const read = async (id: string, by = asha) =>
    (await by.get(`/consultations/${id}`)).body.consultation;
  const open = async () => {
    await Promise.all([sweepConsultations(shop.deps), sweepConsultations(shop.deps)]);
    return (await openOf(asha)) as { id: string };
  };
  const run = async () => {
    await prepay(shop.deps, asha.id, booked.price.session);
    const { id } = await open();
    await meet(id, asha, healer);
    expect(await read(id)).toMatchObject({ status: 'running' });
    return id;
  };
  const sendMessage = (by: TestMember, id: string, clientId = 'message-1') =>
    by.post(`/consultations/${id}/messages`, {
      clientId,
      content: { kind: 'text', text: 'I am calling you now.' },
    });
  const change = (id: string, set: object) =>
    shop.deps.db.update(consultations).set(set).where(eq(consultations.id, id));
  const outstanding = () => balanceOf(shop.deps.db, healerAccount(healer.id));

  it('opens at its time with its price and phone number, and starts once the balance covers the price', async () => {
    const { id } = await open();
    const { session: price } = booked.price;
    expect(await read(id)).toMatchObject({
      ...{
        status: 'accepted',
        mode: 'phone',
        wholePrice: price,
        ratePerMinute: 0,
        missing: price,
        rooms: false,
      },
      elsewhere: { phone, room: null },
    });
    await meet(id, asha, healer);
    expect(await read(id, healer)).toMatchObject({
      status: 'accepted',
      missing: price,
      elsewhere: { phone },
    });
    await prepay(shop.deps, asha.id, price);
    await meet(id, asha, healer);
    expect(await read(id)).toMatchObject({
      ...{ status: 'running', missing: 0, freeMinutes: 0, charged: price, clockRuns: true },
    });
    expect((await read(id)).leftMs).toBeGreaterThan(consultationLimits.fixedPriceMs - 60_000);
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(0);
  });

  it('is billed once at its fixed price, despite concurrent starts, and stops when its time is over', async () => {
    await prepay(shop.deps, asha.id, booked.price.session);
    const { id } = await open();
    await Promise.all([1, 2, 3].flatMap(() => [meet(id, asha), meet(id, healer)]));
    await sendMessage(healer, id);
    await change(id, {
      clockMs: 12 * 60_000,
      ...{ customerSeenAt: sql`now()`, healerSeenAt: sql`now()` },
    });
    await Promise.all([1, 2, 3].map(() => billSession(shop.deps, id)));
    const { session: price } = booked.price;
    expect(await read(id)).toMatchObject({ status: 'running', charged: price });
    const before = await outstanding();
    await change(id, { clockMs: consultationLimits.fixedPriceMs });
    await Promise.all([sweepConsultations(shop.deps), meet(id, asha), meet(id, healer)]);
    expect(await read(id)).toMatchObject({
      ...{ status: 'ended', endReason: 'time', charged: price, refunded: 0 },
      elsewhere: { phone: '' },
    });
    expect((await outstanding()) - before).toBe(Math.floor(price * 60));
  });

  it('runs its clock while its customer is on the phone, and pauses it while the healer is absent', async () => {
    const id = await run();
    await sendMessage(healer, id);
    const longAgo = sql`now() - interval '9 minutes'`;
    await change(id, {
      customerSeenAt: longAgo,
      tickedAt: sql`now() - interval '20 seconds'`,
      startedAt: longAgo,
    });
    await meet(id, healer);
    await sweepConsultations(shop.deps);
    expect(await read(id, healer)).toMatchObject({ status: 'running', clockRuns: true });
    const [row] = await shop.deps.db.select().from(consultations).where(eq(consultations.id, id));
    expect(row!.clockMs).toBeGreaterThanOrEqual(20_000);
    await change(id, { healerSeenAt: sql`now() - interval '1 minute'` });
    expect(await read(id)).toMatchObject({ clockRuns: false });
    await change(id, { healerSeenAt: longAgo, awayMs: 270_000 });
    await sweepConsultations(shop.deps);
    expect(await read(id)).toMatchObject({
      status: 'ended',
      endReason: 'away',
      refundRule: 'connection',
    });
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(
      booked.price.session * 100,
    );
  });

  it.each([
    ['the healer ends early', 'healer', true, 'short'],
    ['the healer neither calls nor writes', 'customer', false, 'silent'],
  ] as const)('is refunded in full where %s', async (_, side, wrote, refundRule) => {
    const id = await run();
    if (wrote) await sendMessage(healer, id);
    await letPass(shop, asha, id, 100);
    await (side === 'healer' ? healer : asha).post(`/consultations/${id}/end`, {});
    const { session: price } = booked.price;
    expect(await read(id)).toMatchObject({
      status: 'ended',
      charged: price,
      refunded: price,
      refundRule,
    });
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(price * 100);
  });

  it('debits from the balance the part that the owner has not recorded as paid', async () => {
    const { session: price } = booked.price;
    const before = await balanceOf(shop.deps.db, outsideAccount);
    expect(
      (await admin.post(`/admin/bookings/${booked.id}/payment`, { paid: price - 100 })).status,
    ).toBe(200);
    await prepay(shop.deps, asha.id, 150);
    const { id } = await open();
    expect(await read(id)).toMatchObject({ missing: 0 });
    await meet(id, asha, healer);
    expect(await read(id)).toMatchObject({ status: 'running', charged: price });
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(50 * 100);
    expect((await balanceOf(shop.deps.db, outsideAccount)) - before).toBe(-(price - 100) * 100);
    // The payment recorded so far is included.
    expect(await admin.post(`/admin/bookings/${booked.id}/payment`, { paid: price })).toMatchObject(
      {
        ...{ status: 409, body: { code: 'booking_billed' } },
      },
    );
  });

  it('does not start after its booking was cancelled, and opens again at the time to which it was moved', async () => {
    await prepay(shop.deps, asha.id, booked.price.session);
    const first = await open();
    await setBooking(shop, booked.id, { startsAt: sql`now() + interval '2 days'` });
    await meet(first.id, asha, healer);
    expect(await read(first.id)).toMatchObject({
      status: 'ended',
      endReason: 'withdrawn',
      charged: 0,
    });
    await sweepConsultations(shop.deps);
    expect((await openOf(asha)).id, 'its time has not come').toBe(first.id);
    await change(first.id, { requestedAt: sql`now() - interval '2 days'` });
    await setBooking(shop, booked.id, begins);
    const second = await open();
    expect(second).toMatchObject({ status: 'accepted', bookingId: booked.id });
    expect((await admin.post(`/admin/bookings/${booked.id}/cancel`, {})).status).toBe(200);
    await meet(second.id, asha, healer);
    expect(await read(second.id)).toMatchObject({
      status: 'ended',
      endReason: 'withdrawn',
      charged: 0,
    });
    await sweepConsultations(shop.deps);
    expect((await openOf(asha)).id).toBe(second.id);
  });

  it('is displayed to the healer with its kind, and with the number for a guest without a session', async () => {
    const guest = await newMember(shop);
    const owned = await book(guest, 'video', times[1]!);
    await setBooking(shop, owned.id, { ...begins, userId: null });
    const { body } = await healer.get('/healer/desk');
    const listed = body.booked.filter(({ id }: { id: string }) =>
      [owned.id, booked.id].includes(id),
    );
    expect(listed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: owned.id, mode: 'video', phone }),
        expect.objectContaining({ id: booked.id, mode: 'phone', phone: null }),
      ]),
    );
    await open();
    const { booked: left } = (await healer.get('/healer/desk')).body;
    expect(left.map(({ id }: { id: string }) => id)).toEqual([owned.id]);
    await setBooking(shop, owned.id, { status: 'cancelled' });
  });

  it('is displayed to the healer, however many earlier sessions other healers have', async () => {
    const { db } = shop.deps;
    await setBooking(shop, booked.id, { startsAt: sql`now() + interval '2 days'` });
    const [row] = await db.select().from(bookings).where(eq(bookings.id, booked.id));
    const ofOther = { ...row!, healerId: 'sample-healer-2', tokenHash: null };
    const start = Date.now() + 3_600_000;
    const earlier = Array.from({ length: 200 }, (_, at) => ({
      ...ofOther,
      id: `bkg_other${at}`,
      startsAt: new Date(start + at * 60_000),
    }));
    await db.insert(bookings).values(earlier);
    const { body } = await healer.get('/healer/desk');
    await db.delete(bookings).where(eq(bookings.healerId, ofOther.healerId));
    expect(body.booked.map(({ id }: { id: string }) => id)).toEqual([booked.id]);
  });

  it('removes its customer from another waiting list when it starts, not before', async () => {
    await setBooking(shop, booked.id, { startsAt: sql`now() + interval '30 minutes'` });
    const ravi = await newCustomer(shop, 0);
    const before = await startSession(ravi, healer);
    const other = 'sample-healer-2';
    await newHealer(shop, other);
    const pending = (await asha.post('/consultations', { healerId: other, wait: true })).body
      .consultation;
    await sweepConsultations(shop.deps);
    expect(await read(pending.id)).toMatchObject({ status: 'waiting' });
    await setBooking(shop, booked.id, begins);
    expect(await open()).toMatchObject({ status: 'accepted', bookingId: booked.id });
    expect(await read(before, ravi)).toMatchObject({ status: 'ended', endReason: 'time' });
    expect(await read(pending.id)).toMatchObject({ status: 'ended', endReason: 'withdrawn' });
  });

  it('is not closed by an outdated no-show sweep if both joined in the meantime', async () => {
    await prepay(shop.deps, asha.id, booked.price.session);
    const { id } = await open();
    await change(id, { expiresAt: sql`now() - interval '1 second'` });
    const seen = (await listDue(shop.deps.db, consultationLimits)).find((one) => one.id === id)!;
    expect(seen.due).toBe('no_show');
    await meet(id, asha, healer);
    await seeTo(shop.deps, seen);
    expect(await read(id)).toMatchObject({ status: 'running' });
    await seeTo(shop.deps, { id, due: 'away' });
    expect(await read(id)).toMatchObject({ status: 'running' });
  });
});

describe('a shop with its own rooms', () => {
  it('holds a booked video session in one, with the clock of both participants', async () => {
    const server = await startRoomServer();
    const shop = await createTestShop('embedded', server.env);
    const healer = await newHealer(shop);
    const asha = await newCustomer(shop, 5000);
    const { id: bookingId } = await book(asha, 'video', times[0]!);
    await setBooking(shop, bookingId, begins);
    await sweepConsultations(shop.deps);
    const { id } = await openOf(asha);
    await meet(id, asha, healer);
    const running = (await asha.get(`/consultations/${id}`)).body.consultation;
    expect(running).toMatchObject({
      status: 'running',
      mode: 'video',
      elsewhere: null,
      rooms: true,
    });
    const enter = (user: TestMember) => user.post(`/consultations/${id}/room`, { talking: true });
    expect((await enter(asha)).body).toMatchObject({ url: server.url });
    await enter(healer);
    await enter(asha);
    await shop.deps.db
      .update(consultations)
      .set({
        customerSeenAt: sql`now() - interval '1 minute'`,
        customerRoomAt: sql`now() - interval '1 minute'`,
      })
      .where(eq(consultations.id, id));
    expect((await healer.get(`/consultations/${id}`)).body.consultation).toMatchObject({
      clockRuns: false,
    });
    await asha.post(`/consultations/${id}/end`, {});
    const finished = (await asha.get(`/consultations/${id}`)).body.consultation;
    expect(finished).toMatchObject({ charged: running.wholePrice, refunded: 0 });
    expect(await errorsOf(shop.deps)).toEqual([]);
    await shop.close();
    await server.close();
  });
});
