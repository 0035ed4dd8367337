import type { DecodedImage } from './decode-image.ts';
import { sharp } from './guarded-sharp.ts';
import { toHex, toOklab } from './oklab.ts';

/** A tile's background: as light as the design permits, so that the stone provides the colour. */
const tile = { lightness: 0.935, chroma: 0.04, keep: 0.3 };

/**
 * The background colour for a cut-out, `#RRGGBB`: its average hue, very light and pale. Undefined
 * for an opaque photograph, which covers its tile.
 */
export async function tintOf({ hasAlpha, pixels }: DecodedImage): Promise<string | undefined> {
  if (!hasAlpha) return undefined;
  const { data, ...raw } = pixels;
  const small = await sharp(data, { raw }).resize(48, 48, { fit: 'fill' }).raw().toBuffer();
  let weight = 0;
  let a = 0;
  let b = 0;
  for (let at = 0; at < small.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = small.subarray(at, at + 4);
    // Squared, so that dark, half-transparent soft shadows do not grey the stone's own colour.
    const share = (alpha / 255) ** 2;
    const colour = toOklab(red, green, blue);
    weight += share;
    a += share * colour.a;
    b += share * colour.b;
  }
  if (weight === 0) return undefined;
  const chroma = Math.hypot(a, b) / weight;
  if (chroma < 0.002) return toHex(tile.lightness, 0, 0);
  const scale = Math.min(tile.chroma, chroma * tile.keep) / Math.hypot(a, b);
  return toHex(tile.lightness, a * scale, b * scale);
}
