import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, that is the database answers and no shutdown has begun. */
export const health = fp(async (app: FastifyInstance, { deps }: { deps: Pick<Deps, 'db'> }) => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answered =
      !closing &&
      (await deps.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ));
    return reply.code(answered ? 200 : 503).send({ status: answered ? 'ready' : 'not ready' });
  });
});
