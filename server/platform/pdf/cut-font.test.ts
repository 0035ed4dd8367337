import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';
import { fontCutter } from './cut-font.ts';

const read = (name: string) =>
  fontkit.create(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))) as fontkit.Font;

/** A list of glyphs as a document gathers it: nothing is listed twice by `include`. */
function listOf(glyphs: number[]) {
  const list = [...glyphs];
  const include = (glyph: number) => {
    const known = list.indexOf(glyph);
    return known < 0 ? list.push(glyph) - 1 : known;
  };
  return { list, include };
}

it.each(['latin-400', 'latin-600', 'devanagari-400', 'devanagari-600'])(
  'cuts every glyph of %s as the font draws it, put together or not',
  (name) => {
    const whole = read(name);
    // Backwards, so that each has another number; one twice, as where it is read as two letters.
    const { list, include } = listOf([
      0,
      5,
      ...Array.from({ length: whole.numGlyphs - 1 }, (_, at) => whole.numGlyphs - 1 - at),
    ]);
    const cut = fontkit.create(Buffer.from(fontCutter(whole)(list, include))) as fontkit.Font;
    expect(cut.numGlyphs).toBe(list.length);
    const shown = (font: fontkit.Font, glyph: number) => {
      const { path, advanceWidth } = font.getGlyph(glyph);
      return `${advanceWidth} ${path.toSVG()}`;
    };
    expect(list.map((_, at) => shown(cut, at))).toEqual(list.map((glyph) => shown(whole, glyph)));
  },
);

it('adds the parts of a glyph that is put together, and nothing else', () => {
  const whole = read('devanagari-400');
  const composite = Array.from({ length: whole.numGlyphs }, (_, at) => at).find((glyph) => {
    const { list, include } = listOf([0, glyph]);
    fontCutter(whole)(list, include);
    return list.length > 2;
  })!;
  const { list, include } = listOf([0, composite]);
  const cut = fontkit.create(Buffer.from(fontCutter(whole)(list, include))) as fontkit.Font;
  expect(cut.getGlyph(1).path.toSVG()).toBe(whole.getGlyph(composite).path.toSVG());
  expect(list.length).toBeLessThan(10);
});
