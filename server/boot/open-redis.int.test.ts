import { expect, it } from 'vitest';
import { openRedis } from './open-redis.ts';

it('an unresponsive Redis stops the start with one line', async () => {
  await expect(openRedis('redis://127.0.0.1:1')).rejects.toThrow(
    /^REDIS_URL must be .* \(connect ECONNREFUSED 127\.0\.0\.1:1\)$/,
  );
});
