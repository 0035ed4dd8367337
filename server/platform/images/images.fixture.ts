import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Images generated for the tests of this folder. */

/** A raw image of one colour, in the format of sharp's constructor. */
export function solidRaw(width: number, height: number, alpha?: number) {
  const background =
    alpha === undefined ? { r: 40, g: 90, b: 200 } : { r: 40, g: 90, b: 200, alpha };
  return {
    create: {
      width,
      height,
      channels: alpha === undefined ? (3 as const) : (4 as const),
      background,
    },
  };
}

/** An encoded image of one colour, or of noise, which cannot be compressed. */
export function solid(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp',
  noisy = false,
  alpha?: number,
): Promise<Buffer> {
  if (!noisy)
    return sharp(solidRaw(width, height, alpha))
      .toFormat(format)
      .toBuffer();
  // A deterministic generator (Lehmer, 2^31 - 1): the same noise in every run.
  let seed = 7;
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    data[at] = seed & 255;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** A JPEG with a red left and a blue right half, an EXIF orientation and an owner's name. */
export async function withOrientation(
  width: number,
  height: number,
  orientation: number,
): Promise<Buffer> {
  const red = await sharp({
    create: { width: width / 2, height, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Owner of the phone' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/**
 * A small JPEG whose header declares another size, up to 65 535 px: a few bytes that claim to
 * decode to GB.
 */
export async function claimingJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await solid(16, 16, 'jpeg'));
  // The frame's head: marker, length, precision, height, width (ITU T.81, B.2.2).
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/**
 * A valid PNG of black pixels, built manually, because encoders would take too long: some kB that
 * decode to GB.
 */
export function bigPng(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const total = Buffer.alloc(4);
  total.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, total]);
}

/** CRC-32 as PNG defines it (ISO 3309). */
function crc(bytes: Buffer): number {
  let total = 0xffffffff;
  for (const byte of bytes) {
    total ^= byte;
    for (let bit = 0; bit < 8; bit += 1) total = (total >>> 1) ^ (total & 1 ? 0xedb88320 : 0);
  }
  return (total ^ 0xffffffff) >>> 0;
}
