import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { errors } from './errors.ts';
import { rateLimit } from './rate-limit.ts';

it('a request over the limit of its route receives the number of seconds until a retry', async () => {
  const app = Fastify();
  await app.register(errors);
  await app.register(rateLimit, { redis: null });
  app.get('/', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, async () => 'here');
  expect((await app.inject('/')).statusCode).toBe(200);
  const { statusCode, headers, ...reply } = await app.inject('/');
  await app.close();
  expect([statusCode, reply.json().code]).toEqual([429, 'rate_limited']);
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(reply.json().retryAfter).toBe(seconds);
});
