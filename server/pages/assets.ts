import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { earlyHeaders } from '../platform/http/headers.ts';

/**
 * Files of the build, whose names change with their bytes. A page asks for twenty of them: headers that say something about
 * documents alone, or about bytes that could have changed, would be half of what many of these weigh.
 * @param clients folders of the builds; of a file that several have, the first one's is sent
 */
export async function assets(app: FastifyInstance, options: { deps: Deps; clients: readonly string[] }): Promise<void> {
  const found = await findAssets(options.clients);
  const ofDocuments = earlyHeaders(options.deps.env);
  // One route for all of them: a route for each file would take some ten kilobytes for each of a thousand files.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    helmet: false,
    handler(request, reply) {
      const file = request.params['*'];
      const client = found.get(file);
      reply.header('x-content-type-options', 'nosniff');
      // A missing file is a plain 404: it needs no page.
      if (client === undefined) return reply.code(404).type('text/plain').send('Not found');
      reply.header('cross-origin-resource-policy', 'same-origin');
      // A drawing can be opened as a page of its own.
      if (file.endsWith('.svg')) reply.headers(ofDocuments);
      return reply.sendFile(`assets/${file}`, client, { etag: false, lastModified: false, acceptRanges: false });
    },
  });
}

async function findAssets(clients: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const client of clients) {
    for (const file of await readdir(path.join(client, 'assets'))) {
      if (!/\.(br|gz)$/.test(file) && !found.has(file)) found.set(file, client);
    }
  }
  return found;
}
