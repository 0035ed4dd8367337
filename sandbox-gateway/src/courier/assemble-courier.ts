import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSystemClock } from '../clock.ts';
import { openBook } from './book.ts';
import { type CourierOptions, type ErrorRates, wellBehaved } from './options.ts';
import { createParcels } from './parcels.ts';
import { createRandomSource } from './random-source.ts';
import { createWebhookMessages } from './webhook-messages.ts';

/** Components of the courier, for its routes. */
export type SandboxCourier = ReturnType<typeof assembleCourier>;

/** Wraps a handler whose response may be dropped after it took effect. */
export type Unreliable = (
  handle: (request: FastifyRequest, reply: FastifyReply) => unknown,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Creates the courier's components. */
export function assembleCourier(options: CourierOptions) {
  const { clock = createSystemClock(), webhookUrl, webhookSecret, stepMs } = options;
  let current: ErrorRates = { ...wellBehaved, ...options.errorRates };
  let url = typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl;
  const book = openBook(options.store);
  const random = createRandomSource(current.seed);
  const errorRates = () => current;
  const webhookMessages = createWebhookMessages({ book, clock, random }, errorRates, {
    url: () => url(),
    secret: webhookSecret,
  });
  const parcels = createParcels({ book, clock, random, webhookMessages, errorRates, stepMs });
  const unreliable: Unreliable = (handle) => async (request, reply) => {
    const result = await handle(request, reply);
    if (!random(current.lostReplies)) return result;
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  };
  const serviceability = new Map<string, { serviceable: boolean; cash: boolean }>();
  return {
    ...{ options, book, clock, webhookMessages, parcels, unreliable, serviceability },
    misbehave(how: Partial<ErrorRates>): void {
      current = { ...current, ...how };
    },
    sendWebhooksTo(address: string | null): void {
      url = () => address;
    },
  };
}
