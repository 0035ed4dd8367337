import { printedScripts } from '@jyotiratna/contract/values/printable-characters';
import * as fontkit from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { type SubsetGlyph, subsetFont } from './cut-font.ts';
import { openFont, type Weight } from './faces.ts';

const bytesOf = (weight: Weight) => (font: number) => openFont(weight, font).bytes;
const read = (bytes: Buffer) => fontkit.create(bytes) as fontkit.Font;
const shaping = (bytes: Buffer) =>
  new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes))));
const outlineOf = (font: harfbuzz.Font, glyph: number) =>
  `${font.glyphHAdvance(glyph)} ${font.glyphToPath(glyph)}`;

it.each(['plain', 'bold'] as const)(
  'cuts glyphs of several scripts in %s as their fonts draw them, put together or not',
  (weight) => {
    // In reverse order, so that each glyph gets another number; one twice, as if it represented two
    // characters.
    const glyphs = printedScripts.flatMap((_, font): SubsetGlyph[] => {
      const max = Math.min(read(bytesOf(weight)(font)).numGlyphs, 400);
      const ids = [...Array(max).keys(), 5].slice(1).reverse();
      return ids.map((id) => ({ font, id }));
    });
    const subset = shaping(subsetFont(bytesOf(weight), glyphs));
    expect(glyphs.map((_, at) => outlineOf(subset, at))).toEqual(
      glyphs.map(({ font, id }) => outlineOf(openFont(weight, font).shaping, id)),
    );
  },
);

it('adds the components of a composite glyph, and nothing else', () => {
  const full = read(bytesOf('plain')(1));
  const parts = (id: number) =>
    (full.getGlyph(id) as unknown as { _decode: () => { components?: unknown[] } })._decode();
  const composite = [...Array(full.numGlyphs).keys()].find(
    (id) => parts(id)?.components?.length === 2,
  )!;
  const subset = subsetFont(bytesOf('plain'), [{ font: 1, id: composite }]);
  expect(read(subset).numGlyphs).toBe(3);
  expect(outlineOf(shaping(subset), 0)).toBe(outlineOf(openFont('plain', 1).shaping, composite));
});

it('has room for the largest glyph of each font', () => {
  const { bbox } = read(
    subsetFont(
      bytesOf('plain'),
      [0, 1].map((font) => ({ font, id: 5 })),
    ),
  );
  for (const font of [0, 1].map((number) => read(bytesOf('plain')(number)))) {
    expect(bbox.minX).toBeLessThanOrEqual(font.bbox.minX);
    expect(bbox.maxY).toBeGreaterThanOrEqual(font.bbox.maxY);
  }
});

it('draws a box for a character that no font has', () => {
  const subset = read(subsetFont(bytesOf('plain'), [{ font: 0, id: 0 }]));
  expect(subset.getGlyph(0).path.toSVG()).toBe(
    'M94 0L94 714L505 714L505 0ZM145 51L454 51L454 663L145 663Z',
  );
});
