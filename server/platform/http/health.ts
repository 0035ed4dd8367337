import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';

/**
 * `/healthz`: liveness. `/readyz`: readiness: the database responds and no graceful shutdown has
 * started.
 */
export const health = fp(async (app: FastifyInstance, { deps }: { deps: Pick<Deps, 'db'> }) => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const responded =
      !closing &&
      (await deps.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ));
    return reply.code(responded ? 200 : 503).send({ status: responded ? 'ready' : 'not ready' });
  });
});
