import type { Endpoint } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cacheHeaders } from '../cdn/cache-headers.ts';
import { indianDayNumber } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Tag } from '../kept/changes.ts';
import { createKept } from '../kept/kept.ts';
import { noteShown, noteUntil, watchShown } from '../kept/shown.ts';
import { type ByteReply, byteReply, type Header, headersSoFar, sendByteReply } from './byte-reply.ts';
import { type Answer, type Request, serve } from './serve.ts';

/** Addresses as they were asked for whose reply is known; longer ones, and those beyond, go the whole way. */
const [mostAddresses, longestAddress] = [2000, 500];

/**
 * Serves a public endpoint whose reply is the same for everyone: kept as bytes under what it shows, by its parameters as they
 * were read, so that unknown ones make no other reply; and answered before any hook where the address was asked for before.
 * @param capacityBytes that the replies of this endpoint may take
 * @param defaults values of parameters that say the same as their absence
 * @param headers of its own, the same for the same parameters
 */
export function serveKept<const Declared extends Endpoint>(
  app: Pick<FastifyInstance, 'prefix' | 'route' | 'shortWay'>,
  deps: Pick<Deps, 'changes' | 'clock' | 'env'>,
  endpoint: Declared,
  handler: (request: Request<Declared>) => Promise<Answer<Declared>>,
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
  const kept = createKept<{ reply: ByteReply; tags: readonly Tag[]; until: number | null }>({
    changes: deps.changes,
    capacityBytes,
    day: () => indianDayNumber(deps.clock),
    clock: deps.clock.now,
  });
  const keys = new LRUCache<string, string>({ max: mostAddresses });
  const { path }: Endpoint = endpoint;
  app.shortWay.answer(path, (url) => {
    const key = keys.get(url);
    return key === undefined ? null : (kept.peek(key)?.reply ?? null);
  });

  const answer = async (request: Request<Declared>, reply: FastifyReply) => {
    const { params, query, raw } = request as FastifyRequest;
    const said = sorted(query).filter(([name, value]) => value !== defaults[name]);
    const key = JSON.stringify([params, said]);
    const usual = headersSoFar(reply);
    const found = await kept.remember(key, async () => {
      const { result, tags, until } = await watchShown(() => handler(request));
      const body = reply.code(200).serialize(result as object) as string;
      const named = own(request);
      const kept = named.some(([name]) => name === 'cache-control') ? [] : cacheHeaders(deps.env, tags);
      const headers: Header[] = [...usual, ...named, ...kept, ['content-type', 'application/json; charset=utf-8']];
      const made = await byteReply(200, headers, body);
      return { value: { reply: made, tags, until }, tags, size: made.size, until };
    });
    noteShown(found.tags);
    noteUntil(found.until);
    if (raw.url && raw.url.length <= longestAddress) keys.set(raw.url, key);
    return sendByteReply(request as FastifyRequest, reply, found.reply);
  };
  serve(app, endpoint, answer as unknown as Parameters<typeof serve<Declared>>[2]);
}

function sorted(query: unknown): [string, unknown][] {
  return Object.entries(query ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
