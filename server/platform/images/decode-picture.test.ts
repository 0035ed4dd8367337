import sharpAnywhere from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { bigPng, claimingJpeg, solid, solidRaw, withOrientation } from './pictures.fixture.ts';

const code = (bytes: Buffer) =>
  decodePicture(bytes).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );

describe('what is let in', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('takes %s', async (format) => {
    await expect(decodePicture(await solid(300, 200, format))).resolves.toMatchObject({ width: 300, height: 200 });
  });

  it('takes a picture of one pixel', async () => {
    await expect(decodePicture(await solid(1, 1, 'png'))).resolves.toMatchObject({ width: 1, height: 1 });
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
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

  it('refuses AVIF, which no camera or phone hands out as an upload', async () => {
    expect(await code(await sharpAnywhere(solidRaw(64, 64)).avif({ effort: 0 }).toBuffer())).toBe('type');
  });

  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['WebP', [0x52, 0x49, 0x46, 0x46, 0x24, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ])('refuses a page dressed as %s', async (_name, head) => {
    const page = Buffer.from('<html><script>alert(document.cookie)</script></html>'.repeat(20));
    expect(await code(Buffer.concat([Buffer.from(head), page]))).toBe('broken');
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a %s that was cut short', async (format) => {
    const whole = await solid(400, 400, format, true);
    expect(await code(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('broken');
  });

  it('refuses more than 5 MB before looking further', async () => {
    expect(await code(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))).toBe('size');
  });

  it.each([
    ['PNG', async () => bigPng(30_000, 30_000)],
    ['JPEG', () => claimingJpeg(30_000, 30_000)],
  ])('refuses a %s of 30 000 pixels square without decoding it', async (_name, make) => {
    const bomb = await make();
    const before = process.memoryUsage().rss;
    expect(await code(bomb)).toBe('pixels');
    // Decoded it would take 900 MB or more.
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
  });

  it('refuses a shape longer than four times its width', async () => {
    expect(await code(await solid(1000, 100, 'png'))).toBe('pixels');
  });
});

describe('what comes out', () => {
  it('stands upright and has forgotten who took it', async () => {
    const sideways = await withOrientation(120, 60, 6);
    const picture = await decodePicture(sideways);
    expect([picture.width, picture.height]).toEqual([60, 120]);
    // The left half of the source is red: turned by 90 degrees clockwise it is the upper half.
    const at = (x: number, y: number) => [...picture.pixels.data.subarray((y * 60 + x) * 3, (y * 60 + x) * 3 + 3)];
    expect(at(30, 10)[0]).toBeGreaterThan(200);
    expect(at(30, 110)[0]).toBeLessThan(60);
  });

  it('keeps transparency', async () => {
    const picture = await decodePicture(await solid(100, 100, 'webp', false, 0.5));
    expect(picture).toMatchObject({ hasAlpha: true, pixels: { channels: 4 } });
  });

  it('takes an alpha channel that hides nothing for what it is: none', async () => {
    const picture = await decodePicture(await solid(100, 100, 'png', false, 1));
    expect(picture).toMatchObject({ hasAlpha: false, pixels: { channels: 3 } });
  });

  it('is no larger than the largest width needs', async () => {
    const picture = await decodePicture(await solid(3000, 1500, 'jpeg'));
    expect(picture).toMatchObject({ width: 3000, height: 1500, pixels: { width: 1280, height: 640 } });
  });

  it('reads greyscale and CMYK as colour', async () => {
    const grey = await sharpAnywhere(solidRaw(50, 50)).greyscale().png().toBuffer();
    expect((await decodePicture(grey)).pixels.channels).toBe(3);
    const print = await sharpAnywhere(solidRaw(50, 50)).toColourspace('cmyk').jpeg().toBuffer();
    expect((await decodePicture(print)).pixels.channels).toBe(3);
  });
});
