import { createHmac } from 'node:crypto';
import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import { startGateway, webhookSecret } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { openDatabase } from '../platform/database/open-database.ts';
import { seedContent } from '../seed/content/seed-content.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { newPostgresDatabase } from '../testing/test-database.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import type { Reply, Visitor } from '../testing/test-shop.ts';
import { fuzzEnvironment, type Place } from './new-run.ts';

/**
 * Two processes of the shop on one PostgreSQL, to which a browser's calls go in turn, and the jobs of two more. Their way to the
 * provider is the real one: time passes there only as it does.
 */
export async function openProcesses(): Promise<Place & { close: () => Promise<void> }> {
  const gateway = await startGateway({ clock: createSystemClock() });
  const { url, drop } = await newPostgresDatabase();
  const env = { ...gatewaySettings(gateway.apiBase), ...fuzzEnvironment, DATABASE_URL: url };
  const databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: url, dataDir: '' })));
  const workers = await Promise.all(databases.map(({ db }) => createTestDeps(db, env)));
  const [deps] = workers;
  await seedContent(deps!.db);
  const processes = await Promise.all([startShopProcess(env), startShopProcess(env)]);
  let calls = 0;
  const next = () => {
    calls += 1;
    return processes[calls % processes.length]!;
  };
  return {
    ...{ deps: deps!, workers, gateway },
    visitor: () => visitorOf(next),
    sendWebhook: async ({ id, body }) => {
      const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
      const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id };
      const { status } = await next().post('/payments/webhook', body, headers);
      if (status !== 200) throw new Error(`The webhook answers ${status}.`);
    },
    slowProvider: () => {},
    passOnNetwork: () => {},
    close: async () => {
      await Promise.all(processes.map((one) => one.stop()));
      await Promise.all(databases.map((one) => one.close()));
      await gateway.close();
      await drop();
    },
  };
}

/** A browser that keeps its cookies, whichever process answers. */
function visitorOf(next: () => ShopProcess): Visitor {
  const cookies: Visitor['cookies'] = new Map();
  async function send(
    method: string,
    path: string,
    body?: unknown,
    given: Record<string, string> = {},
  ): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const reply = await fetch(`http://${next().address}/api${path}`, {
      method,
      headers: { cookie, ...(isJson && { 'content-type': 'application/json' }), ...given },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : new Uint8Array(body as Buffer) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '' || /;\s*max-age=0/i.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    const text = await reply.text();
    return {
      status: reply.status,
      body: /^[{[]/.test(text) ? JSON.parse(text) : text,
      headers: Object.fromEntries(reply.headers),
    };
  }
  return {
    cookies,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    delete: (path, body) => send('DELETE', path, body),
  };
}
