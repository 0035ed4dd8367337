import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../accounts/schema.ts';
import { healerAccounts } from '../healers/schema.ts';
import { transact } from '../platform/database/transact.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import {
  errorsOf,
  newCustomer,
  newHealer,
  startSession,
  testHealer,
} from '../testing/consultations.ts';
import { eventually } from '../testing/eventually.ts';
import type { TestMember } from '../testing/members.ts';
import { openSocketClient as openClient } from '../testing/socket-client.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { endInTransaction } from './bill.ts';
import { readPresence } from './read-presence.ts';
import { consultations } from './schema.ts';

/** The origin of a shop in its default configuration. */
const own = 'http://localhost:3000';

describe.each(databaseKinds())('sessions by WebSocket on %s', (kind) => {
  let shop: TestShop;
  let url = '';
  let healer: TestMember;
  let asha: TestMember;
  let id = '';
  beforeAll(async () => {
    shop = await createTestShop(kind);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    url = `ws://127.0.0.1:${port}/api/consultations/socket`;
    healer = await newHealer(shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    asha = await newCustomer(shop, 500);
    id = await startSession(asha, healer);
    return async () => {
      await asha.post(`/consultations/${id}/end`, {});
      expect(await errorsOf(shop.deps)).toEqual([]);
    };
  });
  const cookieOf = (user: TestMember) => ({ cookie: `sid=${user.cookies.get('sid')}` });
  const enter = async (user: TestMember, after = 0) => {
    const client = openClient(url, { ...cookieOf(user), origin: own });
    await client.open;
    client.send({ type: 'join', id, after });
    await eventually(() => expect(client.came[0]?.type).toBe('joined'));
    return client;
  };
  const text = (of: string, n: number) =>
    ({
      type: 'send',
      id,
      clientId: `${of}-message-${n}`,
      content: { kind: 'text', text: `${of} ${n}` },
    }) as const;

  it('have one order for both sides, without duplicates, and a dropped connection resumes at its position', async () => {
    const [customer, other] = [await enter(asha), await enter(healer)];
    for (let n = 0; n < 20; n += 1) {
      customer.send(text('a', n));
      customer.send(text('a', n));
      other.send(text('h', n));
    }
    await eventually(() => expect(other.contents()).toHaveLength(40));
    customer.socket.terminate();
    other.send(text('h', 20));
    other.send(text('h', 21));
    await eventually(() => expect(other.contents()).toHaveLength(42));
    const second = await enter(asha, 40);
    await eventually(() => expect(second.contents()).toHaveLength(2));
    const full = await enter(asha);
    expect(full.contents()).toEqual(other.contents());
    expect(full.contents().map((line) => Number(line.split(' ')[0]))).toEqual(
      Array.from({ length: 42 }, (_, at) => at + 1),
    );
    for (const { socket } of [other, second, full]) socket.close();
  });

  it('reject guests and cross-site pages', async () => {
    expect(await openClient(url, { origin: own }).rejected).toBe(401);
    expect(
      await openClient(url, { ...cookieOf(asha), origin: 'https://evil.example' }).rejected,
    ).toBe(403);
    // Every browser sends an Origin: a request with a cookie but without an Origin is rejected.
    expect(await openClient(url, cookieOf(asha)).rejected).toBe(403);
  });

  it('close the connection of a request to upgrade a page to another protocol', async () => {
    expect(
      await openClient(url.replace('/api/consultations/socket', '/healthz'), { origin: own })
        .rejected,
    ).toBe(200);
  });

  it('admit no other user', async () => {
    const otherUser = await newCustomer(shop, 0);
    const client = openClient(url, { ...cookieOf(otherUser), origin: own });
    await client.open;
    client.send({ type: 'join', id, after: 0 });
    client.send(text('x', 1));
    await eventually(() => expect(client.came).toHaveLength(2));
    expect(client.came).toMatchObject([
      { type: 'refused', code: 'consultation_not_found' },
      { type: 'refused', code: 'consultation_not_found' },
    ]);
    client.socket.close();
  });

  it('close on a flood and on oversized frames, and respond to invalid ones with an error', async () => {
    const flood = await enter(asha);
    flood.socket.send('no JSON');
    await eventually(() =>
      expect(flood.came.at(-1)).toMatchObject({ type: 'refused', code: 'invalid_input' }),
    );
    // The rejection identifies the message, so that its sender stops retrying.
    flood.send({ ...text('a', 1), content: { kind: 'text', text: 'x'.repeat(2001) } });
    const rejected = { type: 'refused', id, clientId: 'a-message-1', code: 'invalid_input' };
    await eventually(() => expect(flood.came.at(-1)).toEqual(rejected));
    for (let n = 0; n < 150; n += 1) flood.send({ type: 'typing', id });
    expect(await flood.closed).toBe(1008);
    const long = await enter(asha);
    long.socket.send('x'.repeat(20_000));
    expect(await long.closed).toBe(1009);
  });

  it('limit a user’s messages across all connections', async () => {
    const lines = [await enter(asha), await enter(asha)];
    const calm = await enter(healer);
    for (let n = 0; n < 60; n += 1) for (const line of lines) line.send({ type: 'typing', id });
    expect(await Promise.race(lines.map(({ closed }) => closed))).toBe(1008);
    calm.send(text('h', 1));
    await eventually(() => expect(calm.contents()).toEqual(['1 h 1']));
    for (const { socket } of [...lines, calm]) socket.close();
  });

  it('disconnect a client that does not read, whatever messages are pending', async () => {
    const slow = await enter(asha);
    slow.socket.pause();
    const at = new Date().toISOString();
    const content = { kind: 'text' as const, text: 'क'.repeat(2000) };
    for (let seq = 1; seq <= 4000; seq += 1) {
      const message = { seq, clientId: `flood-${seq}`, sender: 'healer' as const, content, at };
      shop.deps.live.publish({ id, to: [asha.id], type: 'message', message });
    }
    const before = performance.now();
    await eventually(async () => {
      const lines = await new Promise<number>((done, fail) =>
        shop.app.server.getConnections((error, count) => (error ? fail(error) : done(count))),
      );
      expect(lines).toBe(0);
    });
    // Earlier than detecting missed pongs would.
    expect(performance.now() - before).toBeLessThan(12_000);
    slow.socket.terminate();
  });

  it.each(['ping', 'pong'] as const)(
    'counts a %s as a frame, and cuts off a client that goes on',
    async (kind) => {
      const flood = await enter(asha);
      flood.socket.pause();
      for (let n = 0; n < 1100; n += 1) flood.socket[kind]();
      flood.socket.resume();
      expect([1006, 1008]).toContain(await flood.closed);
    },
  );

  it('close with the login that opened them, and with no other', async () => {
    const token = newToken();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await shop.deps.db
      .insert(sessions)
      .values({ tokenHash: hashToken(token), userId: asha.id, expiresAt });
    const laptop = { ...asha, ...shop.visitor() };
    laptop.cookies.set('sid', token);
    const lines = [await enter(asha), await enter(laptop)];
    expect(await laptop.post('/user/logout', {})).toMatchObject({ status: 200 });
    // Immediately, not with the next heartbeat.
    shop.deps.live.publish({ id, to: [asha.id], type: 'typing', sender: 'healer' });
    expect(await lines[1]!.closed).toBe(4401);
    expect(lines[1]!.came.map(({ type }) => type)).not.toContain('typing');
    expect(lines[0]!.socket.readyState).toBe(lines[0]!.socket.OPEN);
    lines[0]!.send(text('a', 1));
    await eventually(() => expect(lines[0]!.contents()).toEqual(['1 a 1']));
    lines[0]!.socket.close();
  });

  it('send typing indicators, and the delivered and read positions of the other side', async () => {
    const [customer, other] = [await enter(asha), await enter(healer)];
    other.send({ type: 'typing', id });
    await eventually(() =>
      expect(customer.came.at(-1)).toMatchObject({ type: 'typing', id, sender: 'healer' }),
    );
    for (let n = 0; n < 3; n += 1) other.send(text('h', n));
    await eventually(() => expect(customer.contents()).toHaveLength(3));
    // A message that does not exist cannot be marked as read.
    customer.send({ type: 'seen', id, delivered: 99, read: 2 });
    const marks = () =>
      other.came
        .flatMap((frame) => (frame.type === 'consultation' ? [frame.consultation] : []))
        .at(-1);
    await eventually(() =>
      expect(marks()).toMatchObject({ delivered: 3, read: 2, side: 'healer' }),
    );
    customer.send({ type: 'seen', id, delivered: 1, read: 0 });
    customer.send({ type: 'seen', id, delivered: 3, read: 3 });
    await eventually(() => expect(marks()).toMatchObject({ delivered: 3, read: 3 }));
    expect(customer.came.filter(({ type }) => type === 'typing')).toHaveLength(1);
    for (const { socket } of [customer, other]) socket.close();
  });

  it('count writing without joining as a heartbeat', async () => {
    await shop.deps.db
      .update(consultations)
      .set({ customerSeenAt: sql`now() - interval '2 minutes'`, healerSeenAt: sql`now()` })
      .where(eq(consultations.id, id));
    const line = openClient(url, { ...cookieOf(asha), origin: own });
    await line.open;
    line.send(text('a', 1));
    await eventually(() => expect(line.came.at(-1)).toMatchObject({ type: 'sent' }));
    expect((await healer.get(`/consultations/${id}`)).body.consultation).toMatchObject({
      clockRuns: true,
    });
    line.socket.close();
  });

  it('report a lost and a restored connection of the other side, and an unannounced end', async () => {
    const customer = await enter(asha);
    const last = () =>
      customer.came
        .flatMap((frame) => (frame.type === 'consultation' ? [frame.consultation] : []))
        .at(-1);
    const seen = (healerSeenAt: ReturnType<typeof sql>) =>
      shop.deps.db.update(consultations).set({ healerSeenAt }).where(eq(consultations.id, id));
    await seen(sql`now() - interval '31 seconds'`);
    await eventually(() => expect(last()).toMatchObject({ otherIsThere: false, clockRuns: false }));
    await seen(sql`now()`);
    await eventually(() => expect(last()).toMatchObject({ otherIsThere: true, clockRuns: true }));
    await transact(shop.deps.db, (tx) => endInTransaction(tx, id, 'healer'));
    await eventually(() => expect(last()).toMatchObject({ status: 'ended', endReason: 'healer' }));
    customer.socket.close();
  }, 60_000);

  it('lose nothing for a client with a sequence number from the future', async () => {
    const next = await enter(asha, 1_000_000);
    const other = await enter(healer);
    other.send(text('h', 1));
    await eventually(() => expect(next.contents()).toEqual(['1 h 1']));
    for (const { socket } of [next, other]) socket.close();
  });

  it('make a healer present for thirty seconds at a time', async () => {
    const until = async () => {
      const [row] = await shop.deps.db
        .select({
          seconds: sql<number>`extract(epoch from ${healerAccounts.presentUntil} - now())::float8`,
        })
        .from(healerAccounts)
        .where(eq(healerAccounts.userId, healer.id));
      return row!.seconds;
    };
    await shop.deps.db.update(healerAccounts).set({ presentUntil: sql`now()` });
    const isOnline = async () =>
      (await readPresence(shop.deps.db)).healers.find((one) => one.id === testHealer.id)?.online;
    expect(await isOnline()).toBe(false);
    const { socket, closed } = await enter(healer);
    await eventually(async () => expect(await until()).toBeGreaterThan(25));
    expect(await until()).toBeLessThanOrEqual(30);
    expect(await isOnline()).toBe(true);
    socket.close();
    await closed;
    // After the system clock was set back, an earlier heartbeat is invalid.
    await shop.deps.db.update(healerAccounts).set({ presentUntil: sql`now() + interval '1 hour'` });
    expect(await isOnline()).toBe(false);
  });

  it('send changes, but no messages, to a connection that has not joined', async () => {
    const healerPage = openClient(url, { ...cookieOf(healer), origin: own });
    await healerPage.open;
    const customer = await enter(asha);
    customer.send(text('a', 1));
    await eventually(() => expect(customer.contents()).toHaveLength(1));
    await asha.post(`/consultations/${id}/end`, {});
    const received = () =>
      healerPage.came.flatMap((frame) =>
        frame.type === 'consultation' ? [frame.consultation] : [],
      );
    await eventually(() =>
      expect(received().at(-1)).toMatchObject({ id, status: 'ended', lastSeq: 1 }),
    );
    expect(received().filter(({ status, lastSeq }) => status === 'running' && lastSeq > 0)).toEqual(
      [],
    );
    expect(healerPage.came).toHaveLength(received().length);
    for (const { socket } of [healerPage, customer]) socket.close();
  });

  it('store no message after the end, and re-acknowledge earlier ones', async () => {
    const customer = await enter(asha);
    customer.send(text('a', 1));
    await eventually(() => expect(customer.contents()).toHaveLength(1));
    await healer.post(`/consultations/${id}/end`, {});
    const resultsTo = (clientId: string) =>
      customer.came.filter(
        (frame) =>
          (frame.type === 'refused' && frame.clientId === clientId) ||
          (frame.type === 'sent' && frame.message.clientId === clientId),
      );
    customer.send(text('a', 1));
    customer.send(text('a', 2));
    await eventually(() =>
      expect(resultsTo('a-message-2')).toMatchObject([{ code: 'consultation_state' }]),
    );
    expect(resultsTo('a-message-1')).toMatchObject([
      { message: { seq: 1 } },
      { message: { seq: 1 } },
    ]);
    customer.socket.close();
  });

  it('are limited to a number of connections per user', async () => {
    const many = Array.from({ length: 9 }, () =>
      openClient(url, { ...cookieOf(asha), origin: own }),
    );
    expect(await Promise.race(many.map(({ closed }) => closed))).toBe(1013);
    for (const { socket } of many) socket.close();
    await Promise.all(many.map(({ closed }) => closed));
  });
});
