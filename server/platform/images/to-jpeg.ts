import { palette } from '@jyotiratna/contract';
import { sharp } from './guarded-sharp.ts';

/**
 * An image encoded by the shop, as JPEG for email clients: many of them do not support WebP.
 */
export function toJpeg(webp: Buffer): Promise<Buffer> {
  return sharp(webp).flatten({ background: palette.marble0 }).jpeg({ quality: 80 }).toBuffer();
}
