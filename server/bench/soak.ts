/**
 * Soak test: mixed load on two complete processes of the shop and one PostgreSQL, with seeded
 * random failures of the payment gateway and one replacement of each process; then checks the
 * invariants. Run: `node server/bench/soak.ts [seconds] [seed] [per second]`, after `npm run bench`
 * or `npm start` has built the storefront.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import { startGateway } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { administrator, startShop } from '../../e2e/shop-process.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { work } from './soak/admin.ts';
import { browse, buyAsGuest, buyAsMember, type Shelf } from './soak/buyers.ts';
import { checkSoakBooks, drainQueues, fillShelves } from './soak/checks.ts';
import { createStats } from './soak/figures.ts';
import { createSoakRandom, injectError } from './soak/random-source.ts';
import { createVisitor, type Visitor } from './soak/visitor.ts';

const seconds = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
const perSecond = Number(process.argv[4] ?? 8);
/**
 * Maximum concurrent visits; further ones are skipped and counted, so that a slow machine is not
 * overloaded.
 */
const maxAtOnce = 60;
const sampleEveryMs = 5_000;
const members = 8;

const server = await startPostgres();
const gateway = await startGateway({ clock: createSystemClock() });
const env = {
  ...gatewaySettings(gateway.apiBase),
  DATABASE_URL: server.url,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
  COMPANY_NAME: 'Ratna Exports',
  COMPANY_ADDRESS: '12 Johari Bazaar, Jaipur',
  GSTIN: '08ABCDE1234F1Z0',
};
const processes = await Promise.all([
  startShop(env, 'as npm start'),
  startShop(env, 'as npm start'),
]);
const database = await openDatabase({ databaseUrl: server.url, dataDir: '', pool: 2 });
const stats = createStats();
try {
  await soak();
} finally {
  await Promise.all(processes.map((shop) => shop.remove()));
  await database.close();
  await gateway.close();
  await server.stop();
}

async function soak(): Promise<void> {
  const random = createSoakRandom(seed);
  await gateway.post('/__sandbox/webhooks/url', {
    url: `${processes[0]!.url}/api/payments/webhook`,
  });
  const stock = await fillShelves(database.db);
  const balancer = { urls: () => processes.map((shop) => shop.url), figures: stats };
  const { body } = await createVisitor(balancer, 1).get('catalogue', '/api/products?limit=100');
  const shelf: Shelf = {
    random,
    gateway,
    remedies: body.products,
    acknowledged: new Set(),
    paid: [],
  };
  const admin = createVisitor(balancer, 2);
  await admin.post('login', '/admin/login', administrator);
  const resting = await Promise.all(
    Array.from({ length: members }, (_, n) => register(createVisitor(balancer, 10 + n))),
  );

  let visits = 0;
  let replaced = false;
  let rejectedCount = 0;
  const inProgress = new Set<Promise<void>>();
  let failed: unknown;
  const start = (visit: Promise<void>) => {
    const counts = visit
      .catch((error: unknown) => {
        failed ??= error;
      })
      .finally(() => inProgress.delete(counts));
    inProgress.add(counts);
  };
  async function visit(): Promise<void> {
    const dice = random.roll();
    if (dice < 0.5) return browse(shelf, createVisitor(balancer, 100 + visits));
    if (dice < 0.8) return buyAsGuest(shelf, createVisitor(balancer, 100 + visits));
    if (dice < 0.9) return work(shelf, admin);
    const member = resting.pop();
    if (member) await buyAsMember(shelf, member).finally(() => resting.push(member));
  }

  start(
    replaceEach(seconds * 50).then(() => {
      replaced = true;
    }),
  );
  const end = performance.now() + seconds * 1000;
  for (let sampledAt = 0; performance.now() < end && !failed; ) {
    visits += 1;
    if (inProgress.size < maxAtOnce) start(visit());
    else rejectedCount += 1;
    if (visits % (2 * perSecond) === 0) await injectError(gateway, random);
    if (replaced && performance.now() - sampledAt > sampleEveryMs) {
      sampledAt = performance.now();
      await stats.sample(balancer.urls());
    }
    await pause(1000 / perSecond);
  }
  await Promise.all(inProgress);
  if (failed) throw failed;
  console.log(`${visits} visits in ${seconds} s (seed ${seed}), ${rejectedCount} turned away`);
  stats.print();
  const ms = await drainQueues(database.db);
  console.log(`\nall queues were empty ${(ms / 1000).toFixed(0)} s after the last visit`);
  const acknowledged = [...shelf.acknowledged];
  console.log(
    await checkSoakBooks(database.db, { stock, acknowledged, ledger: await gateway.ledger() }),
  );
  if (stats.serverErrors() > 0)
    throw new Error(`${stats.serverErrors()} answers are faults of the shop (5xx)`);
  console.log('everything holds');
}

/** Registers a new account and logs in. */
async function register(visitor: Visitor): Promise<Visitor> {
  const email = `member-${crypto.randomUUID()}@example.com`;
  await visitor.post('login', '/user/register', {
    email,
    password: crypto.randomUUID(),
    name: 'Meera Sharma',
  });
  return visitor;
}

/**
 * Restarts one process after the other, as a rolling release does, in the first part of the run.
 */
async function replaceEach(waitMs: number): Promise<void> {
  for (const shop of processes) {
    await pause(waitMs);
    await shop.restart();
  }
}
