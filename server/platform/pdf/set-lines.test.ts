import * as harfbuzz from 'harfbuzzjs';
import { expect, it, vi } from 'vitest';
import { settingIn } from './set-lines.ts';
import { wordShaper } from './shape-words.ts';

const { line, wrap } = settingIn('plain');

it.each(['12-03-1936', '1,250.50', "27°02'", '18:20', 'D9, 4.0', 'AVATAR 1.7 To'])(
  'sets %s as the font itself does',
  (text) => {
    const places = (glyphs: readonly { id: number; advance: number }[]) =>
      glyphs.map(({ id, advance }) => [id, advance]);
    const set = line(text).words.flatMap((word) => word.glyphs);
    expect(places(set)).toEqual(places(wordShaper('plain', 0)(text).glyphs));
  },
);

it('shapes a digit once, regardless of its dates', () => {
  line('0123456789-:');
  const addText = vi.spyOn(harfbuzz.Buffer.prototype, 'addText');
  for (const text of ['12-03-1936', '03-12-1936 18:20', '1:9']) line(text);
  expect(addText).not.toHaveBeenCalled();
  addText.mockRestore();
});

it('attaches the space after a Devanagari word to the word, to be copied with it', () => {
  expect(line('राहु की 3').words.map(({ spelt }) => spelt)).toEqual(['राहु ', 'की ', null]);
  expect(wrap('राहु की', 10_000)[0]?.words.map(({ spelt }) => spelt)).toEqual(['राहु ', 'की']);
  expect(line('राहु की').width).toBe(line('राहु').width + line(' ').width + line('की').width);
});

it('wraps text at the line width, and a word longer than a line between its characters', () => {
  const room = line('aa bb').width;
  const linesOf = (text: string) => wrap(text, room).map((part) => part.text);
  expect(linesOf('aa bb cc  dd ee')).toEqual(['aa bb', 'cc dd', 'ee']);
  expect(linesOf('aa aaaaaaaaaaaaa').join('')).toBe('aaaaaaaaaaaaaaa');
  for (const { width } of wrap('aa aaaaaaaaaaaaa कककककककककक', room))
    expect(width).toBeLessThanOrEqual(room);
  for (const { text, width } of wrap('aa bb cc', room)) expect(width).toBe(line(text).width);
});

it('sets a number within Urdu from left to right and the surrounding words from right to left', () => {
  const charactersOf = (text: string) =>
    line(text)
      .words.flatMap(({ glyphs }) => glyphs)
      .map((glyph) => String.fromCodePoint(...glyph.chars));
  expect(charactersOf('گھر 12 گلی').join('')).toBe('یلگ 12 رھگ');
  expect(charactersOf('Flat گھر 12').join('')).toBe('Flat 12 رھگ');
});
