import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { type ByteReply, writeByteReply } from './byte-reply.ts';
import { oneAtATime } from './pipelining.ts';

/** The kept reply to an address (path and query as sent), or null: then the request goes the whole way. */
type Find = (url: string) => ByteReply | null;
export type ShortWay = {
  /** Makes the server whose requests are looked at before Fastify meets them. */
  serverFactory: NonNullable<FastifyServerOptions['serverFactory']>;
  /** Answers what `find` has before any hook, and counts it as the route. */
  answer: (route: string, find: Find) => void;
  /** Called when the app stands: counts, log and the end of it. */
  join: (app: FastifyInstance) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    shortWay: ShortWay;
  }
}

/**
 * Cached replies to reads are the same for everyone: no cookie, limit or header of a request counts for them. They are written before
 * the hooks that look at these, which would take most of the time. Metrics count them, and one log line is written for each where
 * request lines are enabled.
 */
export function createShortWay(): ShortWay {
  const finders: [route: string, find: Find][] = [];
  let app: FastifyInstance | null = null;
  let logs = false;

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
    const started = performance.now();
    const found = lookUp(request.url ?? '/');
    if (!found) return false;
    const [route, reply] = found;
    const status = writeByteReply(reply, request, response);
    app.countReply(request.method, route, status, (performance.now() - started) / 1000);
    if (logs) {
      const path = request.url?.split('?')[0];
      app.log.info({ method: request.method, path, status, kept: true }, 'request completed');
    }
    return true;
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
        if (!answered(request, response)) handler(request, response);
      });
      const server = http.createServer(given ?? {}, listener);
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
      if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
      if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
      return server;
    },
    answer: (route, find) => void finders.push([route, find]),
    join(instance) {
      app = instance;
      logs = /^(info|debug|trace)$/.test(instance.log.level);
      // Whoever asks a shop that closes is told so by Fastify.
      instance.addHook('preClose', async () => {
        app = null;
      });
    },
  };
}
