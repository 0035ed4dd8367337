import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '../outreach/schema.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { databaseKinds, newPostgresDatabase } from '../testing/test-database.ts';
import { freePort } from './free-port.ts';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
const shipped = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const runs = nginx !== undefined && databaseKinds().includes('postgres');
/** Starts of whole processes on a machine that is busy with other tests. */
const patience = 240_000;

describe.runIf(runs)('three processes behind nginx, replaced one after the other under load', () => {
  let folder: string;
  let balancer: ChildProcess;
  let shops: ShopProcess[] = [];
  let successors: ShopProcess[] = [];
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  let port: number;
  // A connection for each request: nginx closes idle ones when it reads its configuration again, which browsers mend silently.
  const agent = new Agent({ keepAlive: false });

  /** The configuration as it is shipped, with the addresses of these processes. */
  async function configure(): Promise<void> {
    const servers = shops.map(({ address }) => `server ${address} max_fails=1 fail_timeout=2s;`).join('\n    ');
    const text = (await readFile(shipped, 'utf8'))
      .replace(/(?:server shop-\d:3000 [^;]*;\s*)+/, `${servers}\n    `)
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    await writeFile(path.join(folder, 'nginx.conf'), text);
  }

  /** The status of a reply; 0 where none came. */
  function ask(method: 'GET' | 'POST', url: string, body?: object): Promise<number> {
    return new Promise((resolve) => {
      const headers = body ? { 'content-type': 'application/json' } : {};
      const sent = request({ host: '127.0.0.1', port, path: url, method, agent, headers }, (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
      });
      sent.once('error', () => resolve(0));
      sent.end(body && JSON.stringify(body));
    });
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-rolling-'));
    const made = await newPostgresDatabase();
    drop = made.drop;
    database = await openDatabase({ databaseUrl: made.url, dataDir: '', pool: 2 });
    await addProduct({ db: database.db }, { id: 'ring', stock: 5000 });
    const env = { DATABASE_URL: made.url, TRUST_PROXY: '1', PAYMENTS: 'none', DATABASE_POOL: '3' };
    const start = () => Promise.all([1, 2, 3].map(() => startShopProcess(env)));
    shops = await start();
    successors = await start();
    port = await freePort('127.0.0.1');
    await configure();
    const own = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`;
    balancer = spawn(nginx!, ['-e', `${folder}/error.log`, '-g', own, '-c', `${folder}/nginx.conf`], {
      stdio: 'ignore',
    });
    await vi.waitFor(async () => expect(await ask('GET', '/healthz')).toBe(200), { timeout: 20_000, interval: 100 });
  }, patience);
  afterAll(async () => {
    agent.destroy();
    if (balancer?.exitCode === null) {
      balancer.kill('SIGTERM');
      await once(balancer, 'exit');
    }
    await Promise.all([...shops, ...successors].map((shop) => shop.stop()));
    await database?.close();
    await drop?.();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'fail no read, and lose no message that was acknowledged',
    async () => {
      let loading = true;
      const reads: number[] = [];
      const acknowledged: string[] = [];
      const reader = async () => {
        while (loading) reads.push(await ask('GET', '/api/products/ring'));
      };
      const writer = async () => {
        for (let n = 0; loading; n += 1) {
          const subject = `Number ${n}`;
          const body = { name: 'Asha', email: 'asha@example.in', subject, message: 'Is the ring adjustable?' };
          if ((await ask('POST', '/api/contact', body)) === 200) acknowledged.push(subject);
        }
      };
      const load = Promise.all([reader(), reader(), writer()]);
      /** Some more replies, so that each replacement is met by requests. */
      const answered = (more: number, from = reads.length) =>
        vi.waitFor(() => expect(reads.length).toBeGreaterThan(from + more), { timeout: 60_000, interval: 20 });
      for (const [at, successor] of successors.entries()) {
        await answered(20);
        const old = shops[at]!;
        shops[at] = successor;
        await configure();
        balancer.kill('SIGHUP');
        await old.stop();
      }
      await answered(20);
      loading = false;
      await load;
      expect(reads.filter((status) => status !== 200)).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(0);
      const rows = await database.db.select({ subject: messages.subject }).from(messages);
      const kept = rows.map(({ subject }) => subject);
      expect(acknowledged.filter((subject) => kept.filter((one) => one === subject).length !== 1)).toEqual([]);
    },
    patience,
  );
});
