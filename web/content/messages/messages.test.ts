import { expect, test } from 'vitest';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Every key path of a catalogue with what stands there: 'text' or a function with its number of arguments. */
function shape(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value === 'object') return shape(value, `${path}${key}.`);
    return [`${path}${key}: ${typeof value === 'function' ? `function(${value.length})` : 'text'}`];
  });
}

const texts = (node: object): string[] =>
  Object.values(node).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? texts(value) : [],
  );

test('Hindi has the keys and arguments of English', () => expect(shape(hi)).toEqual(shape(en)));
test('no text is empty', () => {
  for (const text of [...texts(en), ...texts(hi)]) expect(text.trim()).not.toBe('');
});
test('Hindi writes Latin digits and ends sentences with a danda', () => {
  for (const text of texts(hi)) {
    expect(text).not.toMatch(/[०-९]/);
    expect(text).not.toMatch(/[ऀ-ॿ]\.(\s|$)/);
  }
});
