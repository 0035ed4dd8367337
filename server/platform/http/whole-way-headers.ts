import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Header } from './byte-reply.ts';

/** Headers of one reply, which the next has others of. */
const ownHeader = /^(?:x-ratelimit-|content-length$|date$|connection$|keep-alive$)/;
const ofContent = /^(?:content-(?:encoding|type)|vary)$/;
/** Lists of encodings that callers take, at most: browsers send a handful. */
const mostLists = 100;

export type SentHeaders = {
  headers: Header[];
  /** Those of them that do not depend on what is sent. */
  usual: Header[];
  /** Undefined for bytes as they are. */
  encoding: string | undefined;
};

export type WholeWayHeaders = {
  /** Notes what a reply is sent with, once it is. */
  learn: (request: FastifyRequest, reply: FastifyReply) => void;
  /** What a reply to these headers is sent with, where one was. */
  known: (headers: IncomingHttpHeaders) => SentHeaders | undefined;
};

/**
 * The headers with which the whole way has sent its replies to one call. Who answers that call before the hooks sends the same: no header is
 * written down a second time, and none is forgotten that a hook adds one day. Of a usual request they depend on the encodings that its
 * caller takes; others are never answered by this.
 */
export function wholeWayHeaders(): WholeWayHeaders {
  const sent = new Map<string | undefined, SentHeaders>();
  const isUsual = (headers: IncomingHttpHeaders) => headers['x-no-compression'] === undefined;
  const listOf = (headers: IncomingHttpHeaders) => headers['accept-encoding'] as string | undefined;

  return {
    learn({ headers }, reply) {
      const list = listOf(headers);
      if (!isUsual(headers) || sent.has(list) || sent.size >= mostLists) return;
      reply.raw.once('finish', () => {
        const all = reply.raw.getHeaders();
        if (reply.statusCode !== 200 || 'set-cookie' in all) return;
        const headers = Object.entries(all)
          .filter(([name]) => !ownHeader.test(name))
          .map(([name, value]): Header => [name, String(value)]);
        const usual = headers.filter(([name]) => !ofContent.test(name));
        sent.set(list, { headers, usual, encoding: all['content-encoding'] as string | undefined });
      });
    },
    known: (headers) => (isUsual(headers) ? sent.get(listOf(headers)) : undefined),
  };
}
