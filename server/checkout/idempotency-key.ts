import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { FastifyRequest } from 'fastify';

/**
 * The request's Idempotency-Key header; undefined without one. @throws ShopError invalid_input for
 * a key that is too long or not printable
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return `key:${key}`;
  throw new ShopError('invalid_input', {
    message: errorMessage('idempotency_key_invalid'),
    fields: { 'idempotency-key': errorMessage('key_invalid') },
  });
}
