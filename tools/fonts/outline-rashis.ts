/**
 * Shapes the twelve rashi names in Eczar Devanagari and saves their outlines to
 * `web/ui/rashi-names.svg`, so that the dial needs no font, and pages do not contain outlines. Run:
 * `node tools/fonts/outline-rashis.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { rashis } from '../../web/ui/rashis.ts';

const web = path.join(import.meta.dirname, '../../web');
/** Font size in the dial's view box of 1000. */
const fontSize = 42;

const woff2 = await readFile(path.join(web, 'fonts/eczar-devanagari.woff2'));
const sfnt = await subsetFont(woff2, rashis.map(({ word }) => word).join(''), {
  targetFormat: 'sfnt',
});
const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer)));
const scale = fontSize / font.face.upem;

/** SVG path of a name in the dial's units, horizontally centred, baseline at 0. */
function outline(word: string): string {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = -positions.reduce((width, { xAdvance }) => width + xAdvance, 0) / 2;
  let path = '';
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    path += place(font.glyphToPath(codepoint), x + xOffset, yOffset);
    x += xAdvance;
  }
  return path;
}

/** Moves, scales and flips a glyph's path: y points up in fonts, down in SVG. */
function place(glyph: string, dx: number, dy: number): string {
  let isX = true;
  return glyph.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? (Number(part) + dx) * scale : -(Number(part) + dy) * scale;
    isX = !isX;
    return value.toFixed(1).replace(/\.0$/, '');
  });
}

const paths = rashis.map(({ rashi, word }) => `<path id="${rashi}" d="${outline(word)}"/>`);
await writeFile(
  path.join(web, 'ui/rashi-names.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Rashi names</title>\n${paths.join('\n')}\n</svg>\n`,
);
