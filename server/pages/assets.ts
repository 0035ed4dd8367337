import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../platform/deps.ts';
import {
  type ByteReply,
  fileReply,
  type Header,
  sendByteReply,
} from '../platform/http/byte-reply.ts';
import { earlyHeaders } from '../platform/http/headers.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Twice the size of all compressed files of both languages. */
const capacityBytes = 6 * 1024 * 1024;

/**
 * Serves the files of the build, whose names contain a content hash. A page requests some twenty of
 * them, so they are sent without the headers that only documents and mutable content need, which
 * would double many of these responses. Requested files are cached in memory in their sent form and
 * served before any hook.
 * @param clientFolders folders of the builds; a file in several folders is served from the first
 */
export async function assets(
  app: FastifyInstance,
  options: { deps: Deps; clientFolders: readonly string[] },
): Promise<void> {
  const found = await findAssets(options.clientFolders);
  const ofDocuments = earlyHeaders(options.deps.env);
  const cached = new LRUCache<string, ByteReply>({
    maxSize: capacityBytes,
    sizeCalculation: ({ size }) => size,
  });
  app.fastPath.serve('/assets/*', (url) =>
    url.startsWith('/assets/') ? (cached.get(url.slice(8)) ?? null) : null,
  );
  // A single route: a route for each of a thousand files would take some 10 kB each.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    helmet: false,
    async handler(request, reply) {
      const file = request.params['*'];
      const client = found.get(file);
      // A missing file gets a plain 404, not the 404 page.
      if (client === undefined)
        return reply
          .code(404)
          .header('x-content-type-options', 'nosniff')
          .type('text/plain')
          .send('Not found');
      const read =
        cached.get(file) ?? (await readAsset(path.join(client, 'assets', file), ofDocuments));
      cached.set(file, read);
      return sendByteReply(request, reply, read);
    },
  });
}

async function readAsset(
  file: string,
  ofDocuments: Readonly<Record<string, string>>,
): Promise<ByteReply> {
  const ending = path.extname(file);
  const packed = (kind: string) => readFile(`${file}.${kind}`).catch(() => null);
  const [plain, br, gzip] = await Promise.all([readFile(file), packed('br'), packed('gz')]);
  const headers: Header[] = [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', 'same-origin'],
    // An SVG can be opened as a document, so it needs the headers of documents.
    ...(ending === '.svg'
      ? Object.entries(ofDocuments).filter(([name]) => name !== 'x-content-type-options')
      : []),
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['content-type', types[ending] ?? 'application/octet-stream'],
  ];
  return fileReply(headers, { plain, br, gzip });
}

async function findAssets(clientFolders: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const client of clientFolders) {
    for (const file of await readdir(path.join(client, 'assets'))) {
      if (!/\.(br|gz)$/.test(file) && !found.has(file)) found.set(file, client);
    }
  }
  return found;
}
