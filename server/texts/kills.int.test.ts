import { startTextProvider } from '@jyotiratna/sandbox-gateway/testing/start-texts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { requestText } from '../platform/text-messages/request-text.ts';
import { eventually } from '../testing/eventually.ts';
import { addOrder } from '../testing/orders.ts';
import { startShopProcess } from '../testing/shop-process.ts';
import { databaseKinds, newDataDir, newPostgresDatabase } from '../testing/test-database.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import { textSettings } from '../testing/text-shop.ts';
import { deliverTextMessages } from './deliver-texts.ts';
import { textMessages } from './schema.ts';

/** `TEXT_KILLS=100` takes some minutes. */
const kills = Number(process.env.TEXT_KILLS ?? 2);
const perKill = 8;

/** A shop whose process dies by SIGKILL while it sends; the providers and the data outlive it. */
describe.each(databaseKinds())('a kill -9 on %s', (kind) => {
  let providers: Awaited<ReturnType<typeof startTextProvider>>;
  let env: Record<string, string>;
  let cleanUp: () => Promise<void>;
  beforeAll(async () => {
    providers = await startTextProvider({ delayMs: 60 });
    env = { ...textSettings(providers.origin), PAYMENTS: 'none', JOBS: '1' };
    const fresh = kind === 'postgres' ? await newPostgresDatabase() : await newDataDir();
    Object.assign(env, 'url' in fresh ? { DATABASE_URL: fresh.url } : { DATA_DIR: fresh.dataDir });
    cleanUp = 'url' in fresh ? fresh.drop : fresh.remove;
  });
  afterAll(async () => {
    await providers.close();
    await cleanUp();
  });

  /** Opens the shop's data while no process uses it. */
  async function open<Result>(
    read: (deps: Awaited<ReturnType<typeof createTestDeps>>) => Promise<Result>,
  ) {
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

  it('between an attempt and its record sends no message twice, and leaves no lost message unreported', async () => {
    const total = kills * perKill;
    await open(async (deps) => {
      for (let at = 0; at < total; at += 1) {
        const id = `ord_${at}`;
        const place = {
          fullName: 'Asha Rao',
          addressLine: '4 Hill Road',
          apartment: '',
          city: 'Jaipur',
        };
        const phone = `+9198290${String(at).padStart(5, '0')}`;
        const address = { ...place, state: 'Rajasthan' as const, pincode: '302001', phone };
        await addOrder(deps, { id, status: 'placed', address });
        await transact(deps.db, (tx) => requestText(tx, { kind: 'cash-question', orderId: id }));
      }
    });
    const sent = async () => (await providers.messages()).map(({ key }) => key);
    for (let time = 0; time < kills; time += 1) {
      const before = (await sent()).length;
      const shop = await startShopProcess(env);
      // The sandbox has received a message whose response is pending: the attempt is recorded, its
      // result is not.
      await eventually(async () => expect((await sent()).length).toBeGreaterThan(before));
      await shop.kill();
      await open(makeRunnable);
    }
    const rows = await open(async (deps) => {
      await deliverTextMessages(deps);
      return deps.db.select().from(textMessages);
    });
    const keys = await sent();
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows).toHaveLength(total);
    for (const { key, state } of rows) {
      expect(['sent', 'unknown']).toContain(state);
      if (state === 'sent') expect(keys).toContain(key);
    }
  });
});

/** Expires the lease of a process that died. */
async function makeRunnable({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.update(outbox).set({ dueAt: sql`now()` }).where(eq(outbox.kind, 'text'));
}
