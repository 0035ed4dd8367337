import type { FastifyInstance } from 'fastify';
import type { GatewayClock } from './clock.ts';

export type LoggedRequest = {
  atMs: number;
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: unknown;
  /** HTTP status; null until the response is sent, and for an aborted connection. */
  status: number | null;
};

const maxEntries = 5_000;

/** Logs the last requests to `/v1`, for tests that inspect the shop's actual requests. */
export function createRequestLog(clock: GatewayClock) {
  let entries: LoggedRequest[] = [];
  return {
    listenTo(app: FastifyInstance): void {
      const open = new WeakMap<object, LoggedRequest>();
      app.addHook('preHandler', async (request) => {
        if (request.url.includes('/__sandbox/')) return;
        const { method, url, headers, body } = request;
        const entry = {
          atMs: clock.now(),
          method,
          url,
          headers: { ...headers },
          body,
          status: null,
        };
        open.set(request, entry);
        entries.push(entry);
        if (entries.length > maxEntries) entries.shift();
      });
      app.addHook('onResponse', async (request, reply) => {
        const entry = open.get(request);
        if (entry && !reply.raw.destroyed) entry.status = reply.statusCode;
      });
    },
    all: (): readonly LoggedRequest[] => entries,
    clear(): void {
      entries = [];
    },
  };
}
