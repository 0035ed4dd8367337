import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';
import { ImageError } from './image-error.ts';
import { imageFiles } from './image-names.ts';
import { solid, withOrientation } from './images.fixture.ts';
import { createImages, type Images } from './images.ts';
import type { ImageStore } from './store.ts';

let folder: string;
let store: ImageStore;
let images: Images;

// The module disables the AVIF decoder for uploads; these tests need it to inspect the output.
sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer'] });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  store = createFileStore(folder);
  images = createImages({ store });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('an accepted image', () => {
  it('is stored in every width it has pixels for, in both formats', async () => {
    const image = await images.accept(await solid(500, 400, 'jpeg'));
    expect(image).toMatchObject({
      width: 500,
      height: 400,
      hasAlpha: false,
      widths: [160, 320, 480],
    });
    expect((await readdir(folder)).toSorted()).toEqual(imageFiles(image).toSorted());
  });

  it('is enlarged by a quarter at most', async () => {
    expect((await images.accept(await solid(512, 512, 'png'))).widths).toEqual([
      160, 320, 480, 640,
    ]);
    expect((await images.accept(await solid(511, 511, 'png'))).widths).toEqual([160, 320, 480]);
  });

  it('has its own width when it is smaller than all standard widths', async () => {
    const image = await images.accept(await solid(40, 30, 'png'));
    expect(image.widths).toEqual([40]);
  });

  it('preserves transparency in both formats, and proposes a light background of its hue', async () => {
    const image = await images.accept(await solid(200, 200, 'png', false, 0.5));
    expect(image).toMatchObject({ hasAlpha: true, tint: expect.stringMatching(/^#[0-9A-F]{6}$/) });
    for (const file of imageFiles(image)) {
      const { hasAlpha } = await sharp((await images.read(file))?.bytes).metadata();
      expect(hasAlpha, file).toBe(true);
    }
  });

  it('carries no metadata', async () => {
    const image = await images.accept(await withOrientation(400, 200, 6));
    expect([image.width, image.height]).toEqual([200, 400]);
    for (const file of imageFiles(image)) {
      const bytes = (await images.read(file))!.bytes;
      const found = await sharp(bytes).metadata();
      expect([found.exif, found.xmp, found.orientation], file).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.includes('Owner of the phone'), file).toBe(false);
    }
  });

  it('is the same image when it is uploaded again', async () => {
    const upload = await solid(200, 200, 'jpeg');
    const [first, second] = await Promise.all([images.accept(upload), images.accept(upload)]);
    expect(second).toEqual(first);
    expect(await readdir(folder)).toHaveLength(2 * first.widths.length);
  });

  it('is deleted after remove', async () => {
    const image = await images.accept(await solid(200, 200, 'jpeg'));
    await images.remove(image);
    await images.remove(image);
    expect(await readdir(folder)).toEqual([]);
    expect(await images.read(imageFiles(image)[0]!)).toBeUndefined();
  });
});

describe('reading', () => {
  it('derives the type from the name', async () => {
    const { id } = await images.accept(await solid(200, 200, 'jpeg'));
    expect((await images.read(`${id}-160.avif`))?.contentType).toBe('image/avif');
    expect((await images.read(`${id}-160.webp`))?.contentType).toBe('image/webp');
  });

  it.each([
    '../database/lock',
    '..%2f..%2fetc%2fpasswd',
    'abc-160.webp',
    `${'0'.repeat(24)}-0160.webp`,
    `${'0'.repeat(24)}-160.svg`,
  ])('asks the store for no such name as %s', async (name) => {
    const reads: string[] = [];
    const spying = createImages({
      store: { ...store, get: async (file) => void reads.push(file) },
    });
    expect(await spying.read(name)).toBeUndefined();
    expect(reads).toEqual([]);
  });
});

describe('when the store fails', () => {
  /** A store whose nth write fails with the given error. */
  const failing = (at: number, error: Error): ImageStore => {
    let writes = 0;
    return {
      ...store,
      put(file, bytes) {
        writes += 1;
        return writes === at ? Promise.reject(error) : store.put(file, bytes);
      },
    };
  };

  it.each([1, 2, 4])('leaves nothing behind, for any failed write (%i)', async (at) => {
    const full = new ImageError('disk-full', 'full');
    const upload = await solid(400, 400, 'jpeg');
    await expect(createImages({ store: failing(at, full) }).accept(upload)).rejects.toMatchObject({
      code: 'disk-full',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('preserves the files of an earlier image', async () => {
    const upload = await solid(200, 200, 'jpeg');
    const image = await images.accept(upload);
    const second = createImages({ store: failing(2, new ImageError('storage', 'gone')) }).accept(
      upload,
    );
    await expect(second).rejects.toMatchObject({ code: 'storage' });
    expect(await readdir(folder)).toHaveLength(2 * image.widths.length);
  });

  it('accepts the next upload after a failed one', async () => {
    const one = createImages({ store, parallel: 1 });
    await expect(one.accept(Buffer.from('not a picture'))).rejects.toMatchObject({ code: 'type' });
    await expect(one.accept(await solid(20, 20, 'png'))).resolves.toMatchObject({ widths: [20] });
  });
});
