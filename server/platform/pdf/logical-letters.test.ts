import { expect, it } from 'vitest';
import { faceOf } from './faces.ts';
import { logicalLetters } from './logical-letters.ts';
import { wordShaper } from './shape-words.ts';

const shape = wordShaper(faceOf('plain')[1], 1, true);
const read = (told: readonly (readonly number[])[]) => told.map((codes) => String.fromCodePoint(...codes)).join('');

it.each([
  ['the order of drawing, one letter a glyph', 'कि', [[0x93f], [0x915]], [[0x915], [0x93f]]],
  ['a ligature', 'क्षि', [[0x93f], [0x915, 0x94d, 0x937]], [[0x915], [0x94d, 0x937, 0x93f]]],
  [
    'two syllables, each for itself',
    'किमि',
    [[0x93f], [0x915], [0x93f], [0x92e]],
    [[0x915], [0x93f], [0x92e], [0x93f]],
  ],
  ['letters that no glyph was said to come from', 'कि', [[0x93f], []], [[0x915], [0x93f]]],
])('deals out %s', (_, text, drawn, told) => {
  expect(logicalLetters(text, drawn)).toEqual(told);
});

it.each([
  'कृत्तिका',
  'वृश्चिक',
  'र्कि',
  'ज्येष्ठा',
  'धर्म कर्माधिपति',
  'पूर्वाषाढ़ा',
  'स्त्री',
  'द्वितीया',
  'शनि की साढ़ेसाती',
  'हिन्दी',
  'क्षत्रिय',
  'ऋषि',
  'श्रृंगार',
  'मूँगा',
  'वर्षों',
  'निर्भीकता',
])('reads %s as it is written, glyph after glyph', (text) => {
  expect(read(shape(text).glyphs.map(({ letters }) => letters))).toBe(text);
});
