import { sharp } from '../../platform/images/guarded-sharp.ts';
import { type DrawGround, type ShareGround, shareSize } from './share-ground.ts';

export type SharePicture = Omit<ShareGround, 'picture'> & {
  /** A remedy's image; without one the mark is drawn large. */
  picture?: { bytes: Buffer; hasAlpha: boolean; tint: string | null } | undefined;
};

/** Where a photograph begins, in px: it takes what is right of the words. */
const photoLeft = 660;

/**
 * Draws the image that stands next to a link.
 * @param drawGround draws what lies below the photograph, in a thread of its own
 * @returns a JPEG of `shareSize`
 */
export async function drawSharePicture(
  { picture: image, title, line, night }: SharePicture,
  drawGround: DrawGround,
): Promise<Buffer> {
  const below = image ? { hasAlpha: image.hasAlpha, tint: image.tint } : null;
  const ground = await drawGround({ title, line, night, picture: below });
  return sharp(ground, { raw: { ...shareSize, channels: 3 } })
    .composite(image ? [await placePicture(image)] : [])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A cut-out stands free over the ground, a photograph fills the right side. */
async function placePicture({ bytes, hasAlpha }: NonNullable<SharePicture['picture']>) {
  const { width, height } = shareSize;
  const size = hasAlpha ? { width: 600, height: 600 } : { width: width - photoLeft, height };
  const input = await sharp(bytes)
    .resize({ ...size, fit: hasAlpha ? 'inside' : 'cover' })
    .toBuffer({ resolveWithObject: true });
  const { info } = input;
  if (!hasAlpha) return { input: input.data, left: photoLeft, top: 0 };
  return { input: input.data, left: width - info.width - 8, top: Math.round((height - info.height) / 2) };
}
