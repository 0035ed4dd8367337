import { sharp } from '../images/guarded-sharp.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { drawLightEdge, drawMark, drawScale } from './motifs.ts';
import { breakLines, setText, type Typeface } from './set-text.ts';

/** The size that messengers and networks show whole, in px. */
export const shareSize = { width: 1200, height: 630 } as const;

export type SharePicture = {
  /** What the page is about: a remedy's name, a heading. */
  title: string;
  /** One line below it. */
  line: string;
  /** The night ground of chart and sky instead of the day's. */
  night?: boolean | undefined;
  /** A remedy's picture; without one the mark is drawn large. */
  picture?: { bytes: Buffer; hasAlpha: boolean; tint: string | null } | undefined;
};

/** Colours of the design language. */
const day = { ground: '#f8e6dd', ink: '#11211f', soft: '#34433f', mark: '#114c48', light: '#f2b743', tick: '#c47759' };
const night = {
  ground: '#082727',
  ink: '#ffffff',
  soft: '#b7d8d2',
  mark: '#b7d8d2',
  light: '#f2b743',
  tick: '#5fa39b',
};

const margin = 64;
/** Room for words, in px. A photograph takes what is right of it. */
const column = 560;
const photoLeft = 660;
const shopName = 'Jyotiratna';

/** Draws the picture that stands beside a link. @returns a JPEG of `shareSize` */
export async function drawSharePicture(wanted: SharePicture): Promise<Buffer> {
  const { picture } = wanted;
  const colours = wanted.night ? night : day;
  const { width, height } = shareSize;
  const canvas = createCanvas(width, height, picture?.tint && !wanted.night ? picture.tint : colours.ground);
  if (!wanted.night && picture?.hasAlpha !== false) drawLightEdge(canvas, 640, 0.52);
  drawScale(canvas, colours.tick);
  drawMark(canvas, { left: margin - 4, top: 52, size: 68, line: colours.mark, light: colours.light, width: 2 });
  write(canvas, { text: shopName, face: 'display', size: 44, x: margin + 78, y: 100, colour: colours.mark });
  writeWords(canvas, wanted, colours);
  if (!picture) {
    drawMark(canvas, { left: 690, top: 85, size: 460, line: colours.tick, light: colours.light, width: 3 });
  }
  return sharp(canvas.pixels, { raw: { width, height, channels: 3 } })
    .composite(picture ? [await placePicture(picture)] : [])
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

/** The title in the largest size in which it needs three lines at most, and the line below; both from the foot up. */
function writeWords(canvas: Canvas, { title, line }: SharePicture, colours: typeof day): void {
  const sizes = [84, 72, 60, 50];
  const size = sizes.find((candidate) => breakLines(title, 'display', candidate, column, 9).length <= 3) ?? 50;
  const titleLines = breakLines(title, 'display', size, column, 3);
  const lines = breakLines(line, 'text', 30, column, 2);
  let y = 548 - lines.length * 40 - titleLines.length * size * 1.08;
  for (const text of titleLines) {
    y += size * 1.08;
    write(canvas, { text, face: 'display', size, x: margin, y, colour: colours.ink });
  }
  y += 24;
  for (const text of lines) {
    y += 40;
    write(canvas, { text, face: 'text', size: 30, x: margin, y, colour: colours.soft });
  }
}

type Words = { text: string; face: Typeface; size: number; x: number; y: number; colour: string };

function write(canvas: Canvas, { text, face, size, x, y, colour }: Words): void {
  const { outlines } = setText(text, face, size);
  canvas.fill(
    outlines.map((outline) => outline.map(([dx, dy]) => [x + dx, y + dy])),
    colour,
  );
}
