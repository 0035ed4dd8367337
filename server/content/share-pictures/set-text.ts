import { readFileSync } from 'node:fs';
import { defined, itemAt } from '@jyotiratna/contract';
import * as fontkit from 'fontkit';
import type { CanvasPoint, Outline } from './canvas.ts';

/** `display` for names and headings, `text` for everything else. */
export type Typeface = 'display' | 'text';

/**
 * The font files of the pages; for each character the first font of the typeface with a glyph is
 * used. Eczar's Devanagari is not included, because fontkit's shaper never terminates for some
 * strings, such as हाथ.
 */
const files: Record<Typeface, readonly string[]> = {
  display: ['eczar-latin', 'anek-rupee', 'noto-devanagari'],
  text: ['anek-latin', 'anek-rupee', 'noto-devanagari'],
};

/** Line segments that approximate one curve, enough to look smooth at these sizes. */
const segments = 8;

const fonts = new Map<string, fontkit.Font>();

function fontsOf(face: Typeface): fontkit.Font[] {
  return files[face].map((name) => {
    const existing = fonts.get(name);
    if (existing) return existing;
    const file = new URL(`../../../web/fonts/${name}.woff2`, import.meta.url);
    const font = fontkit.create(readFileSync(file)) as fontkit.Font;
    fonts.set(name, font);
    return font;
  });
}

/**
 * Converts one line of text to outlines, with its baseline starting at 0, 0. Characters without a
 * glyph in the shop's fonts (emoji, other scripts) are omitted.
 * @returns its width and outlines in px
 */
export function setText(
  text: string,
  face: Typeface,
  size: number,
): { width: number; outlines: Outline[] } {
  const outlines: Outline[] = [];
  let width = 0;
  for (const { font, text: part } of splitByFont(text.normalize('NFC'), fontsOf(face))) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = itemAt(positions, index);
      const [x, y] = [width + xOffset * scale, -yOffset * scale];
      outlines.push(
        ...flatten(glyph.path.commands, ([gx, gy]) => [x + gx * scale, y - gy * scale]),
      );
      width += xAdvance * scale;
    }
  }
  return { width, outlines };
}

/**
 * Wraps text into a limited number of lines of at most `width` px; the last one is truncated with
 * '…' if necessary.
 */
export function breakLines(
  text: string,
  face: Typeface,
  size: number,
  width: number,
  max: number,
): string[] {
  const fits = (line: string) => setText(line, face, size).width <= width;
  const lines: string[] = [];
  const words = text.split(/\s+/).filter(Boolean);
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (line === '' || fits(longer)) line = longer;
    else if (lines.length < max - 1) {
      lines.push(line);
      line = word;
    } else return [...lines, truncate([line, ...words.slice(index)].join(' '), fits)];
  }
  return line ? [...lines, truncate(line, fits)] : lines;
}

/** The text if it fits, else truncated with an ellipsis. */
function truncate(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  let characters = [...text];
  while (characters.length > 1 && !fits(`${characters.join('').trimEnd()}…`))
    characters = characters.slice(0, -1);
  return `${characters.join('').trimEnd()}…`;
}

function splitByFont(
  text: string,
  fallbacks: fontkit.Font[],
): { font: fontkit.Font; text: string }[] {
  const parts: { font: fontkit.Font; text: string }[] = [];
  for (const character of text) {
    const code = defined(character.codePointAt(0));
    const last = parts.at(-1);
    // A space or joiner uses the font of the preceding characters.
    const font = last?.font.hasGlyphForCodePoint(code)
      ? last.font
      : fallbacks.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else parts.push({ font, text: character });
  }
  return parts;
}

function flatten(
  commands: fontkit.PathCommand[],
  place: (point: CanvasPoint) => CanvasPoint,
): Outline[] {
  const outlines: CanvasPoint[][] = [];
  let at: CanvasPoint = [0, 0];
  for (const { command, args } of commands) {
    const points = Array.from(
      { length: args.length / 2 },
      (_, i): CanvasPoint => [itemAt(args, i * 2), itemAt(args, i * 2 + 1)],
    );
    const end = points.at(-1);
    if (!end) continue;
    if (command === 'moveTo') outlines.push([place(end)]);
    else {
      const steps = command === 'lineTo' ? 1 : segments;
      for (let step = 1; step <= steps; step += 1)
        outlines.at(-1)?.push(place(onCurve([at, ...points], step / steps)));
    }
    at = end;
  }
  return outlines;
}

/** The point at `t`, 0 to 1, of the Bézier curve with these control points (de Casteljau). */
function onCurve(points: readonly CanvasPoint[], t: number): CanvasPoint {
  if (points.length === 1) return itemAt(points, 0);
  const between = points.slice(1).map(([x, y], index): CanvasPoint => {
    const [fromX, fromY] = itemAt(points, index);
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return onCurve(between, t);
}
