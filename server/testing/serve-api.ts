import { createApp } from '../boot/app.ts';
import { createDeps } from '../boot/deps.ts';
import { bucketOf, imageStore } from '../boot/image-store.ts';
import { openShopReplica } from '../boot/open-shop-database.ts';
import { startJobs } from '../boot/start-jobs.ts';
import { changesChannel } from '../catalogue/version-queries.ts';
import { liveChannel } from '../consultations/live.ts';
import { mountPages } from '../pages/mount-pages.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readEnv } from '../platform/env.ts';
import { noopLog } from '../platform/log.ts';
import { createMemoryImageStore } from './memory-image-store.ts';

/**
 * The API as a separate process, without pages and jobs unless `PAGES` and `JOBS` are set: for
 * tests of races between processes and of killed processes.
 */
const env = readEnv(process.env);
const database = await openDatabase({
  databaseUrl: env.DATABASE_URL,
  dataDir: env.DATA_DIR,
  pool: env.DATABASE_POOL,
});
const replica = await openShopReplica(env, { db: database.db, log: noopLog });
const store = bucketOf(env) ? imageStore(env) : createMemoryImageStore();
const deps = await createDeps({ env, db: database.db, replica, store, log: noopLog });
await database.listen(changesChannel, deps.changes.handleMessage);
await database.listen(liveChannel, deps.live.handleMessage);
const app = await createApp({ deps });
app.addHook('onClose', async () => {
  await replica.close();
  await database.close();
});
if (process.env.JOBS) {
  const stopJobs = startJobs(deps);
  app.addHook('onClose', stopJobs);
}
if (process.env.PAGES) await mountPages(app, deps, false);
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
