import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { errorsOf, newCustomer, newHealer, startSession } from '../testing/consultations.ts';
import { eventually } from '../testing/eventually.ts';
import type { TestMember } from '../testing/members.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { openSocketClient } from '../testing/socket-client.ts';
import { databaseKinds, newDataDir, newPostgresDatabase } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { consultations } from './schema.ts';

/** The healer's rate per minute in these tests, in paise. */
const ratePaise = 9000;
const prepaidRupees = 5000;
/** Long enough to start complete processes on a machine loaded by other tests. */
const timeoutMs = 240_000;
const cookieOf = (user: TestMember) => ({ cookie: `sid=${user.cookies.get('sid')}` });

/**
 * Prepares a running session in a database that the test then closes: a customer with a balance, a
 * healer, and the session's id.
 */
async function prepare(database: OpenDatabase) {
  const shop = await createTestShop(database);
  const healer = await newHealer(shop);
  const asha = await newCustomer(shop, prepaidRupees);
  const id = await startSession(asha, healer);
  await healer.post(`/consultations/${id}/messages`, {
    clientId: 'message-1',
    content: { kind: 'text', text: 'Hi' },
  });
  await shop.close();
  return { asha, healer, id };
}

const poll = (shop: ShopProcess, user: TestMember, id: string) =>
  shop.get(`/consultations/${id}/messages`, cookieOf(user)).catch(() => null);

/**
 * Advances the session's clock without billing, the state left by a process that crashes after a
 * heartbeat.
 */
const runOn = (db: OpenDatabase['db'], id: string, ms: number) =>
  db
    .update(consultations)
    .set({ clockMs: sql`${consultations.clockMs} + ${ms}::bigint` })
    .where(eq(consultations.id, id));

/**
 * Checks the invariants: every started minute was billed once, and the balance was debited by
 * exactly that.
 */
async function expectRightBill(db: OpenDatabase['db'], id: string, userId: string) {
  expect(await errorsOf({ db })).toEqual([]);
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
  const minutes = Math.floor(row!.clockMs / 60_000) + 1;
  expect(row).toMatchObject({
    status: 'ended',
    billedUntil: minutes * 60_000,
    chargedPaise: (minutes - 3) * ratePaise,
  });
  expect(await balanceOf(db, customerAccount(userId))).toBe(
    prepaidRupees * 100 - row!.chargedPaise,
  );
  return minutes;
}

describe('a process that crashes within a minute', () => {
  it(
    'on the embedded database loses no minute and bills none twice, despite repeated kills',
    async () => {
      const { dataDir, remove } = await newDataDir();
      let database = await openDatabase({ dataDir });
      const { asha, healer, id } = await prepare(database);
      const clean = async () =>
        (await errorsOf(database)).filter((failure) => !failure.includes('nobody billed'));
      database = await openDatabase({ dataDir });
      for (const afterMs of [5, 40]) {
        await runOn(database.db, id, 150_000);
        await database.close();
        const shop = await startShopProcess({ DATA_DIR: dataDir, PAYMENTS: 'none' });
        const polls = Promise.all(
          [1, 2, 3, 4].flatMap(() => [poll(shop, asha, id), poll(shop, healer, id)]),
        );
        await new Promise((done) => setTimeout(done, afterMs));
        await shop.kill();
        await polls;
        database = await openDatabase({ dataDir });
        expect(await clean()).toEqual([]);
      }
      await database.close();
      const last = await startShopProcess({ DATA_DIR: dataDir, PAYMENTS: 'none' });
      await poll(last, asha, id);
      expect(await last.post(`/consultations/${id}/end`, {}, cookieOf(asha))).toMatchObject({
        status: 200,
      });
      await last.stop();
      database = await openDatabase({ dataDir });
      expect(await expectRightBill(database.db, id, asha.id)).toBeGreaterThanOrEqual(6);
      await database.close();
      await remove();
    },
    timeoutMs,
  );
});

describe.runIf(databaseKinds().includes('postgres'))(
  'two processes on one PostgreSQL database',
  () => {
    let database: OpenDatabase;
    let drop: () => Promise<void>;
    let shops: ShopProcess[] = [];
    let users: Awaited<ReturnType<typeof prepare>>;
    beforeEach(async () => {
      const created = await newPostgresDatabase();
      drop = created.drop;
      const open = () => openDatabase({ databaseUrl: created.url, dataDir: '', pool: 3 });
      users = await prepare(await open());
      database = await open();
      const env = {
        DATABASE_URL: created.url,
        PAYMENTS: 'none',
        DATABASE_POOL: '4',
        PUBLIC_URL: 'http://localhost:3000',
      };
      shops = await Promise.all([startShopProcess(env), startShopProcess(env)]);
    }, timeoutMs);
    afterEach(async () => {
      await Promise.all(shops.map((shop) => shop.stop()));
      await database.close();
      await drop();
    }, timeoutMs);

    it('bill each minute once concurrently, even if one of them is killed meanwhile', async () => {
      const { asha, healer, id } = users;
      const [one, other] = shops as [ShopProcess, ShopProcess];
      for (let round = 0; round < 4; round += 1) {
        await runOn(database.db, id, 400_000);
        await Promise.all(
          [1, 2, 3].flatMap(() =>
            shops.flatMap((shop) => [poll(shop, asha, id), poll(shop, healer, id)]),
          ),
        );
        expect(await errorsOf(database)).toEqual([]);
      }
      await runOn(database.db, id, 900_000);
      const polls = Promise.all(
        [1, 2, 3].flatMap(() =>
          shops.flatMap((shop) => [poll(shop, asha, id), poll(shop, healer, id)]),
        ),
      );
      await new Promise((done) => setTimeout(done, 8));
      await one.kill();
      await polls;
      await poll(other, asha, id);
      await other.post(`/consultations/${id}/end`, {}, cookieOf(healer));
      expect(await expectRightBill(database.db, id, asha.id)).toBeGreaterThan(40);
    });

    it('deliver one’s messages to the clients of the other, in one order', async () => {
      const { asha, healer, id } = users;
      const enter = async (shop: ShopProcess, user: TestMember) => {
        const url = `ws://${shop.address}/api/consultations/socket`;
        const client = openSocketClient(url, {
          ...cookieOf(user),
          origin: 'http://localhost:3000',
        });
        await client.open;
        client.send({ type: 'join', id, after: 1 });
        await eventually(() => expect(client.came[0]?.type).toBe('joined'));
        return client;
      };
      const customer = await enter(shops[0]!, asha);
      const guide = await enter(shops[1]!, healer);
      const sendMessage = (from: typeof customer, text: string) =>
        from.send({
          type: 'send',
          id,
          clientId: `message-${text.slice(0, 7).replace(/\W/g, '-')}`,
          content: { kind: 'text', text },
        });
      for (let n = 0; n < 10; n += 1) {
        sendMessage(customer, `asha-${n}`);
        sendMessage(guide, `heal-${n}`);
      }
      // Exceeds the limit of a notification, so it is published without its content, which is then
      // fetched.
      sendMessage(customer, `long-${'क'.repeat(1990)}`);
      // Earlier than the next heartbeat, which would detect a missed message as well.
      await vi.waitFor(
        () => {
          expect(guide.contents()).toHaveLength(21);
          expect(customer.contents()).toHaveLength(21);
        },
        { timeout: 4_500, interval: 20 },
      );
      expect(guide.contents()).toEqual(customer.contents());
      customer.send({ type: 'typing', id });
      await eventually(() =>
        expect(guide.came.at(-1)).toMatchObject({ type: 'typing', sender: 'customer' }),
      );
      for (const { socket } of [customer, guide]) {
        socket.close();
        await once(socket, 'close');
      }
    });
  },
);
