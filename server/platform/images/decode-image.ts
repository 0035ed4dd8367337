import { defined } from '@jyotiratna/contract';
import { sharp } from './guarded-sharp.ts';
import { ImageError } from './image-error.ts';
import { imageLimits, sizes } from './limits.ts';

/**
 * A decoded image, upright, in sRGB, without metadata, reduced to the largest width that is needed.
 */
export interface DecodedImage {
  /** The size of the upright source in px. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Rows of 8-bit RGB or RGBA. */
  pixels: { data: Buffer; width: number; height: number; channels: 3 | 4 };
}

/**
 * The format detected from the first bytes, or undefined for other than the three accepted
 * formats.
 */
function sniff(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  const starts = (at: number, ...expected: number[]) =>
    expected.every((byte, i) => bytes[at + i] === byte);
  if (starts(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return undefined;
}

/**
 * Decodes an uploaded file; its name and claimed type are ignored.
 * @throws ImageError `size`, `type`, `pixels` or `broken`
 */
export async function decodeImage(
  bytes: Buffer,
  maxBytes: number = imageLimits.bytes,
): Promise<DecodedImage> {
  if (bytes.length > maxBytes)
    throw new ImageError('size', `${bytes.length} bytes are more than ${maxBytes}`);
  const type = sniff(bytes);
  if (!type)
    throw new ImageError('type', 'The first bytes are not those of a JPEG, PNG or WebP file');

  // 'truncated' rejects files that end early, but not the harmless warnings that many cameras'
  // files cause.
  const options = { limitInputPixels: imageLimits.pixels, failOn: 'truncated' as const };
  try {
    const found = await sharp(bytes, options).metadata();
    if (found.format !== type)
      throw new ImageError('broken', `Looks like ${type}, decodes as ${found.format}`);
    const { width, height } = found.autoOrient;
    check(width, height);

    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: defined(sizes.at(-1)).width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: imageLimits.seconds })
      .toBuffer({ resolveWithObject: true });
    const pixels = await asColour({ data, width: info.width, height: info.height }, info.channels);
    return { width, height, hasAlpha: pixels.channels === 4, pixels };
  } catch (error) {
    if (error instanceof ImageError) throw error;
    const text = error instanceof Error ? error.message : String(error);
    if (/pixel limit/i.test(text)) throw new ImageError('pixels', text, error);
    throw new ImageError('broken', text, error);
  }
}

function check(width: number, height: number): void {
  if (width * height > imageLimits.pixels)
    throw new ImageError('pixels', `${width} x ${height} px are too many`);
  if (Math.max(width, height) > imageLimits.aspect * Math.min(width, height)) {
    throw new ImageError('pixels', `${width} x ${height} px is too narrow a shape`);
  }
}

/**
 * Converts to RGB, or to RGBA if at least one pixel is transparent: an alpha channel alone does not
 * make a cut-out.
 */
async function asColour(
  image: { data: Buffer; width: number; height: number },
  channels: number,
): Promise<DecodedImage['pixels']> {
  const { data, width, height } = image;
  if (channels === 3) return { data, width, height, channels };
  if (channels !== 4) throw new ImageError('broken', `${channels} channels`);
  let opaque = true;
  for (let at = 3; opaque && at < data.length; at += 4) opaque = data[at] === 255;
  if (!opaque) return { data, width, height, channels };
  const flat = await sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: flat, width, height, channels: 3 };
}
