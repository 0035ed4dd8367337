import { expect, it } from 'vitest';
import { openRedis } from './open-redis.ts';

it('stops the start with one line for an unresponsive Redis', async () => {
  await expect(openRedis('redis://127.0.0.1:1')).rejects.toThrow(
    /^REDIS_URL must be .* \(connect ECONNREFUSED 127\.0\.0\.1:1\)$/,
  );
});
