import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Outline, Point } from './canvas.ts';

/** `display` for names and headings, `text` for everything else. */
export type Typeface = 'display' | 'text';

/**
 * The pages' own files; within a face, the first font that has a character sets it. Eczar's Devanagari is not among them:
 * fontkit's shaper never comes back from its rules for some words (हाथ is one).
 */
const files: Record<Typeface, readonly string[]> = {
  display: ['eczar-latin', 'anek-rupee', 'noto-devanagari'],
  text: ['anek-latin', 'anek-rupee', 'noto-devanagari'],
};

/** Straight pieces that stand for one curve: at these sizes nobody sees a corner. */
const pieces = 8;

const fonts = new Map<string, fontkit.Font>();

function fontsOf(face: Typeface): fontkit.Font[] {
  return files[face].map((name) => {
    const known = fonts.get(name);
    if (known) return known;
    const file = new URL(`../../../web/fonts/${name}.woff2`, import.meta.url);
    const font = fontkit.create(readFileSync(file)) as fontkit.Font;
    fonts.set(name, font);
    return font;
  });
}

/**
 * One line of text as outlines, its baseline starting at 0, 0. What no typeface of the shop has (an emoji, another script) is
 * left out rather than drawn as a box.
 * @returns its width and outlines in px
 */
export function setText(text: string, face: Typeface, size: number): { width: number; outlines: Outline[] } {
  const outlines: Outline[] = [];
  let width = 0;
  for (const { font, text: part } of splitByFont(text.normalize('NFC'), fontsOf(face))) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const [x, y] = [width + xOffset * scale, -yOffset * scale];
      outlines.push(...flatten(glyph.path.commands, ([gx, gy]) => [x + gx * scale, y - gy * scale]));
      width += xAdvance * scale;
    }
  }
  return { width, outlines };
}

/** Words over lines no wider than `width` px, and at most so many; the last one ends with '…' when words are left over. */
export function breakLines(text: string, face: Typeface, size: number, width: number, max: number): string[] {
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
    } else return [...lines, cut([line, ...words.slice(index)].join(' '), fits)];
  }
  return line ? [...lines, cut(line, fits)] : lines;
}

/** The text itself where it fits, else as much of it as fits before an ellipsis. */
function cut(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  let cached = [...text];
  while (cached.length > 1 && !fits(`${cached.join('').trimEnd()}…`)) cached = cached.slice(0, -1);
  return `${cached.join('').trimEnd()}…`;
}

function splitByFont(text: string, known: fontkit.Font[]): { font: fontkit.Font; text: string }[] {
  const parts: { font: fontkit.Font; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const last = parts.at(-1);
    // A space or a joiner stays with the letters before it.
    const font = last?.font.hasGlyphForCodePoint(code)
      ? last.font
      : known.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else parts.push({ font, text: character });
  }
  return parts;
}

function flatten(commands: fontkit.PathCommand[], place: (point: Point) => Point): Outline[] {
  const outlines: Point[][] = [];
  let at: Point = [0, 0];
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, i): Point => [args[i * 2]!, args[i * 2 + 1]!]);
    const end = points.at(-1);
    if (!end) continue;
    if (command === 'moveTo') outlines.push([place(end)]);
    else {
      const steps = command === 'lineTo' ? 1 : pieces;
      for (let step = 1; step <= steps; step += 1) outlines.at(-1)?.push(place(onCurve([at, ...points], step / steps)));
    }
    at = end;
  }
  return outlines;
}

/** The point at `t`, 0 to 1, of the Bézier curve with these control points (de Casteljau). */
function onCurve(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  const between = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index]!;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return onCurve(between, t);
}
