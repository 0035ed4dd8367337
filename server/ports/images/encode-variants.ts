import type { DecodedPicture } from './decode-picture.ts';
import { sharp } from './guarded-sharp.ts';
import { budgetFor, widthsFor } from './limits.ts';
import { formats, type PictureFormat } from './picture-names.ts';

/** One file of a picture. */
export interface Variant {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

/**
 * Qualities tried from the best down until the budget holds; the last is taken as it comes. Alpha has its own in WebP:
 * soft shadows make up most of a cut-out's bytes there, and do not show the loss.
 */
const ladder = {
  avif: [{ quality: 60 }, { quality: 50 }, { quality: 40 }, { quality: 32 }],
  webp: [
    { quality: 76, alphaQuality: 60 },
    { quality: 66, alphaQuality: 40 },
    { quality: 56, alphaQuality: 25 },
    { quality: 46, alphaQuality: 10 },
  ],
} as const;

/**
 * Encodes a picture in every width and format that it gets.
 * @param effort of the AVIF encoder, 0 to 9. 2 takes about a second and a half for all widths of a 1280 px picture on one
 * core; 4 takes four times as long and saves a tenth of the bytes, which only pays for pictures encoded once for all.
 */
export async function encodeVariants(picture: DecodedPicture, effort = 2): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const width of widthsFor(picture.width)) {
    const { data, ...raw } = picture.pixels;
    const scaled = await sharp(data, { raw })
      .resize({ width, height: Math.max(1, Math.round((width * picture.height) / picture.width)), fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of formats) {
      variants.push({ width, format, bytes: await encodeWithinBudget(scaled, format, effort) });
    }
  }
  return variants;
}

async function encodeWithinBudget(
  { data, info }: { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } },
  format: PictureFormat,
  effort: number,
): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const budget = budgetFor(info.width, info.height);
  let bytes = Buffer.alloc(0);
  for (const quality of ladder[format]) {
    const input = sharp(data, { raw });
    bytes = await (format === 'avif'
      ? input.avif({ ...quality, effort })
      : input.webp({ ...quality, effort: 4 })
    ).toBuffer();
    if (bytes.length <= budget) break;
  }
  return bytes;
}
