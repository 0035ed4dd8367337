import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';
import { type CutGlyph, cutFont } from './cut-font.ts';
import { faceOf } from './faces.ts';

const read = (bytes: Buffer) => fontkit.create(bytes) as fontkit.Font;
const shown = (font: fontkit.Font, glyph: number) => {
  const { path, advanceWidth } = font.getGlyph(glyph);
  return `${advanceWidth} ${path.toSVG()}`;
};

it.each(['plain', 'bold'] as const)(
  'cuts every glyph of both scripts in %s as its font draws it, put together or not',
  (weight) => {
    const face = faceOf(weight);
    // Backwards, so that each has another number; one twice, as where it is read as two letters.
    const glyphs = face.flatMap(({ numGlyphs }, font): CutGlyph[] =>
      [...Array(numGlyphs).keys(), 5].reverse().map((id) => ({ font, id })),
    );
    const cut = read(cutFont(face, glyphs));
    expect(cut.numGlyphs).toBe(glyphs.length);
    expect(glyphs.map((_, at) => shown(cut, at))).toEqual(glyphs.map(({ font, id }) => shown(face[font]!, id)));
  },
);

it('adds the parts of a glyph that is put together, and nothing else', () => {
  const face = faceOf('plain');
  const [, whole] = face;
  const parts = (id: number) =>
    (whole.getGlyph(id) as unknown as { _decode: () => { components?: unknown[] } })._decode();
  const composite = [...Array(whole.numGlyphs).keys()].find((id) => parts(id)?.components?.length === 2)!;
  const cut = read(cutFont(face, [{ font: 1, id: composite }]));
  expect(cut.numGlyphs).toBe(3);
  expect(shown(cut, 0)).toBe(shown(whole, composite));
});

it('has room for the largest glyph of either font', () => {
  const face = faceOf('plain');
  const { bbox } = read(cutFont(face, [{ font: 0, id: 0 }]));
  for (const font of face) {
    expect(bbox.minX).toBeLessThanOrEqual(font.bbox.minX);
    expect(bbox.maxY).toBeGreaterThanOrEqual(font.bbox.maxY);
  }
});
