import sharpAnywhere from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeImage } from './decode-image.ts';
import { bigPng, claimingJpeg, solid, solidRaw, withOrientation } from './images.fixture.ts';

const code = (bytes: Buffer) =>
  decodeImage(bytes).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );

describe('accepted uploads', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('include %s', async (format) => {
    await expect(decodeImage(await solid(300, 200, format))).resolves.toMatchObject({
      width: 300,
      height: 200,
    });
  });

  it('include an image of one pixel', async () => {
    await expect(decodeImage(await solid(1, 1, 'png'))).resolves.toMatchObject({
      width: 1,
      height: 1,
    });
  });

  it.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n1 0 obj <<>> endobj'],
    ['GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['TIFF', 'II*\x00\x08\x00\x00\x00'],
    ['an empty file', ''],
    ['a RIFF file that is not WebP', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ])('refuses %s as type', async (_name, text) => {
    expect(await code(Buffer.from(text, 'latin1'))).toBe('type');
  });

  it('exclude AVIF, which no camera or phone uploads', async () => {
    expect(await code(await sharpAnywhere(solidRaw(64, 64)).avif({ effort: 0 }).toBuffer())).toBe(
      'type',
    );
  });

  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['WebP', [0x52, 0x49, 0x46, 0x46, 0x24, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ])('exclude a page disguised as %s', async (_name, head) => {
    const page = Buffer.from('<html><script>alert(document.cookie)</script></html>'.repeat(20));
    expect(await code(Buffer.concat([Buffer.from(head), page]))).toBe('broken');
  });

  it.each(['jpeg', 'png', 'webp'] as const)('exclude a truncated %s', async (format) => {
    const full = await solid(400, 400, format, true);
    expect(await code(full.subarray(0, Math.floor(full.length / 2)))).toBe('broken');
  });

  it('exclude more than 5 MB before decoding', async () => {
    expect(await code(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))).toBe('size');
  });

  it.each([
    ['PNG', async () => bigPng(30_000, 30_000)],
    ['JPEG', () => claimingJpeg(30_000, 30_000)],
  ])('refuses a %s of 30 000 pixels square without decoding it', async (_name, make) => {
    const bomb = await make();
    const before = process.memoryUsage().rss;
    expect(await code(bomb)).toBe('pixels');
    // Decoded, it would take at least 900 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
  });

  it('exclude an aspect ratio above four', async () => {
    expect(await code(await solid(1000, 100, 'png'))).toBe('pixels');
  });
});

describe('processed images', () => {
  it('are upright and stripped of EXIF metadata', async () => {
    const horizontal = await withOrientation(120, 60, 6);
    const image = await decodeImage(horizontal);
    expect([image.width, image.height]).toEqual([60, 120]);
    // The left half of the source is red; rotated clockwise by 90 degrees it is the upper half.
    const at = (x: number, y: number) => [
      ...image.pixels.data.subarray((y * 60 + x) * 3, (y * 60 + x) * 3 + 3),
    ];
    expect(at(30, 10)[0]).toBeGreaterThan(200);
    expect(at(30, 110)[0]).toBeLessThan(60);
  });

  it('preserve transparency', async () => {
    const image = await decodeImage(await solid(100, 100, 'webp', false, 0.5));
    expect(image).toMatchObject({ hasAlpha: true, pixels: { channels: 4 } });
  });

  it('treat a fully opaque alpha channel as absent', async () => {
    const image = await decodeImage(await solid(100, 100, 'png', false, 1));
    expect(image).toMatchObject({ hasAlpha: false, pixels: { channels: 3 } });
  });

  it('is scaled down to the largest width', async () => {
    const image = await decodeImage(await solid(3000, 1500, 'jpeg'));
    expect(image).toMatchObject({
      width: 3000,
      height: 1500,
      pixels: { width: 1280, height: 640 },
    });
  });

  it('reads greyscale and CMYK as colour', async () => {
    const grey = await sharpAnywhere(solidRaw(50, 50)).greyscale().png().toBuffer();
    expect((await decodeImage(grey)).pixels.channels).toBe(3);
    const print = await sharpAnywhere(solidRaw(50, 50)).toColourspace('cmyk').jpeg().toBuffer();
    expect((await decodeImage(print)).pixels.channels).toBe(3);
  });
});
