import type { Endpoint } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createCache } from '../cache/cache.ts';
import type { Tag } from '../cache/changes.ts';
import { collectTags, recordExpiry, recordTags } from '../cache/response-tags.ts';
import { cacheHeaders } from '../cdn/cache-headers.ts';
import { indianDayNumber } from '../clock.ts';
import type { Deps } from '../deps.ts';
import {
  type ByteReply,
  byteReply,
  type Header,
  headersSoFar,
  sendByteReply,
} from './byte-reply.ts';
import { type Request, type ResponseBody, serve } from './serve.ts';

/**
 * Maximum number and length of raw URLs with a cached response; others use the full request
 * pipeline.
 */
const [maxAddresses, maxAddress] = [2000, 500];

/**
 * Serves a public endpoint with a response that all clients share. It is cached as bytes with its
 * tags by parsed parameters, so that unknown ones create no further entry; a URL requested before
 * is served before any hook.
 * @param capacityBytes cache size for the endpoint's responses
 * @param defaults parameter values that equal their absence
 * @param headers further headers, the same for the same parameters
 */
export function serveCached<const Declared extends Endpoint>(
  app: Pick<FastifyInstance, 'prefix' | 'route' | 'fastPath'>,
  deps: Pick<Deps, 'changes' | 'clock' | 'env'>,
  endpoint: Declared,
  handler: (request: Request<Declared>) => Promise<ResponseBody<Declared>>,
  {
    capacityBytes,
    headers: own = () => [],
    defaults = {},
  }: {
    capacityBytes: number;
    defaults?: Readonly<Record<string, unknown>>;
    headers?: (request: Request<Declared>) => Header[];
  },
): void {
  const stored = createCache<{ reply: ByteReply; tags: readonly Tag[]; until: number | null }>({
    changes: deps.changes,
    capacityBytes,
    day: () => indianDayNumber(deps.clock),
    clock: deps.clock.now,
  });
  const keys = new LRUCache<string, string>({ max: maxAddresses });
  const { path }: Endpoint = endpoint;
  app.fastPath.serve(path, (url) => {
    const key = keys.get(url);
    return key === undefined ? null : (stored.peek(key)?.reply ?? null);
  });

  const handle = async (request: Request<Declared>, reply: FastifyReply) => {
    const { params, query, raw } = request as FastifyRequest;
    const given = sorted(query).filter(([name, value]) => value !== defaults[name]);
    const key = JSON.stringify([params, given]);
    const standard = headersSoFar(reply);
    const found = await stored.remember(key, async () => {
      const { result, tags, until } = await collectTags(() => handler(request));
      const body = reply.code(200).serialize(result as object) as string;
      const ownHeaders = own(request);
      const stored = ownHeaders.some(([name]) => name === 'cache-control')
        ? []
        : cacheHeaders(deps.env, tags);
      const headers: Header[] = [
        ...standard,
        ...ownHeaders,
        ...stored,
        ['content-type', 'application/json; charset=utf-8'],
      ];
      const created = await byteReply(200, headers, body);
      return { value: { reply: created, tags, until }, tags, size: created.size, until };
    });
    recordTags(found.tags);
    recordExpiry(found.until);
    if (raw.url && raw.url.length <= maxAddress) keys.set(raw.url, key);
    return sendByteReply(request as FastifyRequest, reply, found.reply);
  };
  serve(app, endpoint, handle);
}

function sorted(query: unknown): [string, unknown][] {
  return Object.entries(query ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
