import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { expect, it, vi } from 'vitest';
import { shapeOnce } from './shape-once.ts';

const open = () => fontkit.create(readFileSync(new URL('./fonts/devanagari-400.ttf', import.meta.url))) as fontkit.Font;
const told = (run: Pick<fontkit.GlyphRun, 'glyphs' | 'positions'>) =>
  run.glyphs.map(({ id, codePoints }, at) => ({ id, codePoints, ...run.positions[at] }));
/** The glyph itself, without the reading that a number names. */
const drawn = (run: Pick<fontkit.GlyphRun, 'glyphs' | 'positions'>) =>
  told(run).map(({ id, codePoints: _, ...position }) => ({ glyph: id & 0xffff, ...position }));

it('shapes a word once, however often a document asks for it, also with the space behind it', () => {
  const font = open();
  const layout = vi.spyOn(font, 'layout');
  const shaped = shapeOnce(font);
  for (const text of ['कृत्तिका ', 'कृत्तिका', 'नक्षत्र ', 'कृत्तिका ', 'नक्षत्र']) shaped.layout(text);
  expect(layout.mock.calls.map(([text]) => text)).toEqual(['कृत्तिका', ' ', 'नक्षत्र']);
});

it('shapes a number once, whatever dates it stands in', () => {
  const font = open();
  const layout = vi.spyOn(font, 'layout');
  const shaped = shapeOnce(font);
  for (const text of ['12-03-1936', '03-12-1936 ', "12°03'"]) shaped.layout(text);
  expect(layout.mock.calls.map(([text]) => text)).toEqual(['12', '-', '03', '1936', ' ', '°', "'"]);
});

it.each(['12-03-1936', '₹1,250.50', "27°02'", '18:20', 'कृत्तिका ', 'ज्येष्ठा', 'वृश्चिक', '₹'])(
  'shapes %s as the font itself does',
  (text) => {
    const [shaped, plain] = [shapeOnce(open()).layout(text), open().layout(text)];
    expect(drawn(shaped)).toEqual(drawn(plain));
    expect(shaped.advanceWidth).toBe(plain.advanceWidth);
  },
);

it('gives positions that a document may scale without moving the next one', () => {
  const shaped = shapeOnce(open());
  for (const position of shaped.layout('राहु').positions) position.xAdvance *= 2;
  expect(drawn(shaped.layout('राहु'))).toEqual(drawn(open().layout('राहु')));
});

it('tells the letters of a word whatever was shaped before', () => {
  const shaped = shapeOnce(open());
  const letters = (font: fontkit.Font) => font.layout('क्षत्रिय').glyphs.map(({ codePoints }) => codePoints);
  const alone = letters(shapeOnce(open()));
  for (const before of ['क्ष', 'त्र', 'य', 'कक्षा', 'त्रिया']) shaped.layout(before);
  expect(letters(shaped)).toEqual(alone);
});
