import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

type Sent = { method: string; path: string; headers: Record<string, string>; body: Buffer };

const seed = 20_261_121;
const count = 2000;

describe('2000 malformed requests', () => {
  let shop: TestShop;
  let port: number;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  beforeAll(async () => {
    shop = await createTestShop(databaseKinds().at(-1)!);
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    agent.destroy();
    await shop.close();
  });

  it('are each rejected with 4xx, and the server continues', async () => {
    const random = mulberry(seed);
    const routes = shop.app.declaredRoutes.filter(
      ({ method, url }) => method !== 'HEAD' && !url.includes('*'),
    );
    const invalid: string[] = [];
    let left = count;
    async function work(): Promise<void> {
      while (left-- > 0) {
        const sent = malformed(random, routes);
        const status = await send(sent);
        if (status < 400 || status >= 500)
          invalid.push(`${status} ${sent.method} ${sent.path} ${sent.body.subarray(0, 80)}`);
      }
    }
    await Promise.all(Array.from({ length: 16 }, work));
    expect(invalid).toEqual([]);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(ready.status).toBe(200);
  });

  /**
   * Sends a request. @returns the status; 400 if the server closed the connection without a
   * response
   */
  function send({ method, path, headers, body }: Sent): Promise<number> {
    return new Promise((done, failed) => {
      const options = {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: { 'content-length': body.length, ...headers },
      };
      const call = request(options, (reply: IncomingMessage) => {
        reply.resume();
        reply.on('end', () => done(reply.statusCode ?? 0));
      });
      call.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? done(400) : failed(error),
      );
      call.end(body);
    });
  }
});

/** A request with one defect that every route must reject. */
function malformed(random: () => number, routes: { method: string; url: string }[]): Sent {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)]!;
  const bytes = (length: number) =>
    Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
  const filled = (url: string) =>
    url.replace(/:\w+/g, () =>
      pick(['-1', '1e9', '__proto__', '%2e%2e%2f', '%00', 'x'.repeat(300)]),
    );
  const posts = routes.filter(({ method }) => ['POST', 'PUT'].includes(method));
  const json = { 'content-type': 'application/json' };
  const post = (body: Buffer | string, headers: Record<string, string> = json): Sent => {
    const { method, url } = pick(posts.filter((route) => !route.url.endsWith('/logout')));
    return { method, path: filled(url), headers, body: Buffer.from(body) };
  };
  const depth = 1 + Math.floor(random() * 20_000);
  const kinds: (() => Sent)[] = [
    () => post(Buffer.concat([Buffer.from('{'), bytes(1 + Math.floor(random() * 200))])),
    () =>
      post(
        Buffer.concat([
          Buffer.from('{"name":"'),
          Buffer.from(pick([[0xc0, 0xae], [0xff], [0xed, 0xa0, 0x80]])),
          Buffer.from('"}'),
        ]),
      ),
    () => post('['.repeat(depth) + ']'.repeat(depth)),
    () => post(`${'{"a":'.repeat(depth / 2)}1${'}'.repeat(depth / 2)}`),
    () =>
      post(
        `{"amount":${pick(['1e999', '-1e999', '9'.repeat(400), '0.1e-999'])},"quantity":${'9'.repeat(40)}}`,
      ),
    () =>
      post(
        pick([
          'null',
          '""',
          '0',
          'true',
          '[]',
          '{"__proto__":{"a":1}}',
          '{"constructor":{"prototype":{}}}',
        ]),
      ),
    () =>
      post(bytes(64), {
        'content-type': pick([
          'text/plain',
          'application/xml',
          ';',
          'application/json;charset=utf-7',
        ]),
      }),
    () =>
      post(`--x\r\n${bytes(40).toString('latin1')}`, {
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'same-origin',
      }),
    () => post(JSON.stringify({ x: 'y'.repeat(70_000) })),
    () =>
      post('{}', {
        ...json,
        origin: pick(['null', 'https://evil.example', '\u00ff', 'x'.repeat(4000)]),
      }),
    () => ({
      method: pick(['GET', 'PUT', 'DELETE']),
      path: `/api/products/${pick(['%c0%ae', '%', '%zz', '%00', '%ed%a0%80', '%u0041', '%ff%fe', '..%2f..%2fetc', "';--"])}${random()}`,
      headers: {},
      body: Buffer.alloc(0),
    }),
    () => ({
      method: 'GET',
      path: `/api/products?${pick(['limit=1e9', 'limit=-1', 'cursor=%00', 'sort=%ff', 'isFeatured=2', 'a=b', 'limit=1&limit=1', '%E0%A4%A=1'])}`,
      headers: {
        cookie: `sid=${bytes(32).toString('base64url')}; ${bytes(20).toString('base64')}`,
      },
      body: Buffer.alloc(0),
    }),
    () => ({
      method: pick(['GET', 'PATCH', 'DELETE', 'PROPFIND', 'LOCK']),
      path: `/api/payments/orders/${pick(['ord_', '%00', 'order_x', '../..', 'ord_'.repeat(60)])}`,
      headers: {},
      body: Buffer.alloc(0),
    }),
  ];
  return pick(kinds)();
}

/** A reproducible generator of random numbers from 0 to 1. */
function mulberry(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
