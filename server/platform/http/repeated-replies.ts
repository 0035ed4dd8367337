import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { type ByteReply, byteReply, headersSoFar, sendByteReply } from './byte-reply.ts';
import type { ShortWay } from './short-way.ts';

type Options<Reply> = {
  /** Of the call, as it stands in a request. */
  path: string;
  clock: Clock;
  capacityBytes: number;
  /** For how long a reply holds at most, in ms. */
  currentMs: number;
  /** Whether a reply to the same body would be the same again. */
  isLasting: (reply: Reply) => boolean;
};

/** Bodies as they were sent whose reply is known. */
const mostBodies = 2000;
/** Headers that tell of one request, or to one person alone. */
const ownHeader = /^(x-ratelimit-|set-cookie$)/;

/**
 * Answers a call that is made again with the same body with the bytes of the time before: in the same words before any hook,
 * in others for the same thing (spaces, order) behind them. They lie in this process's memory alone, under hashes of the
 * bodies, until newer ones need the room: a body and its reply may be personal.
 */
export function createRepeatedReplies<Reply extends object>(shortWay: ShortWay, options: Options<Reply>) {
  const { path, clock, capacityBytes, currentMs, isLasting } = options;
  const replies = new LRUCache<string, ByteReply>({ maxSize: capacityBytes, sizeCalculation: ({ size }) => size });
  const keys = new LRUCache<string, string>({ max: mostBodies });
  shortWay.answerCalls(path, (body) => {
    const key = keys.get(hashOf(body, clock, currentMs));
    return key === undefined ? null : (replies.get(key) ?? null);
  });

  return async function answer<Request>(
    request: Request,
    reply: FastifyReply,
    make: () => Promise<Reply>,
  ): Promise<Reply | FastifyReply> {
    const asked = request as FastifyRequest;
    const key = hashOf(JSON.stringify(asked.body), clock, currentMs);
    const send = (kept: ByteReply) => {
      const sent = shortWay.bodyOf(asked.raw);
      if (sent) keys.set(hashOf(sent, clock, currentMs), key);
      return sendByteReply(asked, reply, kept);
    };
    const kept = replies.get(key);
    if (kept) return send(kept);
    const made = await make();
    // Not by the schema, which would take each of a thousand fields apart again: a test holds that it accepts what is made.
    const body = JSON.stringify(made);
    if (!isLasting(made)) return reply.code(200).type('application/json; charset=utf-8').send(body);
    const usual = headersSoFar(reply).filter(([name]) => !ownHeader.test(name));
    const bytes = await byteReply(200, [...usual, ['content-type', 'application/json; charset=utf-8']], body);
    replies.set(key, bytes);
    return send(bytes);
  };
}

/** A file, and whether one made for the same body would be the same again. */
export type MadeFile = { file: Buffer; isLasting: boolean };

/** As above for files, which are sent as they are: one that is asked for again is not made again. */
export function createRepeatedFiles(options: Pick<Options<never>, 'clock' | 'capacityBytes' | 'currentMs'>) {
  const { clock, capacityBytes, currentMs } = options;
  const files = new LRUCache<string, Buffer>({ maxSize: capacityBytes, sizeCalculation: ({ length }) => length + 200 });

  return async function fileFor(body: unknown, make: () => Promise<MadeFile>): Promise<Buffer> {
    const key = hashOf(JSON.stringify(body), clock, currentMs);
    const kept = files.get(key);
    if (kept) return kept;
    const { file, isLasting } = await make();
    if (isLasting) files.set(key, file);
    return file;
  };
}

/** Another one for each body, and after `currentMs` for the same one. */
function hashOf(body: string | Buffer, clock: Clock, currentMs: number): string {
  return Math.floor(clock.now() / currentMs) + hash('sha256', body, 'base64');
}
