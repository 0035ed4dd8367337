import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPush } from './open-push.ts';

/** A message received by the push service, decrypted with the keys of its subscription. */
export type Pushed = {
  /** The browser's path at the push service. */
  path: string;
  ttl: number;
  urgency: string;
  topic: string;
  authorization: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into notifications of every kind
  notification: any;
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/**
 * A push service over HTTP that can fail: `respond` decides the status of each message; a promise
 * that never resolves simulates a service that hangs.
 */
export async function startPushService() {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: string }>();
  const service = {
    url: '',
    /** The accepted messages. */
    pushed: [] as Pushed[],
    respond: async (_path: string): Promise<{ status: number; retryAfter?: number }> => ({
      status: 201,
    }),
    /** A new subscription of a browser, as `PushSubscription.toJSON` returns it. */
    subscribe(name: string) {
      const ecdh = createECDH('prime256v1');
      const keys = {
        p256dh: ecdh.generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
      browsers.set(`/${name}`, { ecdh, auth: keys.auth });
      return { endpoint: `${service.url}/${name}`, keys };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? '';
    const browser = browsers.get(path);
    const { status, retryAfter } = await service.respond(path);
    if (status === 201 && browser) {
      const { ttl, urgency, topic, authorization } = request.headers;
      const text = openPush(Buffer.concat(parts), browser.ecdh, browser.auth);
      service.pushed.push({
        ...{ path, ttl: Number(ttl), urgency: String(urgency), topic: String(topic) },
        ...{ authorization: String(authorization), notification: JSON.parse(text) },
      });
    }
    response
      .writeHead(browser ? status : 404, retryAfter ? { 'retry-after': String(retryAfter) } : {})
      .end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
