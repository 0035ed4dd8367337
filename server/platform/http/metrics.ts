import { createHash, timingSafeEqual } from 'node:crypto';
import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '../database/replica.ts';
import { isFromOwnMachine } from './own-machine.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a reply by its route's pattern, with its duration in seconds. */
    countReply: (method: string, route: string, status: number, seconds: number) => void;
    /** Counts an invalid WebSocket frame, by its error code. */
    countBrokenFrame: (code: string) => void;
  }
}

type MetricsOptions = {
  token?: string | undefined;
  replica?: Pick<Replica, 'figures'>;
  /** The age in seconds of the oldest pending outbox item of each kind. */
  waiting?: () => Promise<ReadonlyMap<string, number>>;
  /** The number of failed refunds that need manual handling. */
  failedRefunds?: () => Promise<number>;
};

/**
 * `/metrics` for Prometheus: the process's own metrics, and the duration of each route by its
 * pattern, never by URL. They reveal a shop's load and failures, so access needs `token` or,
 * without one, this machine.
 */
export const metrics = fp(
  async (
    app: FastifyInstance,
    { token, replica, waiting: pending, failedRefunds }: MetricsOptions,
  ) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    if (replica) countReads(registry, replica);
    if (pending) gaugePending(registry, pending);
    if (failedRefunds) gaugeFailedRefunds(registry, failedRefunds);
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route pattern and status class',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    });
    app.decorate('countReply', (method: string, route: string, status: number, seconds: number) => {
      duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    });
    const brokenFrames = new Counter({
      name: 'websocket_broken_frames_total',
      help: 'WebSocket frames that broke the protocol or were too long',
      labelNames: ['code'],
      registers: [registry],
    });
    app.decorate('countBrokenFrame', (code: string) => brokenFrames.inc({ code }));
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unmatched';
      app.countReply(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    });
    app.get('/metrics', async (request, reply) => {
      if (token !== undefined && !hasToken(request, token)) {
        reply.header('www-authenticate', 'Bearer');
        throw new ShopError('unauthenticated', { message: errorMessage('token_of_figures') });
      }
      if (token === undefined && !isForOwnMachine(request)) throw new ShopError('forbidden');
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  },
);

/** Kinds that are also reported at zero: an alert needs a metric that returns to zero. */
const kindsOfTasks = ['mail', 'refund'];

/** Reports pending emails and refunds. If the database does not respond, they are omitted. */
function gaugePending(registry: Registry, pending: NonNullable<MetricsOptions['waiting']>): void {
  new Gauge({
    name: 'tasks_oldest_seconds',
    help: 'For how long the oldest mail, refund or other task has waited to be done outside of the shop',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      const seconds = await pending().catch(() => null);
      if (!seconds) return;
      for (const kind of new Set([...kindsOfTasks, ...seconds.keys()]))
        this.set({ kind }, seconds.get(kind) ?? 0);
    },
  });
}

/** Reports refunds that failed at the provider; omitted if the database does not respond. */
function gaugeFailedRefunds(
  registry: Registry,
  count: NonNullable<MetricsOptions['failedRefunds']>,
): void {
  new Gauge({
    name: 'refunds_failed',
    help: 'Failed refunds that wait for a person',
    registers: [registry],
    async collect() {
      const failed = await count().catch(() => null);
      if (failed === null) this.remove();
      else this.set(failed);
    },
  });
}

/** Reports reads by server, and whether the replica is unused. */
function countReads(registry: Registry, { figures: numbers }: Pick<Replica, 'figures'>): void {
  const registers = [registry];
  new Counter({
    name: 'database_replica_reads_total',
    help: 'Reads that a replica may answer, by the server that did',
    labelNames: ['by'],
    registers,
    collect() {
      const { byReplica, byPrimary } = numbers();
      this.reset();
      this.inc({ by: 'replica' }, byReplica);
      this.inc({ by: 'primary' }, byPrimary);
    },
  });
  new Gauge({
    name: 'database_replica_unused',
    help: '1 while there is a replica that is away or behind',
    registers,
    collect() {
      this.set(numbers().unused ? 1 : 0);
    },
  });
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

/** A proxy on this machine that adds no headers still forwards the shop's name as the host. */
function isForOwnMachine(request: FastifyRequest): boolean {
  const namesMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(
    request.headers.host ?? '',
  );
  return namesMachine && isFromOwnMachine(request);
}
