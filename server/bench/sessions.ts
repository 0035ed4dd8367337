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
import { measuredCommit, tableOf, writeSection } from './write-section.ts';

/**
 * What sessions with healers take, of one process on PostgreSQL: memory of a socket on which nothing happens, and how long a
 * message is on its way from one socket to the other while many pairs talk. Clients and database run on the same machine.
 * The table is written to docs/benchmarks.md.
 */
const idleSockets = 1000;
const socketsEach = 8;
const pairs = 200;
const seconds = 30;
/** Each side of each pair says something so often, in ms: a short sentence takes a person as long. */
const everyMs = 10_000;

const origin = 'http://localhost:3000';
const postgres = await startPostgres();
if (!postgres) {
  console.log('No PostgreSQL on this machine: nothing measured.');
  process.exit(0);
}
const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
const expiresAt = new Date(Date.now() + 3_600_000);

type Person = { id: string; token: string };
/** People who are logged in. */
async function people(count: number, role: 'user' | 'healer'): Promise<Person[]> {
  const made = Array.from({ length: count }, (_, at) => ({ id: `usr_${role}_${at}`, token: newToken() }));
  await db.insert(users).values(made.map(({ id }) => ({ id, email: `${id}@example.com`, name: 'Person', role })));
  await db
    .insert(sessions)
    .values(made.map(({ id: userId, token }) => ({ tokenHash: hashToken(token), userId, expiresAt })));
  return made;
}

const shop = await startShopProcess({ DATABASE_URL: postgres.url, PAYMENTS: 'none', PUBLIC_URL: origin });
const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))![1]) / 1024;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
async function connect({ token }: Person): Promise<SocketClient> {
  const client = openSocketClient(`ws://${shop.address}/api/consultations/socket`, { cookie: `sid=${token}`, origin });
  await client.open;
  return client;
}

/** KB of the process for each further socket. */
async function measureIdle(customers: Person[]): Promise<number> {
  const open: SocketClient[] = [];
  // What the first ones bring along (code, pools) is no socket's.
  for (const who of customers.slice(0, 10)) open.push(await connect(who));
  await pause(2000);
  const before = residentMb();
  const wanted = Array.from({ length: idleSockets }, (_, at) => customers[10 + Math.floor(at / socketsEach)]!);
  for (let at = 0; at < wanted.length; at += 50)
    open.push(...(await Promise.all(wanted.slice(at, at + 50).map(connect))));
  // Several rounds of pings.
  await pause(16_000);
  const grown = ((residentMb() - before) * 1024) / idleSockets;
  const lost = open.filter(({ socket }) => socket.readyState !== socket.OPEN).length;
  if (lost > 0) throw new Error(`${lost} idle sockets were lost.`);
  for (const { socket } of open) socket.close();
  await Promise.all(open.map(({ closed }) => closed));
  return grown;
}

/** Ms from a message's sending to its arrival at the other side, ascending. */
async function measureTalk(customers: Person[], healers: Person[]): Promise<number[]> {
  await db
    .insert(healerAccounts)
    .values(healers.map(({ id: userId }, at) => ({ healerId: `healer-${at}`, userId, switchedOn: true })));
  const row = { status: 'running', ratePaise: 0, sharePercent: 60, freeMinutes: 60, expiresAt } as const;
  await db.insert(consultations).values(
    customers.map(({ id: userId }, at) => ({
      ...{ ...row, id: `con_${at}`, userId, healerId: `healer-${at}`, healerUserId: healers[at]!.id },
    })),
  );
  const duration: number[] = [];
  const sentAt = new Map<string, number>();
  const sides = await Promise.all(
    [customers, healers].flatMap((side) =>
      side.map(async (who, at) => {
        const client = await connect(who);
        const id = `con_${at}`;
        client.socket.on('message', (frame) => {
          const told = JSON.parse(String(frame));
          if (told.type !== 'messages') return;
          for (const { clientId, sender } of told.messages) {
            const since = sentAt.get(clientId);
            if (since !== undefined && (sender === 'customer') !== (side === customers))
              duration.push(performance.now() - since);
          }
        });
        client.send({ type: 'join', id, after: 0 });
        return { client, id };
      }),
    ),
  );
  await pause(3000);
  let said = 0;
  const timers = sides.map(({ client, id }, at) => {
    const say = () => {
      said += 1;
      const clientId = `message-${said}`;
      sentAt.set(clientId, performance.now());
      client.send({ type: 'send', id, clientId, content: { kind: 'text', text: 'May I ask about my work?' } });
    };
    return setTimeout(
      () => {
        say();
        timers[at] = setInterval(say, everyMs);
      },
      (everyMs * at) / sides.length,
    );
  });
  await pause(seconds * 1000);
  for (const timer of timers) clearInterval(timer);
  // A machine that is busy with other things is late, and loses nothing.
  for (let waited = 0; duration.length < said && waited < 60; waited += 1) await pause(1000);
  if (duration.length !== said) throw new Error(`${said} messages were sent, ${duration.length} arrived.`);
  for (const { client } of sides) client.socket.close();
  return duration.sort((one, other) => one - other);
}

try {
  const customers = await people(10 + idleSockets / socketsEach + pairs, 'user');
  const healers = await people(pairs, 'healer');
  const kb = await measureIdle(customers);
  const duration = await measureTalk(customers.slice(-pairs), healers);
  const at = (part: number) => `${duration[Math.floor((duration.length - 1) * part)]!.toFixed(0)} ms`;
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

${tableOf([['What', 'Figure'], ...rows])}`,
  );
} finally {
  await shop.stop();
  await close();
  await postgres.stop();
}
