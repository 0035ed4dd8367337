import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryImageStore } from '../testing/memory-image-store.ts';
import { moveImages } from './move-images.ts';

describe('image migration to a bucket', () => {
  let folder: string;
  const name = `${'a'.repeat(24)}-640.webp`;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-pictures-'));
    await mkdir(path.join(folder, 'uploads'));
    await writeFile(path.join(folder, 'uploads', name), 'picture');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('copies each image once, despite repeated runs', async () => {
    const bucket = createMemoryImageStore();
    expect(await moveImages(folder, bucket)).toEqual({ copied: 1, there: 0 });
    expect(await moveImages(folder, bucket)).toEqual({ copied: 0, there: 1 });
    expect((await bucket.get(name))?.toString()).toBe('picture');
  });

  it('fails if the bucket returns different bytes', async () => {
    const bucket = { ...createMemoryImageStore(), get: async () => Buffer.from('other') };
    await expect(moveImages(folder, bucket)).rejects.toThrow(`${name} came back otherwise`);
  });
});
