import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type Colours, denoise, withoutFireflies } from './denoise.ts';
import { levelBackdrop, nearness, smoothFloor } from './level-backdrop.ts';
import { type Box, clamp, full, type Plane, plane, type Size, softBlur } from './planes.ts';

/**
 * Develops the passes of one shot into an image: `node develop.ts out/SHOT [options]` creates
 * out/SHOT.png.
 *
 *     --exp 1      exposure of the object; the floor does not change
 *     --sat 1.04   saturation
 *     --shadow 1   strength of shadows on the floor
 *     --knee .955  see level-backdrop.ts
 *     --top 0      see level-backdrop.ts
 *     --dark       charcoal floor: smoothed, not levelled
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    exp: { type: 'string', default: '1' },
    sat: { type: 'string', default: '1.04' },
    shadow: { type: 'string', default: '1' },
    knee: { type: 'string', default: '.955' },
    top: { type: 'string', default: '0' },
    dark: { type: 'boolean', default: false },
  },
});
const shot = positionals[0] ?? '';
const [exposure, saturation, shadow, knee, top] = [
  values.exp,
  values.sat,
  values.shadow,
  values.knee,
  values.top,
].map(Number) as [number, number, number, number, number];

/** Linear RGB of the levelled floor; 248, 246, 242 in sRGB. */
const floorTone = [0.939, 0.922, 0.888] as const;
const bloomStrength = 0.04;

const size: Size = JSON.parse(await readFile(`${shot}.json`, 'utf8'));
const pixels = size.width * size.height;

const [a, b, normals, albedo] = (await Promise.all(
  ['A', 'B', 'nrm', 'alb'].map((pass) => load(pass, 3)),
)) as [Colours, Colours, Colours, Colours];
const coverage = (await load('bg', 1)).map((value) => clamp(value, 0, 1));

const halves: [Colours, Colours] = [withoutFireflies(a, b, size), withoutFireflies(b, a, size)];
const image = denoise(
  { halves, normals, albedo },
  size,
  values.dark ? full(size) : boxOfObject(coverage, size),
);
let gain = exposure;
let share: Colours | undefined;
if (values.dark) {
  smoothDarkFloor(image, coverage);
} else {
  const levelled = levelBackdrop(image, coverage, size, { knee, top });
  share = levelled.share;
  gain = exposure / levelled.tone;
}
bloom(image, coverage, gain);
await sharp(toBytes(), { raw: { ...size, channels: 3 } })
  .png({ compressionLevel: 3 })
  .toFile(`${shot}.png`);
console.log(`developed ${path.basename(shot)}`);

/** A pass as saved by passes.py: rows from the bottom, any number of channels. */
async function load(pass: string, channels: number): Promise<Colours> {
  const bytes = await readFile(`${shot}.${pass}.f32`);
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const given = floats.length / pixels;
  const result = new Float32Array(pixels * channels);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const from = ((size.height - 1 - y) * size.width + x) * given;
      const to = (y * size.width + x) * channels;
      for (let c = 0; c < channels; c += 1)
        result[to + c] = floats[from + Math.min(c, given - 1)] || 0;
    }
  }
  return result;
}

/** Bounding box of all objects in the image, with a small margin. */
function boxOfObject(floor: Plane, { width, height }: Size): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (floor[y * width + x]! >= 0.98) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  const margin = 10;
  return {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(width, box.right + margin + 1),
    bottom: Math.min(height, box.bottom + margin + 1),
  };
}

function smoothDarkFloor(colours: Colours, floor: Plane): void {
  const closeTo = nearness(floor, size);
  for (let c = 0; c < 3; c += 1) {
    const smooth = smoothFloor(colours, c, floor, closeTo, size);
    for (let i = 0; i < pixels; i += 1) {
      const amount = Math.max(0, (floor[i]! - 0.5) * 2);
      colours[3 * i + c]! += (smooth(i) - colours[3 * i + c]!) * amount;
    }
  }
}

/** Adds a faint glow around areas brighter than white, on the object only. */
function bloom(colours: Colours, floor: Plane, scale: number): void {
  const unit = size.width / 1000;
  for (let c = 0; c < 3; c += 1) {
    const bright = plane(
      size,
      (i) => clamp(colours[3 * i + c]! * scale - 1.15, 0, 4) * (1 - floor[i]!),
    );
    const narrow = softBlur(bright, size, Math.max(1, Math.round(3 * unit)));
    const wide = softBlur(bright, size, Math.max(2, Math.round(14 * unit)));
    for (let i = 0; i < pixels; i += 1) {
      colours[3 * i + c]! += (bloomStrength * (narrow[i]! + 1.2 * wide[i]!)) / scale;
    }
  }
}

/**
 * Tone-maps the object over the levelled floor, as 8-bit sRGB; half a level of noise prevents
 * banding in soft shadows.
 */
function toBytes(): Buffer {
  const bytes = Buffer.alloc(pixels * 3);
  for (let i = 0; i < pixels; i += 1) {
    const colour = [0, 1, 2].map((c) => Math.max(0, image[3 * i + c]!) * gain) as [
      number,
      number,
      number,
    ];
    const light = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
    const mapped = neutral(
      colour.map((value) => Math.max(0, light + (value - light) * saturation)),
    );
    for (let c = 0; c < 3; c += 1) {
      let value = mapped[c]!;
      if (share) {
        const floor = floorTone[c]! * Math.max(0, share[3 * i + c]!) ** shadow;
        value = (1 - coverage[i]!) * value + coverage[i]! * floor;
      }
      bytes[3 * i + c] = Math.round(255 * toSrgb(clamp(value, 0, 1)) + (Math.random() - 0.5) * 0.5);
    }
  }
  return bytes;
}

/**
 * Khronos PBR Neutral: colours keep their hue, highlights roll off. Source: Khronos Group,
 * 2024.
 */
function neutral(colour: number[]): number[] {
  const start = 0.76;
  const lower = Math.min(...colour);
  const offset = lower < 0.08 ? lower - 6.25 * lower * lower : 0.04;
  const lowered = colour.map((value) => value - offset);
  const peak = Math.max(...lowered);
  if (peak < start) return lowered;
  const room = 1 - start;
  const newPeak = 1 - (room * room) / (peak + room - start);
  const grey = 1 - 1 / (0.15 * (peak - newPeak) + 1);
  return lowered.map((value) => ((value * newPeak) / peak) * (1 - grey) + newPeak * grey);
}

function toSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
