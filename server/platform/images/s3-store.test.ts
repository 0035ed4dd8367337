import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BucketServer, startBucket } from '../../testing/bucket-server.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { createS3Store } from './s3-store.ts';
import type { ImageStore } from './store.ts';

let bucket: BucketServer;
let store: ImageStore;

const file = `${'a'.repeat(24)}-160.avif`;

beforeEach(async () => {
  bucket = await startBucket();
  store = createS3Store(bucket.options);
});
afterEach(() => bucket.stop());

describe('the image bucket', () => {
  it('returns stored objects, under pictures/', async () => {
    expect(await store.put(file, Buffer.from('one'))).toBe(true);
    expect([...bucket.files.keys()]).toEqual([`/jyotiratna/pictures/${file}`]);
    expect((await store.get(file))?.toString()).toBe('one');
  });

  it('signs every call and the content of every write', async () => {
    await store.put(file, Buffer.from('one'));
    expect(bucket.headings[0]?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-south-1\/s3\/aws4_request/,
    );
    expect(bucket.headings[0]?.['x-amz-content-sha256']).toBe(
      createHash('sha256').update('one').digest('hex'),
    );
    expect(bucket.headings[0]?.['content-type']).toBe('image/avif');
  });

  it('rewrites an existing file, so that its date is current', async () => {
    await store.put(file, Buffer.from('one'));
    expect(await store.put(file, Buffer.from('one'))).toBe(false);
    expect(bucket.headings.map((head) => head['if-none-match'])).toEqual(['*', '*', undefined]);
  });

  const hour = 3_600_000;

  it('lists older objects, page by page, and only images', async () => {
    const names = [file, `${'b'.repeat(24)}-160.webp`, `${'c'.repeat(24)}-160.webp`, 'notes.txt'];
    for (const name of names) {
      await store.put(name, Buffer.from('one'));
      if (!name.startsWith('b'))
        bucket.writtenAt.set(`/jyotiratna/pictures/${name}`, '2026-01-01T00:00:00.000Z');
    }
    const listed = (await Array.fromAsync(store.listOlder(hour))).flat();
    expect(listed).toEqual([names[0], names[2]]);
  });

  it('removes older objects, and preserves concurrent writes', async () => {
    await store.put(file, Buffer.from('one'));
    await store.removeOlder(file, hour);
    expect(bucket.files.size).toBe(1);
    bucket.writtenAt.set(`/jyotiratna/pictures/${file}`, '2026-01-01T00:00:00.000Z');
    await store.removeOlder(file, hour);
    await store.removeOlder(file, hour);
    expect(bucket.files.size).toBe(0);
  });

  it('removes, and ignores missing objects', async () => {
    await store.put(file, Buffer.from('one'));
    await store.remove(file);
    await store.remove(file);
    expect(await store.get(file)).toBeUndefined();
  });

  it.each([
    [507, 'disk-full'],
    [403, 'storage'],
    [503, 'storage'],
  ])('maps %i to %s', async (response, code) => {
    bucket.respondWith(response);
    await expect(store.put(file, Buffer.from('one'))).rejects.toMatchObject({ code });
  });

  it('reports a storage error when no server listens', async () => {
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

describe('a server that reads signatures', () => {
  it('accepts, returns, lists and removes images, and rejects another secret', async () => {
    const server = await startS3();
    try {
      const real = createS3Store(server.options);
      await real.put(file, Buffer.from('one'));
      expect((await real.get(file))?.toString()).toBe('one');
      expect((await Array.fromAsync(real.listOlder(-60_000))).flat()).toEqual([file]);
      const forger = createS3Store({ ...server.options, secretAccessKey: 'guessed' });
      await expect(forger.get(file)).rejects.toMatchObject({ code: 'storage' });
      await real.remove(file);
      expect(await real.get(file)).toBeUndefined();
    } finally {
      await server.stop();
    }
  });
});
