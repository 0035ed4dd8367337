import { DataDirInUse } from '../db/lock-data-dir.ts';
import { openDatabase } from '../db/open-database.ts';
import { publicUrl } from '../services/config/public-url.ts';
import { createApp } from './app.ts';
import { createDeps } from './deps.ts';
import { EnvError, readEnv } from './env.ts';
import { logOptions } from './log.ts';

/** Starts the shop: environment, database, server; says where it is; closes cleanly on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    pool: env.DATABASE_POOL,
  });
  const { default: pino } = await import('pino');
  const log = pino(logOptions(env));
  const deps = await createDeps({ env, db: database.db, log });
  const app = await createApp({ deps, logger: logOptions(env) });
  app.addHook('onClose', () => database.close());

  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }

  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as { port: number };
  env.PORT = port;
  process.stdout.write(`Jyotiratna is ready at ${publicUrl(env)}\n`);
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvError || error instanceof DataDirInUse;
  const inUse = (error as NodeJS.ErrnoException)?.code === 'EADDRINUSE';
  if (expected) process.stderr.write(`${error.message}\n`);
  else if (inUse)
    process.stderr.write(`PORT ${process.env.PORT ?? 3000} is in use by another program. Set PORT to a free one.\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
