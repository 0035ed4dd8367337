import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, invalid, unauthenticated } from '../errors.ts';
import type { FailureArea } from './kinds.ts';
import type { ErrorQueue, Failure } from './registry.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

const hangMs = 30_000;
const hugeBytes = 10 * 1024 * 1024;

/**
 * Wraps a route's handler: a pending failure of its area is applied before, after or instead of it.
 */
export function injectFailure(errorQueue: ErrorQueue, area: FailureArea, handle: Handler): Handler {
  return async (request, reply) => {
    const failure = errorQueue.take(area, ...transportKinds);
    return failure ? strike(failure, request, reply, handle) : handle(request, reply);
  };
}

const refusals: Record<string, (failure: Failure) => ApiError> = {
  'invalid-input': () => invalid('amount', 'The amount must be an integer.'),
  'amount-too-small': () =>
    invalid('amount', 'The amount must be at least INR 1.00', 'amount_less_than_minimum_amount'),
  'extra-field': () =>
    invalid('surprise', 'surprise is/are not required and should not be sent', 'extra_field_sent'),
  'receipt-taken': () => invalid('receipt', 'Order receipt should be unique.'),
  unauthorized: () => unauthenticated(),
  throttled: () => new ApiError(429, { description: 'Request failed. Please try after sometime.' }),
  'server-error': () => serverError(500),
  unavailable: () => serverError(503),
  'in-progress': () =>
    new ApiError(409, { description: 'Request failed because another request is in progress' }),
};

const transportKinds = [
  ...Object.keys(refusals),
  ...[
    'bad-gateway-html',
    'hang',
    'slow',
    'reset',
    'reply-lost',
    'malformed-json',
    'huge-body',
    'wrong-amount',
  ],
];

const serverError = (status: number) =>
  new ApiError(status, { code: 'SERVER_ERROR', description: 'The server encountered an error' });

async function strike(
  failure: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: Handler,
): Promise<unknown> {
  switch (failure.do) {
    case 'hang':
      await pause(failure.delayMs ?? hangMs, request);
      return disconnect(request, reply);
    case 'slow':
      // Continues after the caller's timeout: late effects still occur.
      await sleep(failure.delayMs ?? 1_000, undefined, { ref: false });
      return handle(request, reply);
    case 'reset':
      return disconnect(request, reply);
    case 'reply-lost':
      await handle(request, reply);
      return disconnect(request, reply);
    case 'bad-gateway-html':
      return reply
        .code(502)
        .type('text/html')
        .send('<html><body><h1>502 Bad Gateway</h1></body></html>');
    case 'malformed-json':
      await handle(request, reply);
      return reply.type('application/json').send('{"id":"order_');
    case 'huge-body':
      await handle(request, reply);
      return reply
        .type('application/json')
        .send(JSON.stringify({ padding: 'x'.repeat(hugeBytes) }));
    case 'wrong-amount': {
      const order = (await handle(request, reply)) as { amount: number };
      return { ...order, amount: order.amount + 100 };
    }
    default:
      if (failure.do === 'throttled') reply.header('retry-after', failure.retryAfter ?? 1);
      throw refusals[failure.do]?.(failure) ?? new Error(`There is no fault ${failure.do}.`);
  }
}

/** Closes the connection without a response, like a network failure. */
function disconnect(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/**
 * Sleeps in real time, to which the caller's timeouts refer; returns early if the caller
 * disconnects.
 */
export function pause(ms: number, request: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      request.raw.socket.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    timer.unref();
    request.raw.socket.once('close', done);
  });
}
