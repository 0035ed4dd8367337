import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRecipes } from './recipes/load-recipes.ts';
import { applyRecipe, type Recipe } from './recipes/recipe.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;

/** `npm run recipes` tests the recipes in a copy; this only ensures that they can be applied. */
describe.each(await loadRecipes())('the recipe to $name', (recipe) => {
  it('can be applied to the code', () => {
    expect(() => applyRecipe(recipe, read)).not.toThrow();
  });

  it('is documented in CONTRIBUTING.md, with the files that it changes', () => {
    const paragraph =
      read('CONTRIBUTING.md')!
        .split('\n\n')
        .find((text) => text.startsWith(`**${recipe.title}.**`)) ?? '';
    const mentioned = [...paragraph.matchAll(/\]\(([^)]+)\)|`([\w./-]+\/)`/g)].map(
      ([, file, folder]) => file ?? folder!,
    );
    const files = [...recipe.edits.map(({ file }) => file), ...Object.keys(recipe.files ?? {})];
    const unmentioned = files.filter(
      (file) =>
        !mentioned.some((name) => file === name || (name.endsWith('/') && file.startsWith(name))),
    );
    expect([mentioned.length > 0, unmentioned]).toEqual([true, []]);
  });

  it('changes at most the permitted number of files', () => {
    const files = new Set([
      ...recipe.edits.map(({ file }) => file),
      ...Object.keys(recipe.files ?? {}),
    ]);
    const matching = [...files].filter(recipe.counts ?? (() => true));
    expect(matching.length).toBeLessThanOrEqual(recipe.upTo);
  });
});

describe('a recipe', () => {
  const recipe: Recipe = { name: 'test', title: 'A test', edits: [], upTo: 1, checks: [] };
  const one = (text: string | null) => () => text;

  it('inserts its text before and after anchors, several times into one file', () => {
    const edits = [
      { file: 'a', before: 'two', add: 'one ' },
      { file: 'a', after: 'two', add: ' three' },
    ];
    expect([...applyRecipe({ ...recipe, edits }, one('two'))]).toEqual([['a', 'one two three']]);
  });

  it.each([
    ['a place that is gone', 'three'],
    ['a place that is there twice', 'two two'],
    ['a file that is gone', null],
  ])('reports that it is stale by %s', (_subject, text) => {
    const edits = [{ file: 'a', before: 'two', add: 'one' }];
    expect(() => applyRecipe({ ...recipe, edits }, one(text))).toThrow(/^test: /);
  });

  it('never overwrites an existing file', () => {
    expect(() => applyRecipe({ ...recipe, files: { b: '' } }, one('there'))).toThrow(
      'b is there already',
    );
  });
});
