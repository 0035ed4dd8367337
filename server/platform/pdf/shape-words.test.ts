import { expect, it, vi } from 'vitest';
import { faceOf } from './faces.ts';
import { wordShaper } from './shape-words.ts';

const [, devanagari] = faceOf('plain');

it('shapes a word once, however often documents ask for it', () => {
  const layout = vi.spyOn(devanagari, 'layout');
  const shape = wordShaper(devanagari, 1, true);
  for (const text of ['कृत्तिका', 'नक्षत्र', 'कृत्तिका', 'नक्षत्र']) shape(text);
  expect(layout.mock.calls.map(([text]) => text)).toEqual(['कृत्तिका', 'नक्षत्र']);
  layout.mockRestore();
});

it.each(['कृत्तिका', 'ज्येष्ठा', 'वृश्चिक', '₹', 'र्कि'])('shapes %s as the font itself does', (text) => {
  const { glyphs, positions, advanceWidth } = devanagari.layout(text);
  const shaped = wordShaper(devanagari, 1, true)(text);
  expect(shaped.width).toBe(advanceWidth);
  expect(shaped.glyphs.map(({ id, width, x, y, advance }) => ({ id, width, x, y, advance }))).toEqual(
    glyphs.map(({ id, advanceWidth: width }, at) => {
      const { xOffset: x, yOffset: y, xAdvance: advance } = positions[at]!;
      return { id, width, x, y, advance };
    }),
  );
});

it('tells the letters of a word whatever was shaped before', () => {
  const letters = (shape: ReturnType<typeof wordShaper>) => shape('क्षत्रिय').glyphs.map((glyph) => glyph.letters);
  const alone = letters(wordShaper(devanagari, 1, true));
  const shape = wordShaper(devanagari, 1, true);
  for (const before of ['क्ष', 'त्र', 'य', 'कक्षा', 'त्रिया']) shape(before);
  expect(letters(shape)).toEqual(alone);
});
