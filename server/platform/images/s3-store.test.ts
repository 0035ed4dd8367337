import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3Store } from './s3-store.ts';
import type { ImageStore } from './store.ts';

/** A bucket in memory that speaks as much S3 as the store uses; `status` makes it answer something else. */
let server: Server;
let files: Map<string, Buffer>;
/** When a file was written, where that is not now. */
let writtenAt: Map<string, string>;
let heads: Record<string, string | string[] | undefined>[];
let status: number | undefined;
let store: ImageStore;

const file = `${'a'.repeat(24)}-160.avif`;

beforeEach(async () => {
  files = new Map();
  writtenAt = new Map();
  heads = [];
  status = undefined;
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const key = request.url!;
      heads.push(request.headers);
      const held = files.get(key);
      if (status) response.writeHead(status).end();
      else if (request.method === 'PUT' && held && request.headers['if-none-match'] === '*')
        response.writeHead(412).end();
      else if (request.method === 'PUT') {
        files.set(key, Buffer.concat(parts));
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        files.delete(key);
        response.writeHead(204).end();
      } else if (key.startsWith('/jyotiratna/?')) response.writeHead(200).end(listing(new URL(key, 'http://x')));
      else if (request.method === 'HEAD' && held)
        response.writeHead(200, { 'last-modified': new Date(dateOf(key)).toUTCString() }).end();
      else if (held) response.writeHead(200).end(held);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  store = createS3Store({
    endpoint: `http://127.0.0.1:${port}/`,
    bucket: 'jyotiratna',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'ap-south-1',
    retries: 0,
  });
});

const dateOf = (key: string) => writtenAt.get(key) ?? new Date().toISOString();

/** One file a page, as ListObjectsV2 writes it; the token is one that XML has to escape. */
function listing({ searchParams }: URL): string {
  const at = Number(searchParams.get('continuation-token')?.split('&')[1] ?? 0);
  const [key] = [...files.keys()].slice(at);
  const next = at + 1 < files.size ? `<NextContinuationToken>t&amp;${at + 1}</NextContinuationToken>` : '';
  const entry = key && `<Key>${key.replace('/jyotiratna/', '')}</Key><LastModified>${dateOf(key)}</LastModified>`;
  return `<?xml version="1.0"?><ListBucketResult>${next}<Contents>${entry}</Contents></ListBucketResult>`;
}

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('the picture bucket', () => {
  it('gives back what was put, under pictures/', async () => {
    expect(await store.put(file, Buffer.from('one'))).toBe(true);
    expect([...files.keys()]).toEqual([`/jyotiratna/pictures/${file}`]);
    expect((await store.get(file))?.toString()).toBe('one');
  });

  it('signs every call and the content of every write', async () => {
    await store.put(file, Buffer.from('one'));
    expect(heads[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-south-1\/s3\/aws4_request/);
    expect(heads[0]?.['x-amz-content-sha256']).toBe(createHash('sha256').update('one').digest('hex'));
    expect(heads[0]?.['content-type']).toBe('image/avif');
  });

  it('writes a file that is there already once more, so that it is as old as now', async () => {
    await store.put(file, Buffer.from('one'));
    expect(await store.put(file, Buffer.from('one'))).toBe(false);
    expect(heads.map((head) => head['if-none-match'])).toEqual(['*', '*', undefined]);
  });

  const hour = 3_600_000;

  it('lists what is older, page by page, and nothing but pictures', async () => {
    const names = [file, `${'b'.repeat(24)}-160.webp`, `${'c'.repeat(24)}-160.webp`, 'notes.txt'];
    for (const name of names) {
      await store.put(name, Buffer.from('one'));
      if (!name.startsWith('b')) writtenAt.set(`/jyotiratna/pictures/${name}`, '2026-01-01T00:00:00.000Z');
    }
    const listed = (await Array.fromAsync(store.listOlder(hour))).flat();
    expect(listed).toEqual([names[0], names[2]]);
  });

  it('removes what is older, and leaves what was written meanwhile', async () => {
    await store.put(file, Buffer.from('one'));
    await store.removeOlder(file, hour);
    expect(files.size).toBe(1);
    writtenAt.set(`/jyotiratna/pictures/${file}`, '2026-01-01T00:00:00.000Z');
    await store.removeOlder(file, hour);
    await store.removeOlder(file, hour);
    expect(files.size).toBe(0);
  });

  it('removes, and knows nothing of what is not there', async () => {
    await store.put(file, Buffer.from('one'));
    await store.remove(file);
    await store.remove(file);
    expect(await store.get(file)).toBeUndefined();
  });

  it.each([
    [507, 'disk-full'],
    [403, 'storage'],
    [503, 'storage'],
  ])('answers %i with %s', async (answer, code) => {
    status = answer;
    await expect(store.put(file, Buffer.from('one'))).rejects.toMatchObject({ code });
  });

  it('says storage when nobody listens', async () => {
    const nobody = createS3Store({
      endpoint: 'http://127.0.0.1:9',
      bucket: 'b',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'auto',
      retries: 0,
    });
    await expect(nobody.get(file)).rejects.toMatchObject({ code: 'storage' });
  });
});
