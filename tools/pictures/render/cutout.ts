import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { grow } from './grow.ts';
import { clamp, type Plane, plane, type Size, smoothStep, softBlur, spread } from './planes.ts';

/**
 * Cuts a developed image out of its floor: `node cutout.ts out/SHOT.png out/SHOT.mask.png
 * SHOT.webp`. The output has the object's own alpha and its contact shadow, so that it fits any
 * background without a blend mode:
 *
 * - object: alpha is the mask; at its edge the colour is extended outwards from clean pixels,
 *   so that no floor remains in it
 * - shadow: image / floor per channel; over white it restores the studio image, over a tint it
 *   darkens the tint, and light through a coloured stone stays coloured
 *
 * All computations use sRGB values, because browsers blend in that space.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [imageFile = '', maskFile = '', target = ''] = positionals;

const side = 1000;
/** sRGB of the levelled floor, 0 to 1. */
const floor = [248 / 255, 246 / 255, 242 / 255] as const;
/** Shadows below this strength are noise, and fade to zero. */
const faintest = 0.016;

const image = await sharp(imageFile)
  .removeAlpha()
  .toColourspace('srgb')
  .raw()
  .toBuffer({ resolveWithObject: true });
const mask = await sharp(maskFile).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const size: Size = { width: image.info.width, height: image.info.height };
if (mask.info.width !== size.width || mask.info.height !== size.height) {
  throw new Error(`The mask is ${mask.info.width} px wide, the picture ${size.width}`);
}

const channels = [0, 1, 2].map((c) => plane(size, (i) => image.data[3 * i + c]! / 255));
const alpha = plane(size, (i) => mask.data[4 * i + 3]! / 255);
const shadows = smoothShadows(shadowShares());
const colours = objectColours(shadows);
const shadow = asLayer(shadows);
await write();

/**
 * The floor's light as a fraction of its full light, measured in pixels without an object and
 * extrapolated under the object.
 */
function shadowShares(): Plane[] {
  const touched = spread(alpha, size, 2, Math.max);
  const clean = touched.map((value) => 1 - smoothStep(0.002, 0.02, value));
  const shares = channels.map((channel, c) =>
    channel.map((value) => Math.min(1.05, value / floor[c]!)),
  );
  return grow(shares, clean, size, [2, 4, 8, 16, 32]);
}

/** The object's colour, without floor at its edge and beyond. */
function objectColours(grown: Plane[]): Plane[] {
  // One pixel inside a sharp edge is clean. Wide out-of-focus edges are noisy further inside, so
  // they need a larger distance.
  const partly = alpha.map((value) => (value > 0.02 && value < 0.985 ? 1 : 0));
  const softness = spread(softBlur(partly, size, 4), size, 6, Math.max);
  const inOne = spread(alpha, size, 1, Math.min);
  const inSix = spread(alpha, size, 6, Math.min);
  const sharpEdge = inOne.map((value) => smoothStep(0.955, 0.992, value));
  const clean = plane(size, (i) => {
    const soft = smoothStep(0.55, 0.8, softness[i]!);
    return sharpEdge[i]! + (smoothStep(0.985, 0.999, inSix[i]!) - sharpEdge[i]!) * soft;
  });
  // Thin parts, such as twigs and prongs, have no clean interior: the floor is subtracted from
  // their mixed pixels instead, at low weight.
  const hasInside = softBlur(sharpEdge, size, 3);
  const upper = spread(alpha, size, 2, Math.max);
  const lower = spread(alpha, size, 2, Math.min);
  const weight = plane(size, (i) => {
    const thin = hasInside[i]! < 0.02 && upper[i]! - lower[i]! > 0.5;
    return Math.max(clean[i]!, thin ? smoothStep(0.45, 0.95, alpha[i]!) * 0.999 : 0);
  });
  const unmixed = channels.map((channel, c) =>
    channel.map((value, i) => {
      const a = alpha[i]!;
      const own = a > 0.3 ? clamp((value - (1 - a) * grown[c]![i]! * floor[c]!) / a, 0, 1) : value;
      return clean[i]! * value + (1 - clean[i]!) * own;
    }),
  );
  return grow(unmixed, weight, size, [1, 2, 4, 8, 16, 32]);
}

/** Smooths the shadow: slightly next to the object, more at a distance, most where it is faint. */
function smoothShadows(shares: Plane[]): Plane[] {
  const closeTo = softBlur(alpha, size, Math.round(size.width * 0.012));
  return shares.map((share) => {
    const [fine, middle, coarse] = [1, size.width / 240, size.width / 80].map((r) =>
      softBlur(share, size, Math.round(r)),
    );
    return plane(size, (i) => {
      const distance = smoothStep(0.3, 0.02, closeTo[i]!);
      const faint = smoothStep(0.1, 0.02, 1 - coarse![i]!);
      const value = fine![i]! + (middle![i]! - fine![i]!) * distance;
      return value + (coarse![i]! - value) * faint * distance;
    });
  });
}

/** The shadow as a separate layer: alpha and premultiplied colour. */
function asLayer(shares: Plane[]): { alpha: Plane; colours: Plane[] } {
  const around = softBlur(alpha, size, Math.round(size.width * 0.035));
  const layer = plane(size, () => 0);
  const layerColours = channels.map(() => plane(size, () => 0));
  for (let i = 0; i < layer.length; i += 1) {
    const x = i % size.width;
    const y = Math.floor(i / size.width);
    // Fades a ring's shadow before it reaches the edge of the image, far from the object.
    const inside =
      smoothStep(0.03, 0.31, Math.min(x, size.width - 1 - x) / size.width) *
      smoothStep(0.03, 0.22, Math.min(y, size.height - 1 - y) / size.height);
    const stored = 1 - (1 - inside) * smoothStep(0.22, 0.01, around[i]!);
    const light = shares.map((share) => 1 - (1 - Math.min(1, share[i]!)) * stored);
    const depth = 1 - Math.min(...light);
    const over = depth - faintest;
    if (over <= 0) continue;
    const strength =
      over + faintest * (1 - Math.exp(-over / faintest)) * smoothStep(0, 3 * faintest, over);
    layer[i] = strength;
    for (const [c, colour] of layerColours.entries()) {
      colour[i] = Math.max(0, light[c]! - 1 + depth) * (strength / depth);
    }
  }
  return { alpha: layer, colours: layerColours };
}

/** Scales a plane of values 0 to 1, with 16 bits of precision. */
async function scaled(values: Plane, kernel: 'mitchell' | 'cubic'): Promise<Plane> {
  const labels = Uint16Array.from(values, (value) => Math.round(65535 * clamp(value, 0, 1)));
  const bytes = await sharp(labels, { raw: { ...size, channels: 1 } })
    .toColourspace('grey16')
    .resize(side, side, { kernel })
    .raw({ depth: 'ushort' })
    .toBuffer();
  const result = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  return Float32Array.from(result, (value) => value / 65535);
}

/** Composites the object over its shadow, at the final size. */
async function write(): Promise<void> {
  const objectAlpha = await scaled(alpha, 'mitchell');
  const shadowAlpha = await scaled(shadow.alpha, 'cubic');
  const shadowColours = await Promise.all(shadow.colours.map((colour) => scaled(colour, 'cubic')));
  const interleaved = Buffer.alloc(3 * alpha.length);
  for (let i = 0; i < alpha.length; i += 1) {
    for (let c = 0; c < 3; c += 1)
      interleaved[3 * i + c] = Math.round(255 * clamp(colours[c]![i]!, 0, 1));
  }
  const object = await sharp(interleaved, { raw: { ...size, channels: 3 } })
    .resize(side, side, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6, m1: 0.3, m2: 0.8 })
    .raw()
    .toBuffer();

  const pixels = Buffer.alloc(4 * side * side);
  for (let i = 0; i < side * side; i += 1) {
    const own = objectAlpha[i]! < 0.004 ? 0 : objectAlpha[i]! > 0.996 ? 1 : objectAlpha[i]!;
    const cast = shadowAlpha[i]! < 0.003 ? 0 : shadowAlpha[i]!;
    const full = own + (1 - own) * cast;
    for (let c = 0; c < 3; c += 1) {
      const light =
        (own * object[3 * i + c]!) / 255 + (1 - own) * Math.min(cast, shadowColours[c]![i]!);
      pixels[4 * i + c] = full > 0 ? Math.round(255 * Math.min(1, light / full)) : 0;
    }
    pixels[4 * i + 3] = Math.round(255 * full);
  }
  await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .webp({ quality: 90, alphaQuality: 95, smartSubsample: true, effort: 5 })
    .toFile(target);
}
