import { cpus } from 'node:os';
import { defined } from '@jyotiratna/contract';
import { sessions, users } from '../accounts/schema.ts';
import { healerAccounts } from '../healers/schema.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { seedContent, seedSamples } from '../seed/content/seed-content.ts';
import { prepay, testHealer } from '../testing/consultations.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { startPushService } from '../testing/push-service.ts';
import { startShopProcess } from '../testing/shop-process.ts';
import { benchTableOf, measuredCommit, writeSection } from './write-section.ts';

/**
 * Measures how soon a session request rings: from the customer's call to the arrival of the
 * encrypted message at a push service, with one process on PostgreSQL. The call's transaction is
 * included. First without, then with other accounts sending test messages continuously. The
 * table is saved in docs/benchmarks.md.
 */
const requests = 500;
const customersAtOnce = 20;
const targetMs = 500;

const postgres = await startPostgres();
const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
await seedContent(db);
await seedSamples(db);
const service = await startPushService();
const shop = await startShopProcess({
  ...{
    DATABASE_URL: postgres.url,
    PAYMENTS: 'none',
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: '1',
    JOBS: '1',
  },
});

type User = { id: string; cookie: string };
let count = 0;
async function newUser(role: 'user' | 'healer'): Promise<User> {
  count += 1;
  const [id, token] = [`usr_${role}_${count}`, newToken()];
  await db.insert(users).values({ id, email: `${id}@example.com`, name: 'Person', role });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId: id, expiresAt });
  return { id, cookie: `sid=${token}` };
}

/** Each call has its own IP address, so that no rate limit applies. */
let calls = 0;
function headersOf({ cookie }: User): Record<string, string> {
  calls += 1;
  return { cookie, 'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}` };
}

async function post(user: User, path: string, body: unknown = {}) {
  const { status, body: reply } = await shop.post(path, body, headersOf(user));
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(reply)}`);
  return reply;
}

/** Callbacks for the next message to each browser, called with its time of arrival. */
const arrivals = new Map<string, (at: number) => void>();
service.respond = async (path) => {
  arrivals.get(path)?.(performance.now());
  return { status: 201 };
};
const nextArrival = (path: string) => new Promise<number>((resolve) => arrivals.set(path, resolve));

/** Durations in ms of consecutive requests, each by another customer. */
async function measureRequests(customers: readonly User[]): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < requests; at += 1) {
    const customer = defined(customers[at % customers.length]);
    const arrived = nextArrival('/healer');
    const start = performance.now();
    const { consultation } = await post(customer, '/consultations', { healerId: testHealer.id });
    times.push((await arrived) - start);
    const cancellation = nextArrival('/healer');
    await post(customer, `/consultations/${consultation.id}/end`);
    await cancellation;
  }
  return times.toSorted((one, other) => one - other);
}

/** Maximum test messages per account. */
const trialsEach = 25;

/**
 * Sends test messages from other accounts continuously. @returns a function that stops it and
 * returns their number
 */
function sendTrials(): () => Promise<number> {
  let stopped = false;
  let sent = 0;
  async function sendAll(user: User): Promise<void> {
    await post(user, '/user/push/devices', service.subscribe(user.id));
    const { devices } = (await shop.get('/user/push', headersOf(user))).body;
    for (let trial = 0; trial < trialsEach && !stopped; trial += 1) {
      const arrived = nextArrival(`/${user.id}`);
      await post(user, `/user/push/devices/${devices[0].id}/test`);
      await arrived;
      sent += 1;
    }
  }
  const runs = Array.from({ length: customersAtOnce }, async () => {
    while (!stopped) await sendAll(await newUser('user'));
  });
  return async () => {
    stopped = true;
    await Promise.all(runs);
    return sent;
  };
}

try {
  const healer = await newUser('healer');
  await db
    .insert(healerAccounts)
    .values({ healerId: testHealer.id, userId: healer.id, switchedOn: true });
  await post(healer, '/user/push/devices', service.subscribe('healer'));
  const customers = await Promise.all(
    Array.from({ length: customersAtOnce }, () => newUser('user')),
  );
  for (const { id } of customers) await prepay({ db }, id, 500);
  await measureRequests(customers);
  const alone = await measureRequests(customers);
  const end = sendTrials();
  const loaded = await measureRequests(customers);
  const others = await end();
  const at = (times: readonly number[], part: number) =>
    `${defined(times[Math.floor((times.length - 1) * part)]).toFixed(0)} ms`;
  const row = (name: string, times: readonly number[]) => [
    name,
    at(times, 0.5),
    at(times, 0.99),
    at(times, 1),
  ];
  const rows = [
    row('alone', alone),
    row(`while ${customersAtOnce} others are notified without a pause`, loaded),
  ];
  for (const one of rows) console.log(one.join('   '));
  writeSection(
    'Notifications',
    `From a customer's request to the arrival of its message at a push service, ${requests} times; the target is ${targetMs} ms. One process on PostgreSQL at
${measuredCommit()}, ${cpus().length} × ${cpus()[0]?.model.trim()}, callers, push service and database on the same machine. The others got ${others} messages meanwhile.

${benchTableOf([['A request', 'half within', '99 of 100 within', 'all within'], ...rows])}`,
  );
} finally {
  await shop.stop();
  await service.close();
  await close();
  await postgres.stop();
}
