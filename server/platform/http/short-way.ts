import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { type ByteReply, writeByteReply } from './byte-reply.ts';
import { isOwnOrigin } from './origin.ts';

/** The kept reply to an address (path and query as sent), or null: then the request goes the whole way. */
type Find = (url: string) => ByteReply | null;
/** The kept reply to a call with this body, or null: then it goes the whole way. */
type FindCall = (body: Buffer) => ByteReply | null;

export type ShortWay = {
  /** Makes the server whose requests are looked at before Fastify meets them. */
  serverFactory: NonNullable<FastifyServerOptions['serverFactory']>;
  /** Answers what `find` has before any hook, and counts it as the route. */
  answer: (route: string, find: Find) => void;
  /** The same for a JSON call of this path, whose reply hangs on its body alone. */
  answerCalls: (path: string, find: FindCall) => void;
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
 * before the hooks that look at these, which would take most of the time. Metrics count them, and one log line tells of each
 * where request lines are asked for.
 */
export function createShortWay(): ShortWay {
  const finders: [route: string, find: Find][] = [];
  const callFinders = new Map<string, FindCall>();
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
    const status = writeByteReply(reply, request, response);
    const method = request.method ?? 'GET';
    app?.countReply(method, route, status, (performance.now() - begun) / 1000);
    if (logs) app?.log.info({ method, path: request.url?.split('?')[0], status, kept: true }, 'request completed');
  }

  /** Where the reply to a call may be found: of one with a short body that no page of another site makes a browser send. */
  function finderOf({ method, url = '', headers }: IncomingMessage): FindCall | undefined {
    const find = app && method === 'POST' ? callFinders.get(url) : undefined;
    if (!find) return undefined;
    const length = Number(headers['content-length']);
    const isShort = length > 0 && length <= longestBody && headers.expect === undefined;
    const isJson = headers['content-type']?.startsWith('application/json') === true;
    return isShort && isJson && isOwnOrigin({ headers }, allowed()) ? find : undefined;
  }

  /** What has come of a body when it begins to come; whoever else reads it reads it from its beginning. */
  function lookAtBody(request: IncomingMessage, response: ServerResponse, find: FindCall, goOn: () => void): void {
    request.once('readable', () => {
      const begun = performance.now();
      const body = request.read() as Buffer | null;
      const isWhole = body !== null && body.length === Number(request.headers['content-length']);
      const reply = isWhole && app ? find(body) : null;
      if (reply) return write(request.url ?? '', reply, request, response, begun);
      if (isWhole) bodies.set(request, body);
      if (body) request.unshift(body);
      goOn();
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
      const server = http.createServer(given ?? {}, (request, response) => {
        if (answered(request, response)) return;
        const find = finderOf(request);
        if (find) lookAtBody(request, response, find, () => handler(request, response));
        else handler(request, response);
      });
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
      if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
      if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
      return server;
    },
    answer: (route, find) => void finders.push([route, find]),
    answerCalls: (path, find) => void callFinders.set(path, find),
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
