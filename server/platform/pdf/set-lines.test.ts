import { expect, it, vi } from 'vitest';
import { faceOf } from './faces.ts';
import { settingIn } from './set-lines.ts';

const { line, wrap } = settingIn('plain');

it.each(['12-03-1936', '1,250.50', "27°02'", '18:20', 'D9, 4.0', 'AVATAR 1.7 To'])(
  'sets %s as the font itself does',
  (text) => {
    const { glyphs, positions } = faceOf('plain')[0].layout(text);
    const set = line(text).words.flatMap((word) => word.glyphs);
    expect(set.map(({ id, advance }) => [id, advance])).toEqual(
      glyphs.map(({ id }, at) => [id, positions[at]!.xAdvance]),
    );
  },
);

it('shapes a digit once, whatever dates it stands in', () => {
  line('0123456789-:');
  const layout = vi.spyOn(faceOf('plain')[0], 'layout');
  for (const text of ['12-03-1936', '03-12-1936 18:20', '1:9']) line(text);
  expect(layout).not.toHaveBeenCalled();
  layout.mockRestore();
});

it('gives the space behind a word of Devanagari to the word, to be copied with it', () => {
  expect(line('राहु की 3').words.map(({ spelt }) => spelt)).toEqual(['राहु ', 'की ', null]);
  expect(wrap('राहु की', 10_000, 3)[0]?.words.map(({ spelt }) => spelt)).toEqual(['राहु ', 'की']);
  expect(line('राहु की').width).toBe(line('राहु').width + line(' ').width + line('की').width);
});

it('breaks a text where there is no more room, and leaves what is over to the last line', () => {
  const room = line('aa bb').width;
  const texts = (most: number) => wrap('aa bb cc  dd ee', room, most).map(({ text }) => text);
  expect(texts(9)).toEqual(['aa bb', 'cc dd', 'ee']);
  expect(texts(2)).toEqual(['aa bb', 'cc dd ee']);
  for (const { text, width } of wrap('aa bb cc', room, 9)) expect(width).toBe(line(text).width);
});
