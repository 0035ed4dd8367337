import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents } from '../accounts/schema.ts';
import { messages } from '../contact/schema.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { createMemoryMailer } from '../platform/email/memory-mailer.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { databaseKinds, newDataDir, newPostgresDatabase } from '../testing/test-database.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import { subscribers } from './schema.ts';

const email = 'asha@example.in';
const message = {
  name: 'Asha',
  email,
  subject: 'Ring size',
  message: 'Could you resize the ring?',
};

/** Forms without a response: the process is killed, and the form is sent again. */
describe.each(databaseKinds())('a kill -9 around the forms on %s', (kind) => {
  const env: Record<string, string> = { PAYMENTS: 'none', TRUST_PROXY: '1' };
  /** One process runs for all tests: a start takes longer than all their requests. */
  let shop: ShopProcess | undefined;
  let cleanUp: () => Promise<void>;
  let networks = 0;
  beforeAll(async () => {
    if (kind === 'postgres') {
      const fresh = await newPostgresDatabase();
      env.DATABASE_URL = fresh.url;
      cleanUp = fresh.drop;
    } else {
      const fresh = await newDataDir();
      env.DATA_DIR = fresh.dataDir;
      cleanUp = fresh.remove;
    }
  });
  afterAll(async () => {
    await shop?.stop();
    await cleanUp();
  });

  async function start(): Promise<ShopProcess> {
    shop ??= await startShopProcess(env);
    return shop;
  }
  async function post(url: string, body: object) {
    const running = await start();
    return running.post(url, body, { 'x-forwarded-for': `203.0.113.${++networks}` });
  }
  async function kill(): Promise<void> {
    await shop?.kill();
    shop = undefined;
  }
  /** Opens the database while no process uses it; emails are delivered only to `sent`. */
  async function check<Result>(
    read: (deps: Awaited<ReturnType<typeof createTestDeps>>) => Promise<Result>,
  ) {
    await shop?.stop();
    shop = undefined;
    const database = await openDatabase({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR ?? '',
    });
    try {
      return await read(await createTestDeps(database.db, env));
    } finally {
      await database.close();
    }
  }
  const deliver = () =>
    check(async (deps) => {
      const mailer = createMemoryMailer();
      await deliverEmail({ ...deps, mail: mailer });
      return mailer.sent;
    });

  it('stores one address and sends one email at each step of subscribing', async () => {
    expect((await post('/newsletter', { email })).status).toBe(200);
    await kill();
    expect((await post('/newsletter', { email })).status).toBe(200);
    const [message, ...extra] = await deliver();
    expect([message?.subject, extra]).toEqual(['Please confirm your subscription', []]);

    const token = new URL(
      /http\S+confirm\?token=\S+/.exec(message?.text ?? '')?.[0] ?? '',
    ).searchParams.get('token');
    expect((await post('/newsletter/confirm', { token })).status).toBe(200);
    await kill();
    expect((await post('/newsletter/confirm', { token })).status).toBe(200);
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['You are in the circle']);
    expect(await deliver()).toEqual([]);
    const stored = await check(async ({ db }) => ({
      addresses: (await db.select().from(subscribers)).map((row) => [
        row.email,
        row.confirmedAt !== null,
      ]),
      consents: await db.$count(consents),
    }));
    expect(stored).toEqual({ addresses: [[email, true]], consents: 1 });
    // Four starts of the shop are slow on a loaded machine.
  }, 240_000);

  it('under load stores each message once when all are sent again', async () => {
    const all = Array.from({ length: 8 }, (_, n) => ({ ...message, subject: `Question ${n}` }));
    await start();
    const first = all.map((body) => post('/contact', body).catch(() => null));
    await Promise.race(first);
    await kill();
    await Promise.all(first);
    for (const body of all) expect((await post('/contact', body)).status).toBe(200);
    const { kept: stored, undone } = await check(async ({ db }) => ({
      kept: await db.select().from(messages),
      undone: (await db.select().from(outbox))
        .filter(({ doneAt }) => doneAt === null)
        .map(({ key }) => key),
    }));
    expect(stored.map(({ subject }) => subject).sort()).toEqual(all.map(({ subject }) => subject));
    // The owner is notified once of each message; one address receives few receipts a day.
    const noticeKeys = undone.filter((key) => key.startsWith('message-notice:'));
    expect(noticeKeys.sort()).toEqual(stored.map(({ id }) => `message-notice:${id}`).sort());
    expect(undone.length - noticeKeys.length).toBeLessThanOrEqual(3);
  });
});
