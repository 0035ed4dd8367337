import type { DecodedPicture } from './decode-picture.ts';
import { sharp } from './guarded-sharp.ts';
import { budgetFor, widthsFor } from './limits.ts';
import { formats, type PictureFormat } from './picture-names.ts';

/** One file of an image. */
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
 * Encodes an image in every width and format that it gets.
 * @param effort of the AVIF encoder, 0 to 9. 1 takes about a second of one core for all widths of a 1280 px image; 4
 * takes ten times as long and saves a tenth of the bytes, which only pays for images encoded once for all.
 */
export async function encodeVariants(picture: DecodedPicture, effort = 1): Promise<Variant[]> {
  const variants: Variant[] = [];
  let rungs: Rungs = { budget: 0, avif: 0, webp: 0 };
  for (const width of widthsFor(picture.width)) {
    const { data, ...raw } = picture.pixels;
    const height = Math.max(1, Math.round((width * picture.height) / picture.width));
    const scaled = await sharp(data, { raw })
      .resize({ width, height, fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const budget = budgetFor(width, height);
    // With the same budget a larger width needs the smaller one's quality at most: what failed there is not tried again.
    if (budget !== rungs.budget) rungs = { budget, avif: 0, webp: 0 };
    for (const format of formats) {
      variants.push({ width, format, bytes: await encodeWithinBudget(scaled, format, effort, rungs) });
    }
  }
  return variants;
}

/** Where on each ladder the last width of this budget ended. */
type Rungs = { budget: number } & Record<PictureFormat, number>;

async function encodeWithinBudget(
  { data, info }: { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } },
  format: PictureFormat,
  effort: number,
  rungs: Rungs,
): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (;;) {
    const input = sharp(data, { raw });
    const encoder =
      format === 'avif'
        ? input.avif({ ...ladder.avif[rungs.avif], effort })
        : input.webp({ ...ladder.webp[rungs.webp], effort: 4 });
    const bytes = await encoder.toBuffer();
    if (bytes.length <= rungs.budget || rungs[format] === ladder[format].length - 1) return bytes;
    rungs[format] += 1;
  }
}
