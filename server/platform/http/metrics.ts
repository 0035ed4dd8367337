import { createHash, timingSafeEqual } from 'node:crypto';
import { ShopError, sentence } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '../database/replica.ts';
import { isFromOwnMachine } from './own-machine.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a reply by its route's pattern, with the seconds that it took. */
    countReply: (method: string, route: string, status: number, seconds: number) => void;
    /** Counts a WebSocket frame that broke the protocol, by the code of its error. */
    countBrokenFrame: (code: string) => void;
  }
}

type MetricsOptions = {
  token?: string | undefined;
  replica?: Pick<Replica, 'figures'>;
  /** For how many seconds the oldest task of each kind has waited to be done outside. */
  waiting?: () => Promise<ReadonlyMap<string, number>>;
  /** How many failed refunds wait for a person. */
  failedRefunds?: () => Promise<number>;
};

/**
 * `/metrics` for Prometheus: the process's own figures and the time of every route by pattern, never by address. They tell
 * how busy a shop is and when it breaks, so they are for who holds `token` or, without one, for this machine.
 */
export const metrics = fp(async (app: FastifyInstance, { token, replica, waiting, failedRefunds }: MetricsOptions) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (replica) countReads(registry, replica);
  if (waiting) tellWaiting(registry, waiting);
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
    if (token !== undefined && !holds(request, token)) {
      reply.header('www-authenticate', 'Bearer');
      throw new ShopError('unauthenticated', { message: sentence('token_of_figures') });
    }
    if (token === undefined && !isForOwnMachine(request)) throw new ShopError('forbidden');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
});

/** Kinds that are told of although none waits: an alarm needs a figure that comes back to nothing. */
const kindsOfTasks = ['mail', 'refund'];

/** Mails and refunds that wait for a server outside. Where the database does not answer, the other figures are told without them. */
function tellWaiting(registry: Registry, waiting: NonNullable<MetricsOptions['waiting']>): void {
  new Gauge({
    name: 'tasks_oldest_seconds',
    help: 'For how long the oldest mail, refund or other task has waited to be done outside of the shop',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      const seconds = await waiting().catch(() => null);
      if (!seconds) return;
      for (const kind of new Set([...kindsOfTasks, ...seconds.keys()])) this.set({ kind }, seconds.get(kind) ?? 0);
    },
  });
}

/** Refunds that the provider did not make; without an answer of the database the figure is left out. */
function gaugeFailedRefunds(registry: Registry, count: NonNullable<MetricsOptions['failedRefunds']>): void {
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

/** Who answers what a replica may, and whether it is missing. */
function countReads(registry: Registry, { figures }: Pick<Replica, 'figures'>): void {
  const registers = [registry];
  new Counter({
    name: 'database_replica_reads_total',
    help: 'Reads that a replica may answer, by the server that did',
    labelNames: ['by'],
    registers,
    collect() {
      const { byReplica, byPrimary } = figures();
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
      this.set(figures().unused ? 1 : 0);
    },
  });
}

function holds(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

/** A proxy on this machine that adds no header of its own passes on the shop's name as the host. */
function isForOwnMachine(request: FastifyRequest): boolean {
  const namesMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '');
  return namesMachine && isFromOwnMachine(request);
}
