import { palette } from '@jyotiratna/contract';
import { type Canvas, createCanvas } from './canvas.ts';
import { drawCanvasMark, drawLightEdge, drawScale } from './motifs.ts';
import { breakLines, setText, type Typeface } from './set-text.ts';
import { type DrawGround, type ShareGround, shareSize } from './share-ground.ts';

/** Colours of the design system. */
const day = {
  ground: palette.gulabi100,
  ink: palette.ink900,
  soft: palette.ink700,
  mark: palette.mayur700,
  light: palette.kesar400,
  tick: palette.gulabi500,
};
const night = {
  ground: palette.mayur900,
  ink: palette.marble0,
  soft: palette.mayur200,
  mark: palette.mayur200,
  light: palette.kesar400,
  tick: palette.mayur400,
};

const margin = 64;
/** Width of the text area, in px. */
const column = 560;
const shopName = 'Jyotiratna';

/** Renders a share image without its photograph. Takes a tenth of a CPU second. */
export function drawGround(ground: ShareGround): Buffer {
  const { picture: image } = ground;
  const colours = ground.night ? night : day;
  const { width, height } = shareSize;
  const canvas = createCanvas(
    width,
    height,
    image?.tint && !ground.night ? image.tint : colours.ground,
  );
  if (!ground.night && image?.hasAlpha !== false) drawLightEdge(canvas, 640, 0.52);
  drawScale(canvas, colours.tick);
  drawCanvasMark(canvas, {
    left: margin - 4,
    top: 52,
    size: 68,
    line: colours.mark,
    light: colours.light,
    width: 2,
  });
  write(canvas, {
    text: shopName,
    face: 'display',
    size: 44,
    x: margin + 78,
    y: 100,
    colour: colours.mark,
  });
  writeText(canvas, ground, colours);
  if (!image) {
    drawCanvasMark(canvas, {
      left: 690,
      top: 85,
      size: 460,
      line: colours.tick,
      light: colours.light,
      width: 3,
    });
  }
  return canvas.pixels;
}

/**
 * Draws the title, in the largest size that needs at most three lines, and the line below it, both
 * aligned to the bottom.
 */
function writeText(canvas: Canvas, { title, line }: ShareGround, colours: typeof day): void {
  const sizes = [84, 72, 60, 50];
  const size =
    sizes.find((candidate) => breakLines(title, 'display', candidate, column, 9).length <= 3) ?? 50;
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

type PlacedText = {
  text: string;
  face: Typeface;
  size: number;
  x: number;
  y: number;
  colour: string;
};

function write(canvas: Canvas, { text, face, size, x, y, colour }: PlacedText): void {
  const { outlines } = setText(text, face, size);
  canvas.fill(
    outlines.map((outline) => outline.map(([dx, dy]) => [x + dx, y + dy])),
    colour,
  );
}

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** Renders text and background of a share image. */
    drawGround: DrawGround;
  }
}
