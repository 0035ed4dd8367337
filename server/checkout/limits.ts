import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../platform/http/is-loopback.ts';

/**
 * A limit by address. This machine itself is left out: behind a proxy that is not declared (`TRUST_PROXY`) every customer
 * would count as one, and owners are limited by their orders anyway.
 */
export function byAddress(max: number) {
  return { max, timeWindow: '1 minute', allowList: (request: FastifyRequest) => isLoopback(request.ip) };
}
