import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { type ByteReply, byteReply, sendByteReply } from './byte-reply.ts';

type Options<Reply> = {
  clock: Clock;
  capacityBytes: number;
  /** For how long a reply holds at most, in ms. */
  currentMs: number;
  /** Whether a reply to the same body would be the same again. */
  isLasting: (reply: Reply) => boolean;
};

/**
 * Answers a call that is made again with the same body with the bytes of the time before. They lie in this process's memory
 * alone, under a hash of the body, until newer ones need the room: a body and its reply may be personal.
 */
export function createRepeatedReplies<Reply extends object>(options: Options<Reply>) {
  const { clock, capacityBytes, currentMs, isLasting } = options;
  const replies = new LRUCache<string, ByteReply>({ maxSize: capacityBytes, sizeCalculation: ({ size }) => size });

  return async function answer<Request>(
    request: Request,
    reply: FastifyReply,
    make: () => Promise<Reply>,
  ): Promise<Reply | FastifyReply> {
    const asked = request as FastifyRequest;
    const key = keyOf(asked.body, clock, currentMs);
    const kept = replies.get(key);
    if (kept) return sendByteReply(asked, reply, kept);
    const made = await make();
    // Not by the schema, which would take each of a thousand fields apart again: a test holds that it accepts what is made.
    const body = JSON.stringify(made);
    if (!isLasting(made)) return reply.code(200).type('application/json; charset=utf-8').send(body);
    const bytes = await byteReply(200, [['content-type', 'application/json; charset=utf-8']], body);
    replies.set(key, bytes);
    return sendByteReply(asked, reply, bytes);
  };
}

/** A file, and whether one made for the same body would be the same again. */
export type MadeFile = { file: Buffer; isLasting: boolean };

/** As above for files, which are sent as they are: one that is asked for again is not made again. */
export function createRepeatedFiles(options: Pick<Options<never>, 'clock' | 'capacityBytes' | 'currentMs'>) {
  const { clock, capacityBytes, currentMs } = options;
  const files = new LRUCache<string, Buffer>({ maxSize: capacityBytes, sizeCalculation: ({ length }) => length + 200 });

  return async function fileFor(body: unknown, make: () => Promise<MadeFile>): Promise<Buffer> {
    const key = keyOf(body, clock, currentMs);
    const kept = files.get(key);
    if (kept) return kept;
    const { file, isLasting } = await make();
    if (isLasting) files.set(key, file);
    return file;
  };
}

/** Another one for each body, and after `currentMs` for the same one. */
function keyOf(body: unknown, clock: Clock, currentMs: number): string {
  return createHash('sha256')
    .update(JSON.stringify([Math.floor(clock.now() / currentMs), body]))
    .digest('base64');
}
