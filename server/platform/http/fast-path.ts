import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { type ByteReply, writeByteReply } from './byte-reply.ts';
import { oneAtATime } from './pipelining.ts';

/**
 * Returns the cached response for a raw path and query; null: the request takes the full pipeline.
 */
type Find = (url: string) => ByteReply | null;
type OnHit = (headers: IncomingMessage['headers']) => void;
type Finder = { route: string; find: Find; onHit: OnHit | undefined };
export type FastPath = {
  /** Creates the server, with a fast path before Fastify. */
  serverFactory: NonNullable<FastifyServerOptions['serverFactory']>;
  /**
   * Serves cached responses of `find` before any hook, counted in the metrics of `route`; calls
   * `onHit` after each.
   */
  serve: (route: string, find: Find, onHit?: OnHit) => void;
  /** To be called when the app is ready: connects metrics, log and graceful shutdown. */
  join: (app: FastifyInstance) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    fastPath: FastPath;
  }
}

/**
 * Creates a fast path for cached responses. They are public: no cookie, limit or header of a
 * request affects them, so they are sent before the hooks, which would take most of the time.
 * Metrics count them, and request lines are logged if enabled.
 */
export function createFastPath(): FastPath {
  const finders: Finder[] = [];
  let app: FastifyInstance | null = null;
  let logs = false;

  function lookUp(url: string): (Finder & { reply: ByteReply }) | null {
    try {
      for (const finder of finders) {
        const reply = finder.find(url);
        if (reply) return { ...finder, reply };
      }
    } catch {
      // An invalid URL is rejected by the full pipeline.
    }
    return null;
  }

  function responded(request: IncomingMessage, response: ServerResponse): boolean {
    if (!app || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const started = performance.now();
    const found = lookUp(request.url ?? '/');
    if (!found) return false;
    const { route, reply, onHit } = found;
    const status = writeByteReply(reply, request, response);
    onHit?.(request.headers);
    app.countReply(request.method, route, status, (performance.now() - started) / 1000);
    if (logs) {
      const path = request.url?.split('?')[0];
      app.log.info({ method: request.method, path, status, cached: true }, 'request completed');
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
        if (!responded(request, response)) handler(request, response);
      });
      const server = http.createServer(given ?? {}, listener);
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
      if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
      if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
      return server;
    },
    serve: (route, find, onHit) => void finders.push({ route, find, onHit }),
    join(instance) {
      app = instance;
      logs = /^(info|debug|trace)$/.test(instance.log.level);
      // During shutdown, Fastify itself rejects requests.
      instance.addHook('preClose', async () => {
        app = null;
      });
    },
  };
}
