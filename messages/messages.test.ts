import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every key path of a catalogue with what stands there: 'text' or a function with its number of arguments. */
function shape(node: object, at = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value === 'object') return shape(value, `${at}${key}.`);
    return [`${at}${key}: ${typeof value === 'function' ? `function(${value.length})` : 'text'}`];
  });
}

const texts = (node: object): string[] =>
  Object.values(node).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? texts(value) : [],
  );

const here = import.meta.dirname;
/** `errors.test.ts` reads the errors, of which a language may leave out what administrators meet. */
const readElsewhere = ['errors.ts'];
const areasOf = (folder: string) =>
  globSync(`${folder}/*.ts`, { cwd: here })
    .map((file) => path.basename(file))
    .filter((file) => !readElsewhere.includes(file))
    .sort();
const areas = areasOf('en');

test('every area exists in both languages', () => {
  expect(areasOf('hi')).toEqual(areas);
});

describe.each(areas)('%s', async (area) => {
  const english: object = await import(`./en/${area}`);
  const hindi: object = await import(`./hi/${area}`);

  test('has the same keys and arguments in Hindi', () => expect(shape(hindi)).toEqual(shape(english)));
  test('leaves no text empty', () => {
    for (const text of [...texts(english), ...texts(hindi)].filter((text) => text.trim() === ''))
      expect(area === 'language.ts' ? 'no prefix' : text).toBe('no prefix');
  });
  test('writes Latin digits in Hindi, and ends its sentences with a danda', () => {
    for (const text of texts(hindi)) {
      expect(text).not.toMatch(/[०-९]/);
      expect(text).not.toMatch(/[ऀ-ॿ]\.(\s|$)/);
    }
  });
});
