import { createHmac } from 'node:crypto';
import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import { startGateway, webhookSecret } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { openDatabase } from '../platform/database/open-database.ts';
import { seedContent, seedSamples } from '../seed/content/seed-content.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { newPostgresDatabase } from '../testing/test-database.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import { createVisitor, type Deliver, type SetCookie } from '../testing/test-shop.ts';
import { fuzzEnvironment, type RunPlace } from './new-run.ts';

/**
 * Two processes of the shop on one PostgreSQL, which alternate in serving requests, and two more
 * that run jobs. The network to the provider is real, so its time cannot be simulated.
 */
export async function openProcesses(): Promise<RunPlace & { close: () => Promise<void> }> {
  const gateway = await startGateway({ clock: createSystemClock() });
  const { url, drop } = await newPostgresDatabase();
  const env = { ...gatewaySettings(gateway.apiBase), ...fuzzEnvironment, DATABASE_URL: url };
  const databases = await Promise.all(
    [1, 2].map(() => openDatabase({ databaseUrl: url, dataDir: '' })),
  );
  const workers = await Promise.all(databases.map(({ db }) => createTestDeps(db, env)));
  const [deps] = workers;
  await seedContent(deps!.db);
  await seedSamples(deps!.db);
  const processes = await Promise.all([startShopProcess(env), startShopProcess(env)]);
  let calls = 0;
  const next = () => {
    calls += 1;
    return processes[calls % processes.length]!;
  };
  return {
    ...{ deps: deps!, workers, gateway },
    visitor: () => createVisitor(sentTo(next)),
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

/** Sends requests over HTTP to one of the processes. */
function sentTo(next: () => ShopProcess): Deliver {
  return async (method, path, body, headers) => {
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const reply = await fetch(`http://${next().address}/api${path}`, {
      method,
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && {
        body: isJson ? JSON.stringify(body) : new Uint8Array(body as Buffer),
      }),
    });
    const cookies = reply.headers.getSetCookie().map(readCookie);
    return {
      status: reply.status,
      text: await reply.text(),
      headers: Object.fromEntries(reply.headers),
      cookies,
    };
  };
}

function readCookie(line: string): SetCookie {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
  const isOver = /;\s*max-age=0/i.test(line);
  return { name: name!, value: value!, ...(isOver && { maxAge: 0 }) };
}
