import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Headers that proxies add to forwarded requests. */
const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
] as const;

type Received = Pick<FastifyRequest, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Whether a program on this machine sent the request. Only the connection's own address counts,
 * never one from a header; a proxy on this machine, declared by `TRUST_PROXY` or not, is detected
 * by the headers it adds.
 */
export function isFromOwnMachine({ headers, socket }: Received): boolean {
  return loopback.test(socket.remoteAddress ?? '') && !isForwarded(headers);
}

function isForwarded(headers: FastifyRequest['headers']): boolean {
  return forwardingHeaders.some((name) => name in headers);
}

/**
 * Warns once per process if a request was forwarded although no proxy is declared: all customers
 * then share the proxy's address and rate limit.
 */
export const undeclaredProxyWarning = fp(
  async (app: FastifyInstance, { hops }: { hops: number }) => {
    let isQuiet = hops > 0;
    app.addHook('onRequest', async ({ headers, socket }) => {
      if (isQuiet || !isForwarded(headers)) return;
      isQuiet = true;
      app.log.warn(
        { remoteAddress: socket.remoteAddress },
        'A request has a forwarding header and TRUST_PROXY is 0: behind a proxy all customers share one limit. Set TRUST_PROXY to the number of proxies.',
      );
    });
  },
);
