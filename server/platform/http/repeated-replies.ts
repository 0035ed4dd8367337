import { hash } from 'node:crypto';
import type { Endpoint } from '@jyotiratna/contract';
import type { Limit } from '@jyotiratna/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { type ByteReply, byteReply, type Header, headersSoFar, sendByteReply, singleReply } from './byte-reply.ts';
import { compressed } from './compress.ts';
import type { EarlyCall, EarlyReply } from './short-way.ts';
import { type SentHeaders, wholeWayHeaders } from './whole-way-headers.ts';

type Options<Call extends Endpoint, Body, Reply> = {
  /** The call, which anyone may make; its reply depends on its body alone. */
  endpoint: Call & { limit: Limit; body: z.ZodType<Body> };
  clock: Clock;
  capacityBytes: number;
  /** For how long a reply holds at most, in ms. */
  currentMs: number;
  /** Whether a reply to the same body would be the same again. */
  isLasting: (reply: Reply) => boolean;
  /** Begins to make the reply to a body. @throws for one that is refused; @returns what makes it */
  begin: (body: Body) => () => Promise<Reply>;
};

/** Bodies as they were sent whose reply is known. */
const mostBodies = 2000;
/** Headers that tell of one request, or to one person alone. */
const ownHeader = /^(x-ratelimit-|set-cookie$)/;
const jsonType: Header = ['content-type', 'application/json; charset=utf-8'];

/**
 * Answers a call that is made again with the same body with the bytes of the time before: in the same words before any hook,
 * in others for the same thing (spaces, order) behind them. They lie in this process's memory alone, under hashes of the
 * bodies, until newer ones need the room: a body and its reply may be personal.
 *
 * A body that was never met is answered before the hooks as well, where nothing about it is unusual: what they do for such a call is
 * done by the same functions (JSON, schema, limit), and its headers are those that the whole way has sent. Whatever is refused
 * goes the whole way.
 */
export function createRepeatedReplies<const Call extends Endpoint, Body, Reply extends object>(
  app: Pick<FastifyInstance, 'shortWay' | 'countCall' | 'readJson'>,
  options: Options<Call, Body, Reply>,
) {
  const { endpoint, clock, capacityBytes, currentMs, isLasting, begin } = options;
  const replies = new LRUCache<string, ByteReply>({ maxSize: capacityBytes, sizeCalculation: ({ size }) => size });
  const keys = new LRUCache<string, string>({ max: mostBodies });
  const headers = wholeWayHeaders();
  const hashOfBody = (body: unknown) => hashOf(JSON.stringify(body), clock, currentMs);

  /** Keeps a reply for who asks again. */
  async function keep(key: string, usual: readonly Header[], text: string): Promise<ByteReply> {
    const bytes = await byteReply(200, [...usual.filter(([name]) => !ownHeader.test(name)), jsonType], text);
    replies.set(key, bytes);
    return bytes;
  }

  function beginEarly(sent: Buffer): { body: Body; make: () => Promise<Reply> } | null {
    try {
      const { data: body } = endpoint.body.safeParse(app.readJson(sent.toString()));
      return body === undefined ? null : { body, make: begin(body) };
    } catch {
      return null;
    }
  }

  async function makeEarly(
    { body: sent, ip }: EarlyCall,
    { body, make }: { body: Body; make: () => Promise<Reply> },
    whole: SentHeaders,
  ): Promise<EarlyReply> {
    const told = await app.countCall(endpoint, ip());
    if (!told) return null;
    const key = hashOfBody(body);
    const kept = replies.get(key);
    const made = kept ? null : await make();
    const text = JSON.stringify(made);
    if (kept || (made && isLasting(made))) {
      keys.set(hashOf(sent, clock, currentMs), key);
      return { reply: kept ?? (await keep(key, whole.usual, text)), told };
    }
    return { reply: singleReply(whole.headers, compressed(text, whole.encoding)), told };
  }

  app.shortWay.answerCalls(
    endpoint.path,
    (body) => {
      const key = keys.get(hashOf(body, clock, currentMs));
      return key === undefined ? null : (replies.get(key) ?? null);
    },
    (call) => {
      const whole = headers.known(call.headers);
      const begun = whole && beginEarly(call.body);
      return whole && begun ? makeEarly(call, begun, whole) : null;
    },
  );

  return async function answer(request: { body: Body }, reply: FastifyReply): Promise<Reply | FastifyReply> {
    const asked = request as FastifyRequest;
    const key = hashOfBody(asked.body);
    const send = (kept: ByteReply) => {
      const sent = app.shortWay.bodyOf(asked.raw);
      if (sent) keys.set(hashOf(sent, clock, currentMs), key);
      return sendByteReply(asked, reply, kept);
    };
    const kept = replies.get(key);
    if (kept) return send(kept);
    const made = await begin(request.body)();
    // Not by the schema, which would take each of a thousand fields apart again: a test holds that it accepts what is made.
    const text = JSON.stringify(made);
    if (!isLasting(made)) {
      headers.learn(asked, reply);
      return reply.code(200).type(jsonType[1]).send(text);
    }
    return send(await keep(key, headersSoFar(reply), text));
  };
}

/** A file, and whether one made for the same body would be the same again. */
export type MadeFile = { file: Buffer; isLasting: boolean };

type FileOptions = { clock: Clock; capacityBytes: number; currentMs: number };

/** As above for files, which are sent as they are: one that is asked for again is not made again. */
export function createRepeatedFiles(options: FileOptions) {
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
