import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRecipes } from './recipes/load-recipes.ts';
import { applyRecipe, type Recipe } from './recipes/recipe.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null);

/** Whether they hold is tried by `npm run recipes`, in a copy; this keeps them fit to be tried. */
describe.each(await loadRecipes())('the recipe to $name', (recipe) => {
  it('finds its places in the code', () => {
    expect(() => applyRecipe(recipe, read)).not.toThrow();
  });

  it('is told in CONTRIBUTING.md, by the files that it touches', () => {
    const paragraph =
      read('CONTRIBUTING.md')!
        .split('\n\n')
        .find((text) => text.startsWith(`**${recipe.told}.**`)) ?? '';
    const named = [...paragraph.matchAll(/\]\(([^)]+)\)|`([\w./-]+\/)`/g)].map(([, file, folder]) => file ?? folder!);
    const files = [...recipe.edits.map(({ file }) => file), ...Object.keys(recipe.files ?? {})];
    const untold = files.filter(
      (file) => !named.some((name) => file === name || (name.endsWith('/') && file.startsWith(name))),
    );
    expect([named.length > 0, untold]).toEqual([true, []]);
  });

  it('touches no more files than it may', () => {
    const files = new Set([...recipe.edits.map(({ file }) => file), ...Object.keys(recipe.files ?? {})]);
    const counted = [...files].filter(recipe.counts ?? (() => true));
    expect(counted.length).toBeLessThanOrEqual(recipe.atMost);
  });
});

describe('a recipe', () => {
  const recipe: Recipe = { name: 'test', told: 'A test', edits: [], atMost: 1, checks: [] };
  const one = (text: string | null) => () => text;

  it('puts its texts before and after their places, several into one file', () => {
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
  ])('says that it is stale by %s', (_what, text) => {
    const edits = [{ file: 'a', before: 'two', add: 'one' }];
    expect(() => applyRecipe({ ...recipe, edits }, one(text))).toThrow(/^test: /);
  });

  it('overwrites no file that is there', () => {
    expect(() => applyRecipe({ ...recipe, files: { b: '' } }, one('there'))).toThrow('b is there already');
  });
});
