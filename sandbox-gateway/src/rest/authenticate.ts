import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Creates a hook that verifies key id and secret (HTTP Basic). The scheme must be spelled `Basic`,
 * as at the provider.
 */
export function authenticate(keyId: string, keySecret: string) {
  const expected = digest(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return async (request: FastifyRequest) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw unauthenticated();
  };
}
