import { palette } from '@jyotiratna/contract';
import { sharp } from './guarded-sharp.ts';

/** Converts an image of the shop to JPEG, because many email clients do not support WebP. */
export function toJpeg(webp: Buffer): Promise<Buffer> {
  return sharp(webp).flatten({ background: palette.marble0 }).jpeg({ quality: 80 }).toBuffer();
}
