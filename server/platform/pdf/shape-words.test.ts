import * as harfbuzz from 'harfbuzzjs';
import { expect, it, vi } from 'vitest';
import { openFont } from './faces.ts';
import { charsOfGlyphs, wordShaper } from './shape-words.ts';

const shaped = wordShaper('plain', 1);
const read = (chars: readonly (readonly number[])[]) =>
  chars.map((codes) => String.fromCodePoint(...codes)).join('');

it('shapes a word once, however often documents request it', () => {
  const shape = wordShaper('plain', 1);
  const addText = vi.spyOn(harfbuzz.Buffer.prototype, 'addText');
  for (const text of ['कृत्तिका', 'नक्षत्र', 'कृत्तिका', 'नक्षत्र']) shape(text);
  expect(addText.mock.calls).toEqual([['कृत्तिका'], ['नक्षत्र']]);
  addText.mockRestore();
});

it.each(['कृत्तिका', 'ज्येष्ठा', 'वृश्चिक', '₹', 'र्कि'])('shapes %s as HarfBuzz does', (text) => {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(openFont('plain', 1).shaping, buffer);
  const { glyphs, width } = wordShaper('plain', 1)(text);
  expect(glyphs.map(({ id }) => id)).toEqual(
    buffer.getGlyphInfos().map(({ codepoint }) => codepoint),
  );
  const places = buffer.getGlyphPositions();
  expect(glyphs.map(({ x, y, advance }) => [x, y, advance])).toEqual(
    places.map(({ xOffset, yOffset, xAdvance }) => [xOffset, yOffset, xAdvance]),
  );
  expect(width).toBe(places.reduce((total, { xAdvance }) => total + xAdvance, 0));
});

it.each([
  ['a letter a glyph, in the order of writing', 'कि', [0, 0], 'ltr', [[0x915], [0x93f]]],
  ['all letters of a ligature', 'क्षि', [0, 0], 'ltr', [[0x915], [0x94d, 0x937, 0x93f]]],
  ['the letters of each cluster for itself', 'किम', [0, 0, 2], 'ltr', [[0x915], [0x93f], [0x92e]]],
  ['letters from right to left', 'بِم', [2, 0, 0], 'rtl', [[0x645], [0x650], [0x628]]],
] as const)('deals out %s', (_, text, clusters, direction, chars) => {
  expect(charsOfGlyphs(text, clusters, direction)).toEqual(chars);
});

it.each([
  'कृत्तिका',
  'वृश्चिक',
  'र्कि',
  'ज्येष्ठा',
  'पूर्वाषाढ़ा',
  'स्त्री',
  'हिन्दी',
  'क्षत्रिय',
  'ऋषि',
  'श्रृंगार',
  'मूँगा',
  'वर्षों',
  'निर्भीकता',
])('extracts %s verbatim, glyph by glyph', (text) => {
  expect(read(shaped(text).glyphs.map(({ chars }) => chars))).toBe(text);
});
