import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * All key paths of a catalogue with their types: 'text', or a function with its number of
 * arguments.
 */
function shape(node: object, at = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value === 'object') return shape(value, `${at}${key}.`);
    return [`${at}${key}: ${typeof value === 'function' ? `function(${value.length})` : 'text'}`];
  });
}

const stringsIn = (node: object): string[] =>
  Object.values(node).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? stringsIn(value) : [],
  );

const root = import.meta.dirname;
/**
 * Files that only one language needs: names of states, and date formats different from the
 * contract's.
 */
const ofOneLanguage = ['accounts/state-names.ts', 'platform/days.ts'];
/** Excludes errors, which `errors.test.ts` checks: a language may omit those of administrators. */
const areasOf = (folder: string) =>
  globSync('**/*.ts', { cwd: path.join(root, folder) })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/errors\.ts$/.test(file) && !ofOneLanguage.includes(file))
    .sort();
const areas = areasOf('en');

test('every area exists in both languages', () => {
  expect(areasOf('hi')).toEqual(areas);
});

describe.each(areas)('%s', async (area) => {
  const en: object = await import(/* @vite-ignore */ path.join(root, 'en', area));
  const hindi: object = await import(/* @vite-ignore */ path.join(root, 'hi', area));

  // Types check the engine's shapes; its English files also declare types.
  if (!area.startsWith('engine/'))
    test('has the same keys and arguments in Hindi', () => expect(shape(hindi)).toEqual(shape(en)));
  test('has no empty texts', () => {
    for (const text of [...stringsIn(en), ...stringsIn(hindi)].filter((text) => text.trim() === ''))
      expect(area === 'language.ts' ? 'no prefix' : text).toBe('no prefix');
  });
  test('uses Latin digits in Hindi, and ends sentences with a danda', () => {
    for (const text of stringsIn(hindi)) {
      expect(text).not.toMatch(/[०-९]/);
      expect(text).not.toMatch(/[ऀ-ॿ]\.(\s|$)/);
    }
  });
});
