import { createApp } from '../boot/app.ts';
import { createDeps } from '../boot/deps.ts';
import { liveChannel } from '../consultations/live.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readEnv } from '../platform/env.ts';
import { silentLog } from '../platform/log.ts';
import { createMemoryImageStore } from './memory-image-store.ts';

/** The API as a process of its own, without pages and jobs: races need several, kills need one that may die. */
const env = readEnv(process.env);
const database = await openDatabase({
  databaseUrl: env.DATABASE_URL,
  dataDir: env.DATA_DIR,
  pool: env.DATABASE_POOL,
});
const deps = await createDeps({ env, db: database.db, store: createMemoryImageStore(), log: silentLog });
await database.listen(liveChannel, deps.live.hear);
const app = await createApp({ deps });
app.addHook('onClose', () => database.close());
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
