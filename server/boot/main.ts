import './grow-slowly.ts';
import { inspect } from 'node:util';
import { ensureAdministrator } from '../accounts/ensure-administrator.ts';
import { countSecondFactors } from '../accounts/second-factor/queries.ts';
import { changesChannel } from '../catalogue/version-queries.ts';
import { liveChannel } from '../consultations/live.ts';
import { ensureSampleHealer } from '../consultations/sample-healer.ts';
import { mountPages } from '../pages/mount-pages.ts';
import { startPurging } from '../platform/cdn/start-purging.ts';
import { DataDirInUse } from '../platform/database/lock-data-dir.ts';
import { EnvError, readEnv } from '../platform/env.ts';
import { publicUrl } from '../platform/public-url.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import {
  gstinWarning,
  noMoneyWarning,
  readableSecretsWarning,
  unconfigured,
} from '../platform/start-warnings.ts';
import { mountOwnSandbox } from '../sandbox/mount-own-sandbox.ts';
import { seedShop } from '../seed/seed-shop.ts';
import { createApp } from './app.ts';
import { checkImageStore } from './check-image-store.ts';
import { checkOutside } from './check-outside.ts';
import { createDeps } from './deps.ts';
import { freePort } from './free-port.ts';
import { bucketOf, imageStore } from './image-store.ts';
import { logOptions } from './log.ts';
import { nameVariable } from './name-variable.ts';
import { openShopDatabase, openShopReplica } from './open-shop-database.ts';
import { prerenderPages } from './prerender-pages.ts';
import { firstInstalments, startJobs } from './start-jobs.ts';

/** Graceful shutdown: time for pending requests to complete after SIGTERM, in ms. */
const closingTimeout = 10_000;

/**
 * Starts the shop: environment, database, server; prints its URL; shuts down cleanly on SIGTERM
 * and SIGINT.
 */
async function main(): Promise<void> {
  process.env.NODE_ENV ??= 'production';
  const env = readEnv(process.env);
  // Links and the sandbox need the URL before the server listens, so PORT=0 selects a free port
  // here.
  const hostTakes = 'HOST must be a name or address of this machine';
  if (env.PORT === 0) env.PORT = await nameVariable(hostTakes, () => freePort(env.HOST));
  const database = await openShopDatabase(env);
  const bucket = bucketOf(env);
  if (bucket) await checkImageStore(bucket);
  const store = imageStore(env);
  const isFresh = await seedShop(database.starting, store, { demo: env.SEED === 'demo' });
  const { default: pino } = await import('pino');
  const log = pino(logOptions(env));
  const replica = await openShopReplica(env, { db: database.db, log });
  const deps = await createDeps({ env, db: database.db, replica, store, log });
  const administrator = await ensureAdministrator({ ...deps, db: database.starting });
  if (administrator?.oneTimePassword) {
    const { email, oneTimePassword } = administrator;
    process.stdout.write(
      `First administrator, shown this once: ${email} with the password ${oneTimePassword}\n`,
    );
  }
  const healer = isFresh ? await ensureSampleHealer({ db: database.starting }) : null;
  if (healer)
    process.stdout.write(
      `Sample healer at /healer, shown this once: ${healer.email} with the password ${healer.password}\n`,
    );
  await database.listen(changesChannel, deps.changes.handleMessage);
  await database.listen(liveChannel, deps.live.handleMessage);
  const app = await createApp({ deps, logger: logOptions(env) });
  // onClose hooks run last in, first out: the database closes after everything that uses it.
  app.addHook('onClose', async () => {
    await replica.close();
    await database.close();
  });
  app.addHook('onClose', () =>
    deps.visits.store(deps.db).catch((err: unknown) => log.warn({ err }, 'visits lost')),
  );
  let stopJobs = async () => {};
  app.addHook('onClose', () => stopJobs());
  let stopPurging = () => {};
  app.addHook('onClose', async () => stopPurging());
  await mountOwnSandbox(app, { env, db: database.db, lead: database.lead });
  const developing = process.argv.includes('--dev');
  await mountPages(app, deps, developing);

  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      // A slow request, or a response that is not read, must not delay the exit of the process.
      setTimeout(() => app.server.closeAllConnections(), closingTimeout);
      setTimeout(() => process.exit(1), closingTimeout + 5_000);
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }

  if (!developing && env.FIRST_PAGES === 'ready') await prerenderPages(app);
  // A long backlog, so that the system drops no connections under high load.
  await nameVariable(hostTakes, () =>
    app
      .listen({ port: env.PORT, host: env.HOST, backlog: 4096 })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE')
          throw new EnvError(
            `PORT ${env.PORT} is in use by another program. Set PORT to a free one.`,
          );
        if (error.code === 'EACCES')
          throw new EnvError('PORT must be a port that this account may open, usually above 1023');
        throw error;
      }),
  );
  await firstInstalments(deps);
  stopJobs = startJobs(deps);
  stopPurging = startPurging(deps);
  // Loads the table of birthplaces, which takes half a second, before a customer's first keystroke.
  if (env.FIRST_PAGES === 'ready') setImmediate(() => deps.places.warm());
  checkOutside(deps).then(
    (lines) => {
      for (const line of lines) log.warn(line);
    },
    (error: unknown) =>
      log.error({ err: error }, 'the payment provider and the issuer could not be checked'),
  );
  const settings = await readSettings(deps);
  const missing = unconfigured(settings);
  if (missing.length)
    log.warn({ missing }, 'pages display sample or no seller data until these are set');
  const warnings = [
    noMoneyWarning(env),
    gstinWarning(settings),
    readableSecretsWarning(env, await countSecondFactors(database.db)),
  ];
  for (const warning of warnings) if (warning) process.stdout.write(`WARNING: ${warning}\n`);
  process.stdout.write(`Jyotiratna is ready at ${publicUrl(env)}\n`);
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvError || error instanceof DataDirInUse;
  process.stderr.write(`${expected ? error.message : inspect(error)}\n`);
  process.exit(1);
});
