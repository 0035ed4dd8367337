import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * A hook for the key id and secret by HTTP Basic. The scheme is spelled `Basic`: the provider
 * rejects other spellings.
 */
export function authenticate(keyId: string, keySecret: string) {
  const expected = digest(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return async (request: FastifyRequest) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw unauthenticated();
  };
}
