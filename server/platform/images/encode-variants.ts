import type { DecodedImage } from './decode-image.ts';
import { sharp } from './guarded-sharp.ts';
import { formats, type ImageFormat } from './image-names.ts';
import { budgetFor, widthsFor } from './limits.ts';

/** One file of an image, in a width and format. */
export interface ImageVariant {
  width: number;
  format: ImageFormat;
  bytes: Buffer;
}

/**
 * Qualities to try from best to worst until the size budget is met; the last is accepted in any
 * case. In WebP, alpha has its own quality: soft shadows make up most of a cut-out's bytes, and the
 * loss is invisible.
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
 * Encodes an image in all its widths and formats.
 * @param effort effort of the AVIF encoder, 0 to 9. 1 takes about a second of one core for all
 * widths of a 1280 px image; 4 takes ten times as long and saves a tenth of the bytes, which only
 * pays for images that are encoded once.
 */
export async function encodeVariants(image: DecodedImage, effort = 1): Promise<ImageVariant[]> {
  const variants: ImageVariant[] = [];
  let rungs: Rungs = { budget: 0, avif: 0, webp: 0 };
  for (const width of widthsFor(image.width)) {
    const { data, ...raw } = image.pixels;
    const height = Math.max(1, Math.round((width * image.height) / image.width));
    const scaled = await sharp(data, { raw })
      .resize({ width, height, fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const budget = budgetFor(width, height);
    // Within one budget, a larger width needs at most the quality of the smaller one: qualities
    // that failed there are skipped.
    if (budget !== rungs.budget) rungs = { budget, avif: 0, webp: 0 };
    for (const format of formats) {
      variants.push({
        width,
        format,
        bytes: await encodeWithinBudget(scaled, format, effort, rungs),
      });
    }
  }
  return variants;
}

/** The ladder positions reached by the last width, for its size budget. */
type Rungs = { budget: number } & Record<ImageFormat, number>;

async function encodeWithinBudget(
  {
    data,
    info,
  }: { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } },
  format: ImageFormat,
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
