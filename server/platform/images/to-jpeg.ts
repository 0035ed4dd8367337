import { palette } from '@jyotiratna/contract';
import { sharp } from './guarded-sharp.ts';

/** An image that the shop has encoded, as mail programs show it: many of them know no WebP. */
export function toJpeg(webp: Buffer): Promise<Buffer> {
  return sharp(webp).flatten({ background: palette.marble0 }).jpeg({ quality: 80 }).toBuffer();
}
