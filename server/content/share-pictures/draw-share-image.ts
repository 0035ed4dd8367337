import { sharp } from '../../platform/images/guarded-sharp.ts';
import { type DrawGround, type ShareGround, shareSize } from './share-ground.ts';

export type ShareImage = Omit<ShareGround, 'picture'> & {
  /** A remedy's image; without one a large logo is drawn. */
  picture?: { bytes: Buffer; hasAlpha: boolean; tint: string | null } | undefined;
};

/** The left edge of a photograph, in px: it covers the area right of the text. */
const photoLeft = 660;

/**
 * Renders a page's share image (Open Graph).
 * @param drawGround renders the layer below the photograph, in a worker thread
 * @returns a JPEG of `shareSize`
 */
export async function drawShareImage(
  { picture: image, title, line, night }: ShareImage,
  drawGround: DrawGround,
): Promise<Buffer> {
  const below = image ? { hasAlpha: image.hasAlpha, tint: image.tint } : null;
  const ground = await drawGround({ title, line, night, picture: below });
  return sharp(ground, { raw: { ...shareSize, channels: 3 } })
    .composite(image ? [await placeImage(image)] : [])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * Places an image: with transparency directly on the background, a photograph over the right side.
 */
async function placeImage({ bytes, hasAlpha }: NonNullable<ShareImage['picture']>) {
  const { width, height } = shareSize;
  const size = hasAlpha ? { width: 600, height: 600 } : { width: width - photoLeft, height };
  const input = await sharp(bytes)
    .resize({ ...size, fit: hasAlpha ? 'inside' : 'cover' })
    .toBuffer({ resolveWithObject: true });
  const { info } = input;
  if (!hasAlpha) return { input: input.data, left: photoLeft, top: 0 };
  return {
    input: input.data,
    left: width - info.width - 8,
    top: Math.round((height - info.height) / 2),
  };
}
