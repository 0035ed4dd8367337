import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorsOf, newCustomer, newHealer, startSession } from '../../testing/consultations.ts';
import type { TestMember } from '../../testing/members.ts';
import { startRoomServer } from '../../testing/room-server.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { consultations } from '../schema.ts';
import { sweepConsultations } from '../sweep-consultations.ts';
import { closeRooms } from './close-rooms.ts';

describe.each(databaseKinds())('a voice and video room on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startRoomServer>>;
  let shop: TestShop;
  let healer: TestMember;
  let asha: TestMember;
  let id = '';
  beforeAll(async () => {
    server = await startRoomServer();
    shop = await createTestShop(kind, server.env);
    healer = await newHealer(shop);
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });
  beforeEach(async () => {
    server.state.failing = false;
    server.state.deleted = [];
    asha = await newCustomer(shop, 500);
    id = await startSession(asha, healer);
  });
  afterEach(async () => {
    await asha.post(`/consultations/${id}/end`, {});
    await closeRooms(shop.deps);
    expect(await errorsOf(shop.deps)).toEqual([]);
  });
  const change = (set: object) =>
    shop.deps.db.update(consultations).set(set).where(eq(consultations.id, id));
  const enter = async (user: TestMember, talking = false) =>
    user.post(`/consultations/${id}/room`, { talking });
  const read = async (user = asha) => (await user.get(`/consultations/${id}`)).body.consultation;

  it('admits both participants of a running session, each under their own identity, and notifies the other', async () => {
    expect(await read()).toMatchObject({ rooms: true, otherInRoom: false });
    const { status, body } = await enter(asha);
    expect({ status, url: body.url }).toEqual({ status: 200, url: server.url });
    expect(decodeJwt(body.token)).toMatchObject({
      sub: 'customer',
      video: { room: id, roomJoin: true },
    });
    expect(await read(healer)).toMatchObject({ otherInRoom: true });
    expect(await read()).toMatchObject({ otherInRoom: false });
    expect(decodeJwt((await enter(healer)).body.token)).toMatchObject({ sub: 'healer' });
  });

  it('counts its participants as present: the clock never pauses during a call', async () => {
    await change({ customerSeenAt: sql`now() - interval '2 minutes'`, healerSeenAt: sql`now()` });
    expect(await read(healer)).toMatchObject({ clockRuns: false });
    await enter(asha, true);
    expect(await read(healer)).toMatchObject({ clockRuns: true });
  });

  it('never admits other users', async () => {
    const otherUser = await newCustomer(shop, 0);
    expect(await enter(otherUser)).toMatchObject({
      status: 404,
      body: { code: 'consultation_not_found' },
    });
    expect(
      await shop.visitor().post(`/consultations/${id}/room`, { talking: false }),
    ).toMatchObject({ status: 401 });
    await asha.post(`/consultations/${id}/end`, {});
    expect(await enter(asha)).toMatchObject({ status: 409, body: { code: 'consultation_state' } });
    const pending = await asha.post('/consultations', { healerId: 'sample-healer-1' });
    id = pending.body.consultation.id;
    expect(await enter(asha)).toMatchObject({ status: 409 });
  });

  it('issues no token that outlasts the paid balance', async () => {
    await change({ clockMs: 8 * 60_000 - 20_000 });
    await sweepConsultations(shop.deps);
    const { iat, nbf, exp } = decodeJwt((await enter(asha)).body.token);
    expect(exp! - (iat ?? nbf!)).toBeLessThanOrEqual(21);
  });

  it('counts speech as messages: silence does not close the session, and the healer has responded', async () => {
    await enter(asha, true);
    await change({ startedAt: sql`now() - interval '11 minutes'`, unansweredMs: 0 });
    const [alone] = await shop.deps.db.select().from(consultations).where(eq(consultations.id, id));
    expect(alone, 'nobody else was there yet').toMatchObject({
      healerWrote: false,
      lastMessageAt: null,
    });
    await enter(healer, true);
    await sweepConsultations(shop.deps);
    expect(await read()).toMatchObject({ status: 'running' });
    const [pair] = await shop.deps.db.select().from(consultations).where(eq(consultations.id, id));
    expect(pair).toMatchObject({ healerWrote: true, unansweredMs: null });
  });

  it('is billed like a session by text', async () => {
    await enter(asha, true);
    await enter(healer, true);
    await change({ clockMs: 4 * 60_000 + 1 });
    await asha.post(`/consultations/${id}/end`, {});
    expect(await read()).toMatchObject({ charged: 180, refunded: 0 });
  });

  it('is closed at the end, once more after the last token has expired, and then no more', async () => {
    await enter(asha);
    server.state.rooms.add(id);
    await closeRooms(shop.deps);
    expect(server.state.deleted, 'while it runs').toEqual([]);
    await asha.post(`/consultations/${id}/end`, {});
    await Promise.all([closeRooms(shop.deps), closeRooms(shop.deps)]);
    await closeRooms(shop.deps);
    expect(server.state.deleted).toEqual([id]);
    // A participant rejoined with a token that the room server had renewed.
    server.state.rooms.add(id);
    await change({
      endedAt: sql`now() - interval '12 minutes'`,
      roomClosedAt: sql`now() - interval '12 minutes'`,
    });
    await closeRooms(shop.deps);
    server.state.rooms.add(id);
    await closeRooms(shop.deps);
    expect(server.state.deleted).toEqual([id, id]);
  });

  it('is closed later if the room server is unavailable, without delaying the bill', async () => {
    await enter(asha);
    server.state.rooms.add(id);
    server.state.failing = true;
    expect(await asha.post(`/consultations/${id}/end`, {})).toMatchObject({ status: 200 });
    await closeRooms(shop.deps);
    server.state.failing = false;
    await closeRooms(shop.deps);
    expect(server.state.deleted).toEqual([id]);
  });
});

describe('a shop without a room server', () => {
  it('offers no room', async () => {
    const shop = await createTestShop('embedded');
    const healer = await newHealer(shop);
    const asha = await newCustomer(shop, 500);
    const id = await startSession(asha, healer);
    expect((await asha.get(`/consultations/${id}`)).body.consultation).toMatchObject({
      rooms: false,
    });
    expect(await asha.post(`/consultations/${id}/room`, { talking: false })).toMatchObject({
      status: 404,
    });
    await shop.close();
  });
});
