import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const birth = {
  name: 'Asha',
  gender: 'female',
  dob: '14-08-1995',
  birthTime: '07:40',
  location: 'Jaipur',
};

describe('a kundli request', () => {
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    shop = await createTestShop(databaseKinds()[0]!, { TRUST_PROXY: '1' });
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.close());

  async function send(body: string | Blob, headers: Record<string, string> = {}) {
    const reply = await fetch(`${url}/api/astrology/kundli`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : body.stream(),
      duplex: 'half',
    } as RequestInit);
    const left = Number(reply.headers.get('x-ratelimit-remaining'));
    return { status: reply.status, headers: reply.headers, left, body: await reply.json() };
  }

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['deflate', 'deflate'],
    ['identity', null],
  ])(
    'has the same reply and headers for a new and a repeated birth, for a client that accepts %s',
    async (encodings, expected) => {
      const sent = JSON.stringify({ ...birth, name: `Asha ${expected}` });
      const [first, second] = [
        await send(sent, { 'accept-encoding': encodings }),
        await send(sent, { 'accept-encoding': encodings }),
      ];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual({ ...first.body, source: 'cache' });
      const fixed = ({ headers }: { headers: Headers }) =>
        [...headers].filter(([name]) => !/^(x-ratelimit-|date$|content-length$)/.test(name));
      expect(fixed(second)).toEqual(fixed(first));
      expect(second.headers.get('content-encoding')).toBe(expected);
      expect(second.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('is rejected from a page of another site, also for a birth that was requested before', async () => {
    const sent = JSON.stringify({ ...birth, name: 'Dev' });
    await send(sent);
    expect((await send(sent, { origin: 'https://other.example' })).status).toBe(403);
  });

  it('is parsed when its body arrives in several packets or chunks, and rejected when it is malformed', async () => {
    const sent = JSON.stringify({ ...birth, name: 'Kavya' });
    const { hostname, port } = new URL(url);
    const socket = net.connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [
      'POST /api/astrology/kundli HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Content-Type: application/json',
      `Content-Length: ${sent.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${sent.slice(0, 20)}`);
    // When a later request on another connection has its response, the first chunk has been read.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    socket.write(sent.slice(20));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    expect((await send(new Blob([sent]))).body.name).toBe('Kavya');
    expect((await send(sent.slice(0, -1))).status).toBe(400);
    expect((await send(`${sent.slice(0, -1)},"name":"X"}`)).body.fields).toEqual({
      name: 'This field is given more than once.',
    });
  });

  it('never has a 304 response', async () => {
    const sent = JSON.stringify({ ...birth, name: 'Tara' });
    for (let n = 0; n < 3; n += 1) {
      const { status, headers } = await send(sent, { 'if-none-match': '*' });
      expect([status, headers.get('etag')]).toEqual([200, null]);
    }
    expect((await fetch(`${url}/api/places?q=Jaipur`)).headers.get('etag')).toMatch(/^W\//);
  });

  it('counts once for the address that the proxy saw, whether it is accepted or rejected', async () => {
    const from = (n: number) => ({ 'x-forwarded-for': `10.9.9.${n}, 198.51.100.7` });
    const bodies = [
      birth,
      birth,
      { ...birth, location: 'Qxzvwk' },
      { ...birth, dob: '31-02-1990' },
      { ...birth, sign: 'Mesha' },
    ];
    const results = [];
    for (const [n, body] of bodies.entries())
      results.push(await send(JSON.stringify(body), from(n)));
    expect(results.map(({ status, left }) => [status, left])).toEqual([
      [200, 599],
      [200, 598],
      [400, 597],
      [400, 596],
      [400, 595],
    ]);
    expect((await send(JSON.stringify(birth), { 'x-forwarded-for': '198.51.100.8' })).left).toBe(
      599,
    );
    await Promise.all(Array.from({ length: 595 }, (_, n) => send('{}', from(n % 200))));
    const rejected = await send(JSON.stringify(birth), from(1));
    expect([rejected.status, rejected.body.code]).toEqual([429, 'rate_limited']);
    expect(rejected.headers.get('retry-after')).toBe(String(rejected.body.retryAfter));
  });
});
