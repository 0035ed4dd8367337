import http, { type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { type ByteReply, type Header, writeByteReply } from './byte-reply.ts';
import { isOwnOrigin } from './origin.ts';
import { oneAtATime } from './pipelining.ts';

/** The kept reply to an address (path and query as sent), or null: then the request goes the whole way. */
type Find = (url: string) => ByteReply | null;
/** The kept reply to a call with this body, or null: then it goes the whole way. */
type FindCall = (body: Buffer) => ByteReply | null;

/** A call that is answered before the hooks with a reply of its own. */
export type EarlyCall = {
  body: Buffer;
  headers: IncomingHttpHeaders;
  /** Of who asks, as Fastify's `request.ip`. */
  ip: () => string;
};
/** `told` are headers for this caller alone; null: the call goes the whole way. */
export type EarlyReply = { reply: ByteReply; told: Header[] } | null;
/** Makes the reply to a call; null, or nothing in the end, where it goes the whole way. */
type MakeCall = (call: EarlyCall) => Promise<EarlyReply> | null;

export type ShortWay = {
  /** Makes the server whose requests are looked at before Fastify meets them. */
  serverFactory: NonNullable<FastifyServerOptions['serverFactory']>;
  /** Answers what `find` has before any hook, and counts it as the route. */
  answer: (route: string, find: Find) => void;
  /** The same for a JSON call of this path, whose reply depends on its body alone; `make` for what `find` does not know. */
  answerCalls: (path: string, find: FindCall, make: MakeCall) => void;
  /** The body of a call that was looked at and not answered. */
  bodyOf: (request: IncomingMessage) => Buffer | undefined;
  /** Called when the app stands: counts, log and the end of it. */
  join: (app: FastifyInstance, origins: () => readonly string[]) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    shortWay: ShortWay;
  }
}

/** Longer bodies are read where all are, in bytes. */
const longestBody = 4096;

/**
 * Kept replies are the same for everyone: no cookie, limit or header of a request counts for them, and of a body its bytes. They are written
 * before the hooks that look at these, which would take most of the time. Calls whose reply is made anew from their body have a limit and
 * nothing else of these (`repeated-replies.ts`). Metrics count both, and one log line tells of each where request lines are asked for.
 */
export function createShortWay({ trustProxy }: { trustProxy: (address: string, hop: number) => boolean }): ShortWay {
  const finders: [route: string, find: Find][] = [];
  const calls = new Map<string, { find: FindCall; make: MakeCall }>();
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  let app: FastifyInstance | null = null;
  let logs = false;
  let allowed: () => readonly string[] = () => [];

  function lookUp(url: string): [route: string, reply: ByteReply] | null {
    try {
      for (const [route, find] of finders) {
        const reply = find(url);
        if (reply) return [route, reply];
      }
    } catch {
      // An address that cannot be read is refused where all are.
    }
    return null;
  }

  function answered(request: IncomingMessage, response: ServerResponse): boolean {
    if (!app || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const begun = performance.now();
    const found = lookUp(request.url ?? '/');
    if (!found) return false;
    const [route, reply] = found;
    write(route, reply, request, response, begun);
    return true;
  }

  function write(
    route: string,
    reply: ByteReply,
    request: IncomingMessage,
    response: ServerResponse,
    begun: number,
  ): void {
    note(route, request, writeByteReply(reply, request, response), begun, true);
  }

  function note(route: string, request: IncomingMessage, status: number, begun: number, kept: boolean): void {
    const method = request.method ?? 'GET';
    app?.countReply(method, route, status, (performance.now() - begun) / 1000);
    if (logs) app?.log.info({ method, path: request.url?.split('?')[0], status, kept }, 'request completed');
  }

  /** How a call may be answered: one with a short body that no page of another site makes a browser send. */
  function callOf({ method, url = '', headers }: IncomingMessage) {
    const call = app && method === 'POST' ? calls.get(url) : undefined;
    if (!call) return undefined;
    const length = Number(headers['content-length']);
    const isShort = length > 0 && length <= longestBody;
    const isUsual = headers.expect === undefined && headers.upgrade === undefined;
    const isJson = headers['content-type']?.startsWith('application/json') === true;
    return isShort && isUsual && isJson && isOwnOrigin({ headers }, allowed()) ? call : undefined;
  }

  /** What has come of a body when it begins to come; whoever else reads it reads it from its beginning. */
  function lookAtBody(
    request: IncomingMessage,
    response: ServerResponse,
    { find, make }: { find: FindCall; make: MakeCall },
    goOn: () => void,
  ): void {
    request.once('readable', () => {
      const begun = performance.now();
      const body = request.read() as Buffer | null;
      const isWhole = body !== null && body.length === Number(request.headers['content-length']);
      const reply = isWhole && app ? find(body) : null;
      if (reply) return write(request.url ?? '', reply, request, response, begun);
      if (isWhole) bodies.set(request, body);
      if (body) request.unshift(body);
      const ip = () => proxyAddr(request, trustProxy);
      const making = isWhole && app ? make({ body, headers: request.headers, ip }) : null;
      if (!making) return goOn();
      making
        .then((made) => {
          if (!made) return goOn();
          const status = writeByteReply(made.reply, request, response, made.told);
          note(request.url ?? '', request, status, begun, false);
        }, goOn)
        .catch((err: unknown) => {
          app?.log.error({ err }, 'a reply could not be written');
          response.destroy();
        });
    });
  }

  return {
    serverFactory(handler, options): Server {
      const {
        http: given,
        keepAliveTimeout,
        requestTimeout,
        connectionTimeout,
      } = options as FastifyServerOptions & {
        http?: http.ServerOptions;
      };
      const listener = oneAtATime((request, response) => {
        if (answered(request, response)) return;
        const call = callOf(request);
        if (call) lookAtBody(request, response, call, () => handler(request, response));
        else handler(request, response);
      });
      const server = http.createServer(given ?? {}, listener);
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
      if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
      if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
      return server;
    },
    answer: (route, find) => void finders.push([route, find]),
    answerCalls: (path, find, make) => void calls.set(path, { find, make }),
    bodyOf: (request) => bodies.get(request),
    join(instance, origins) {
      app = instance;
      allowed = origins;
      logs = /^(info|debug|trace)$/.test(instance.log.level);
      // Whoever asks a shop that closes is told so by Fastify.
      instance.addHook('preClose', async () => {
        app = null;
      });
    },
  };
}
