import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { sessions, users } from '../accounts/schema.ts';
import { consultations } from '../consultations/schema.ts';
import { healerAccounts } from '../healers/schema.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { startShopProcess } from '../testing/shop-process.ts';
import { openSocketClient, type SocketClient } from '../testing/socket-client.ts';
import { benchTableOf, measuredCommit, writeSection } from './write-section.ts';

/**
 * Measures sessions with healers, for one process on PostgreSQL: memory of an idle WebSocket, and
 * latency of messages between WebSockets while many pairs chat. Clients and database run on the
 * same machine. The table is saved in docs/benchmarks.md.
 */
const idleSockets = 1000;
const socketsEach = 8;
const pairs = 200;
const seconds = 30;
/** Interval of messages per side and pair, in ms: the time to type a short message. */
const everyMs = 10_000;

const origin = 'http://localhost:3000';
const postgres = await startPostgres();
const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
const expiresAt = new Date(Date.now() + 3_600_000);

type User = { id: string; token: string };
/** Logged-in users. */
async function members(count: number, role: 'user' | 'healer'): Promise<User[]> {
  const accounts = Array.from({ length: count }, (_, at) => ({
    id: `usr_${role}_${at}`,
    token: newToken(),
  }));
  await db
    .insert(users)
    .values(accounts.map(({ id }) => ({ id, email: `${id}@example.com`, name: 'Person', role })));
  await db
    .insert(sessions)
    .values(
      accounts.map(({ id: userId, token }) => ({ tokenHash: hashToken(token), userId, expiresAt })),
    );
  return accounts;
}

const shop = await startShopProcess({
  DATABASE_URL: postgres.url,
  PAYMENTS: 'none',
  PUBLIC_URL: origin,
});
const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))![1]) / 1024;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
async function connect({ token }: User): Promise<SocketClient> {
  const client = openSocketClient(`ws://${shop.address}/api/consultations/socket`, {
    cookie: `sid=${token}`,
    origin,
  });
  await client.open;
  return client;
}

/** Memory in KB of the process per additional idle WebSocket. */
async function measureIdle(customers: User[]): Promise<number> {
  const open: SocketClient[] = [];
  // The first sockets cause one-time costs (code, pools), which are not counted.
  for (const user of customers.slice(0, 10)) open.push(await connect(user));
  await pause(2000);
  const before = residentMb();
  const expected = Array.from(
    { length: idleSockets },
    (_, at) => customers[10 + Math.floor(at / socketsEach)]!,
  );
  for (let at = 0; at < expected.length; at += 50)
    open.push(...(await Promise.all(expected.slice(at, at + 50).map(connect))));
  // Long enough for several pings.
  await pause(16_000);
  const grown = ((residentMb() - before) * 1024) / idleSockets;
  const disconnected = open.filter(({ socket }) => socket.readyState !== socket.OPEN).length;
  if (disconnected > 0) throw new Error(`${disconnected} idle sockets were lost.`);
  for (const { socket } of open) socket.close();
  await Promise.all(open.map(({ closed }) => closed));
  return grown;
}

/** Latencies in ms from sending a message to its arrival at the other side, sorted ascending. */
async function measureTalk(customers: User[], healers: User[]): Promise<number[]> {
  await db
    .insert(healerAccounts)
    .values(
      healers.map(({ id: userId }, at) => ({ healerId: `healer-${at}`, userId, switchedOn: true })),
    );
  const row = {
    status: 'running',
    ratePaise: 0,
    sharePercent: 60,
    freeMinutes: 60,
    expiresAt,
  } as const;
  await db.insert(consultations).values(
    customers.map(({ id: userId }, at) => ({
      ...{
        ...row,
        id: `con_${at}`,
        userId,
        healerId: `healer-${at}`,
        healerUserId: healers[at]!.id,
      },
    })),
  );
  const duration: number[] = [];
  const sentAt = new Map<string, number>();
  const sides = await Promise.all(
    [customers, healers].flatMap((side) =>
      side.map(async (user, at) => {
        const client = await connect(user);
        const id = `con_${at}`;
        client.socket.on('message', (frame) => {
          const event = JSON.parse(String(frame));
          if (event.type !== 'messages') return;
          for (const { clientId, sender } of event.messages) {
            const start = sentAt.get(clientId);
            if (start !== undefined && (sender === 'customer') !== (side === customers))
              duration.push(performance.now() - start);
          }
        });
        client.send({ type: 'join', id, after: 0 });
        return { client, id };
      }),
    ),
  );
  await pause(3000);
  let sent = 0;
  const timers = sides.map(({ client, id }, at) => {
    const sendMessage = () => {
      sent += 1;
      const clientId = `message-${sent}`;
      sentAt.set(clientId, performance.now());
      client.send({
        type: 'send',
        id,
        clientId,
        content: { kind: 'text', text: 'May I ask about my work?' },
      });
    };
    return setTimeout(
      () => {
        sendMessage();
        timers[at] = setInterval(sendMessage, everyMs);
      },
      (everyMs * at) / sides.length,
    );
  });
  await pause(seconds * 1000);
  for (const timer of timers) clearInterval(timer);
  // On a loaded machine a message may be late, but none is lost.
  for (let waited = 0; duration.length < sent && waited < 60; waited += 1) await pause(1000);
  if (duration.length !== sent)
    throw new Error(`${sent} messages were sent, ${duration.length} arrived.`);
  for (const { client } of sides) client.socket.close();
  return duration.sort((one, other) => one - other);
}

try {
  const customers = await members(10 + idleSockets / socketsEach + pairs, 'user');
  const healers = await members(pairs, 'healer');
  const kb = await measureIdle(customers);
  const duration = await measureTalk(customers.slice(-pairs), healers);
  const at = (part: number) =>
    `${duration[Math.floor((duration.length - 1) * part)]!.toFixed(0)} ms`;
  const rows = [
    [`memory of a socket, of ${idleSockets} on which nothing happens`, `${kb.toFixed(0)} KB`],
    [
      `a message on its way, ${pairs} pairs, ${Math.round((2 * pairs * 1000) / everyMs)} a second: half of them within`,
      at(0.5),
    ],
    ['99 of 100 within', at(0.99)],
  ];
  for (const row of rows) console.log(row.join('   '));
  writeSection(
    'Sessions with healers',
    `One process on PostgreSQL at ${measuredCommit()}, ${cpus().length} × ${cpus()[0]?.model.trim()}, clients and database on the same machine. Of ${duration.length}
messages none was lost.

${benchTableOf([['What', 'Figure'], ...rows])}`,
  );
} finally {
  await shop.stop();
  await close();
  await postgres.stop();
}
