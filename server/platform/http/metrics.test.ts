import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { errors } from './errors.ts';
import { metrics } from './metrics.ts';

const token = 'a-token-of-the-shop-for-prometheus';

type RequestSource = {
  token?: string;
  headers?: Record<string, string>;
  from?: string;
  hops?: number;
  waiting?: () => Promise<ReadonlyMap<string, number>>;
};

/** Requests the metrics, from loopback unless `from` is set. */
async function request({
  token,
  headers,
  from = '127.0.0.1',
  hops = 0,
  waiting: pending,
}: RequestSource) {
  const app = Fastify({ trustProxy: (_address, hop) => hop < hops });
  await app.register(errors);
  await app.register(metrics, { token, ...(pending && { waiting: pending }) });
  const all = { host: 'localhost:3000', ...headers };
  const reply = await app.inject({ url: '/metrics', remoteAddress: from, headers: all });
  await app.close();
  return { status: reply.statusCode, body: reply.body, headers: reply.headers };
}

describe('the metrics for Prometheus, without a token', () => {
  it.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])(
    'are visible to this machine: %s',
    async (from) => {
      const { status, body, headers } = await request({ from });
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toContain('http_request_duration_seconds');
    },
  );

  it.each(['203.0.113.7', '10.0.0.2', '::ffff:203.0.113.7', '2001:db8::1'])(
    'are hidden from %s',
    async (from) => {
      const { status, body } = await request({ from });
      expect([status, body.includes('duration')]).toEqual([403, false]);
    },
  );

  it.each([
    ['no proxy is trusted', 0, { 'x-forwarded-for': '203.0.113.7' }],
    ['one proxy is trusted', 1, { 'x-forwarded-for': '203.0.113.7' }],
    ['the visitor claims to be this machine', 1, { 'x-forwarded-for': '127.0.0.1' }],
    ['the visitor claims a longer way', 1, { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }],
    ['the proxy speaks of it by RFC 7239', 0, { forwarded: 'for=203.0.113.7' }],
    ['the proxy names the address in a header of its own', 0, { 'x-real-ip': '203.0.113.7' }],
    ['the proxy only passes on the name of the shop', 1, { host: 'shop.example.in' }],
  ])(
    'are hidden from a visitor behind a proxy on this machine when %s',
    async (_, hops, headers) => {
      expect((await request({ hops, headers: headers as Record<string, string> })).status).toBe(
        403,
      );
    },
  );
});

describe('the metrics for Prometheus, with a token', () => {
  it('are visible to its holder, from anywhere', async () => {
    const { status, body } = await request({
      token,
      headers: { authorization: `Bearer ${token}` },
      from: '203.0.113.7',
    });
    expect(status).toBe(200);
    expect(body).toContain('http_request_duration_seconds');
  });

  it.each([
    ['none', {}],
    ['another', { authorization: 'Bearer another-token-of-the-shop' }],
    ['a part of it', { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['it as a password', { authorization: `Basic ${token}` }],
  ])('are denied to a request with %s, on this machine too', async (_, headers) => {
    const reply = await request({ token, headers: headers as Record<string, string> });
    expect([reply.status, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(reply.body).not.toContain('duration');
  });
});

describe('pending external tasks', () => {
  const textOf = async (pending: () => Promise<ReadonlyMap<string, number>>) => {
    const { status, body } = await request({ waiting: pending });
    return [status, ...(body.match(/^tasks_oldest_seconds.+$/gm) ?? [])];
  };

  it('are reported by kind, emails and refunds also with zero pending', async () => {
    expect(await textOf(async () => new Map([['mail', 90]]))).toEqual([
      200,
      'tasks_oldest_seconds{kind="mail"} 90',
      'tasks_oldest_seconds{kind="refund"} 0',
    ]);
  });

  it('are omitted where the database does not respond', async () => {
    expect(await textOf(() => Promise.reject(new Error('away')))).toEqual([200]);
  });
});
