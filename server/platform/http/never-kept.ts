import type { Api } from './routes.ts';

/** Replies about one person: no cache on the way may keep them. */
export function neverKept(app: Pick<Api, 'addHook'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
