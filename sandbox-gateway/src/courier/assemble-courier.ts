import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSystemClock } from '../clock.ts';
import { openBook } from './book.ts';
import { createNotices } from './notices.ts';
import { type CourierOptions, type Misbehaviour, wellBehaved } from './options.ts';
import { createParcels } from './parcels.ts';
import { createRandomSource } from './random-source.ts';

/** The courier's parts, as its routes see them. */
export type SandboxCourier = ReturnType<typeof assembleCourier>;

/** Wraps a handler: the reply may get lost after its effect. */
export type Unreliable = (
  handle: (request: FastifyRequest, reply: FastifyReply) => unknown,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Assembles the courier from its parts. */
export function assembleCourier(options: CourierOptions) {
  const { clock = createSystemClock(), webhookUrl, webhookSecret, stepMs } = options;
  let current: Misbehaviour = { ...wellBehaved, ...options.misbehaviour };
  let url = typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl;
  const book = openBook(options.store);
  const random = createRandomSource(current.seed);
  const misbehaviour = () => current;
  const notices = createNotices({ book, clock, random }, misbehaviour, { url: () => url(), secret: webhookSecret });
  const parcels = createParcels({ book, clock, random, notices, misbehaviour, stepMs });
  const unreliable: Unreliable = (handle) => async (request, reply) => {
    const result = await handle(request, reply);
    if (!random(current.lostReplies)) return result;
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  };
  const pins = new Map<string, { serviceable: boolean; cash: boolean }>();
  return {
    ...{ options, book, clock, notices, parcels, unreliable, pins },
    misbehave(how: Partial<Misbehaviour>): void {
      current = { ...current, ...how };
    },
    sendWebhooksTo(address: string | null): void {
      url = () => address;
    },
  };
}
