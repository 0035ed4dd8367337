import type { Api } from './routes.ts';

/** Marks responses as private to a user: no cache may store them. */
export function neverCached(app: Pick<Api, 'addHook'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
