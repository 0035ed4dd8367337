import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { castChart, kundliData, momentOf } from '@jyotiratna/jyotish';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { createKundliProvider } from './provider/kundli-provider.ts';
import { kundliCache } from './schema.ts';

const birth = {
  name: 'Asha',
  gender: 'female',
  dob: '14-08-1995',
  birthTime: '07:40',
  location: 'Jaipur, Rajasthan, India',
  lat: 26.9196,
  lon: 75.7878,
  timezone: 'Asia/Kolkata',
};
const own = 'Using basic information due to API limits';

/**
 * A kundli as sent by the provider: with more fields than the shop's, and grahas named in the
 * requested language.
 */
function providerReply() {
  const moment = momentOf({ date: '1995-08-14', time: '07:40', zone: 'Asia/Kolkata' });
  const data = kundliData(castChart({ ...moment, latitude: 26.9196, longitude: 75.7878 }), 0);
  const text = JSON.stringify({
    status: 'ok',
    data: {
      ...data,
      dasha_balance: { ...data.dasha_balance, description: 'as the provider counts' },
      chart_style: 'north-indian',
    },
  });
  return text.replaceAll('"name":"Saturn"', '"name":"शनि"');
}

describe('an external kundli provider', () => {
  let shop: TestShop;
  let server: Server;
  /** A loaded machine responds slowly: only tests of the timeout shorten it. */
  let timeoutMs = 30_000;
  let received: { url: string; authorization: string | undefined }[] = [];
  let response: RequestListener = (_request, reply) => reply.end(providerReply());

  beforeAll(async () => {
    server = createServer((request, reply) => {
      received.push({ url: request.url ?? '', authorization: request.headers.authorization });
      response(request, reply);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    shop = await createTestShop(
      'embedded',
      { KUNDLI_PROVIDER_URL: url, KUNDLI_PROVIDER_KEY: 'a-key' },
      {
        change: (deps) => ({
          ...deps,
          kundliProvider: {
            origin: url,
            cast: (birth) => createKundliProvider({ url, key: 'a-key', timeoutMs }).cast(birth),
          },
        }),
      },
    );
  });
  afterAll(async () => {
    await shop?.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  afterEach(async () => {
    received = [];
    response = (_request, reply) => reply.end(providerReply());
    timeoutMs = 30_000;
    await shop.deps.db.delete(kundliCache);
  });

  const make = (change: object = {}) =>
    shop.visitor().post('/astrology/kundli', { ...birth, ...change });

  it('receives the key, the time and the place, and no name', async () => {
    const { body } = await make();
    const { pathname, searchParams } = new URL(received[0]!.url, 'http://provider');
    expect([pathname, received[0]!.authorization]).toEqual([
      '/v2/astrology/kundli/advanced',
      'Bearer a-key',
    ]);
    expect(Object.fromEntries(searchParams)).toEqual({
      ayanamsa: '1',
      coordinates: '26.9196,75.7878',
      datetime: '1995-08-14T07:40:00+05:30',
      la: 'en',
    });
    expect(body.source).toBe('api');
    expect(body.kundli.data.dasha_balance).toMatchObject({
      description: 'as the provider counts',
      lord: { id: 6, name: 'Saturn' },
    });
    expect(body.kundli.data).not.toHaveProperty('chart_style');
    expect(body.kundliChart).toMatch(/^<svg /);
  });

  it('is called once for a birth and language', async () => {
    await make();
    expect((await make({ name: 'Other' })).body).toMatchObject({ source: 'cache', name: 'Other' });
    expect((await make({ language: 'hi' })).body.source).toBe('api');
    expect(
      received.map(({ url }) => new URL(url, 'http://provider').searchParams.get('la')),
    ).toEqual(['en', 'hi']);
  });

  it('is not called without a birth time, since it would return arbitrary houses', async () => {
    const { body } = await make({ birthTime: undefined });
    expect([body.source, received]).toEqual(['fallback', []]);
    expect(body.message).not.toContain(own);
  });

  it('responds with 402 and the specified message when its credit is used up', async () => {
    response = (_request, reply) => reply.writeHead(402).end('{}');
    const { status, body } = await make();
    expect([status, body.message]).toEqual([
      402,
      'API credit limit reached. Please try again later or contact support.',
    ]);
  });

  it.each([
    ['17', 17],
    ['', 60],
    ['soon', 60],
  ])('that responds with Retry-After %j is a 429 with %i seconds', async (header, retryAfter) => {
    response = (_request, reply) =>
      reply.writeHead(429, header ? { 'retry-after': header } : {}).end('{}');
    const { status, body, headers } = await make();
    expect([status, body.retryAfter, headers['retry-after']]).toEqual([
      429,
      retryAfter,
      String(retryAfter),
    ]);
    expect(body.message).toBe(
      `Rate limit exceeded. Please wait ${retryAfter} seconds before trying again.`,
    );
  });

  it.each<[string, RequestListener, number?]>([
    ['answers 500', (_request, reply) => reply.writeHead(500).end('{}')],
    ['refuses the key', (_request, reply) => reply.writeHead(401).end('{}')],
    ['redirects', (_request, reply) => reply.writeHead(302, { location: '/elsewhere' }).end()],
    ['sends something else', (_request, reply) => reply.end('{"data":{"nakshatra_details":1}}')],
    ['sends no JSON', (_request, reply) => reply.end('<html>')],
    ['sends too much', (_request, reply) => reply.end(`"${'x'.repeat(2 * 1024 * 1024)}"`)],
    ['hangs up', (request) => request.socket.destroy()],
    ['does not answer in time', () => {}, 300],
    [
      'dawdles in the middle of its reply',
      (_request, reply) => {
        reply.write('{"data":');
      },
      300,
    ],
  ])(
    'that %s leaves the answer to the shop’s own engine',
    async (_subject, listener, shorter = timeoutMs) => {
      response = listener;
      timeoutMs = shorter;
      const { status, body } = await make();
      expect([status, body.source, body.message]).toEqual([200, 'fallback', own]);
      expect(body.kundli.data.dasha_balance.description).toBe('8 years 11 months 24 days');
      response = (_request, reply) => reply.end(providerReply());
      timeoutMs = 30_000;
      expect((await make()).body.source, 'a fallback is not kept').toBe('api');
    },
  );
});
