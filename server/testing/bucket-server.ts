import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Options } from '../platform/images/s3-store.ts';

const bucket = 'jyotiratna';

export type BucketServer = {
  /** The shop's settings for this bucket. */
  options: S3Options;
  /** Contents by path, `/bucket/key`. */
  files: Map<string, Buffer>;
  /** A file's creation time, ISO 8601, where it is not now. */
  writtenAt: Map<string, string>;
  /** The headers of each call, in order. */
  headings: IncomingHttpHeaders[];
  /** Responds to every call with that status from now on; undefined: normal operation. */
  respondWith: (status: number | undefined) => void;
  stop: () => Promise<void>;
};

/**
 * An in-memory bucket that supports the part of S3 used by the store; it does not verify
 * signatures.
 */
export async function startBucket(): Promise<BucketServer> {
  const files = new Map<string, Buffer>();
  const writtenAt = new Map<string, string>();
  const headings: IncomingHttpHeaders[] = [];
  let status: number | undefined;
  const dateOf = (key: string) => writtenAt.get(key) ?? new Date().toISOString();

  /**
   * One file per page, in the XML of ListObjectsV2; the continuation token contains characters that
   * XML must escape.
   */
  function listing({ searchParams }: URL): string {
    const at = Number(searchParams.get('continuation-token')?.split('&')[1] ?? 0);
    const [key] = [...files.keys()].slice(at);
    const next =
      at + 1 < files.size ? `<NextContinuationToken>t&amp;${at + 1}</NextContinuationToken>` : '';
    const entry =
      key &&
      `<Key>${key.replace(`/${bucket}/`, '')}</Key><LastModified>${dateOf(key)}</LastModified>`;
    return `<?xml version="1.0"?><ListBucketResult>${next}<Contents>${entry}</Contents></ListBucketResult>`;
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const key = request.url!;
      headings.push(request.headers);
      const stored = files.get(key);
      if (status) response.writeHead(status).end();
      else if (request.method === 'PUT' && stored && request.headers['if-none-match'] === '*')
        response.writeHead(412).end();
      else if (request.method === 'PUT') {
        files.set(key, Buffer.concat(parts));
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        files.delete(key);
        response.writeHead(204).end();
      } else if (key.startsWith(`/${bucket}?`))
        response.writeHead(200).end(listing(new URL(key, 'http://x')));
      else if (request.method === 'HEAD' && stored)
        response.writeHead(200, { 'last-modified': new Date(dateOf(key)).toUTCString() }).end();
      else if (stored) response.writeHead(200).end(stored);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    options: {
      endpoint,
      bucket,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'ap-south-1',
      retries: 0,
    },
    files,
    writtenAt,
    headings,
    respondWith: (next) => {
      status = next;
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
