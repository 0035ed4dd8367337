import { afterEach, describe, expect, it } from 'vitest';
import { openRedis } from '../../boot/open-redis.ts';
import { type RedisServer, startRedis, startRedisStandIn } from '../../testing/redis-servers.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

/** The timeout of Redis, and the duration of the call itself on a loaded machine, in ms. */
const [timeoutMs, work] = [250, 1_500];

const redis = await startRedis();
await redis?.stop();
// The output of the run must show if Redis is missing.
if (!redis) process.stderr.write('NO redis-server FOUND: limits are tried with a stand-in alone\n');

const servers: [string, () => Promise<RedisServer | null>][] = [
  ['a stand-in', startRedisStandIn],
  ...(redis ? ([['redis-server', startRedis]] as [string, typeof startRedis][]) : []),
];

describe.each(servers)('limits shared through %s', (name, start) => {
  let server: RedisServer;
  let shops: TestShop[] = [];
  afterEach(async () => {
    for (const shop of shops) await shop.close();
    shops = [];
    await server.stop();
  });

  async function open(count: number): Promise<void> {
    server = (await start())!;
    for (let n = 0; n < count; n += 1)
      shops.push(await createTestShop('embedded', { REDIS_URL: server.url }));
  }

  /** The rate limit of a client's address is 30 a minute. */
  const lookUp = async (shop = shops[0]!) => {
    const reply = await shop.app.inject({
      url: '/api/payments/orders/ord_none',
      remoteAddress: '203.0.113.9',
    });
    return { status: reply.statusCode };
  };

  /** Makes consecutive calls; returns their statuses, and the longest duration in ms. */
  async function request(count: number, call: () => Promise<{ status: number }>) {
    const statuses: number[] = [];
    let maximum = 0;
    for (let n = 0; n < count; n += 1) {
      const startedAt = performance.now();
      statuses.push((await call()).status);
      maximum = Math.max(maximum, performance.now() - startedAt);
    }
    return { statuses, maximum };
  }

  it.each(['kill', 'freeze'] as const)(
    'no request blocks on it after a %s, and this process limits alone',
    async (end) => {
      await open(1);
      expect((await lookUp()).status).toBe(404);
      await server[end]();
      const { statuses, maximum } = await request(35, lookUp);
      expect(maximum).toBeLessThan(timeoutMs + work);
      expect(new Set(statuses)).toEqual(new Set([404, 429]));
      expect(statuses.at(-1)).toBe(429);
    },
  );

  it.runIf(name === 'redis-server')('counts the requests of both processes', async () => {
    await open(2);
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) statuses.push((await lookUp(shops[n % 2])).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 25)).not.toContain(429);
  });
});

it('a Redis that accepts connections without responding stops the start with one line', async () => {
  const server = await startRedisStandIn();
  await server.freeze();
  await expect(openRedis(server.url)).rejects.toThrow(
    /^REDIS_URL must be .* \(no answer within 5 s\)$/,
  );
  await server.stop();
});
