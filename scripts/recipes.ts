/**
 * `npm run recipes`: applies each recipe of `recipes/` in a copy of the working tree, counts the
 * changed files, and runs the recipe's checks. `npm run recipes -- field` selects those whose name
 * contains the string. Takes minutes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeScratch, touchedFiles } from './mutate/scratch.ts';
import { loadRecipes } from './recipes/load-recipes.ts';
import { applyRecipe, type Command, type Recipe } from './recipes/recipe.ts';

const root = path.dirname(import.meta.dirname);
const word = process.argv[2] ?? '';

const selected = (await loadRecipes()).filter(({ name }) => name.includes(word));
const failed = selected.filter((recipe) => !isFulfilled(recipe)).map(({ name }) => name);
console.log(`\n${selected.length - failed.length} of ${selected.length} recipes pass`);
process.exit(selected.length > 0 && failed.length === 0 ? 0 : 1);

function isFulfilled(recipe: Recipe): boolean {
  console.log(`\n— to ${recipe.name}`);
  const { folder, remove } = makeScratch(root);
  try {
    const read = (file: string) => {
      const target = path.join(folder, file);
      return existsSync(target) ? readFileSync(target, 'utf8') : null;
    };
    const sources = applyRecipe(recipe, read);
    const proofs = new Set(Object.keys(recipe.proofs ?? {}));
    for (const [file, text] of sources) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    if (!(recipe.generate ?? []).every((command) => run(folder, command))) return false;
    const touched = touchedFiles(root, folder).filter((file) => !proofs.has(file));
    const matching = touched.filter(recipe.counts ?? (() => true));
    for (const file of touched) console.log(`  ${matching.includes(file) ? '·' : ' '} ${file}`);
    console.log(`  ${matching.length} files, at most ${recipe.upTo}`);
    return matching.length <= recipe.upTo && recipe.checks.every((command) => run(folder, command));
  } finally {
    remove();
  }
}

function run(folder: string, [program, ...args]: Command): boolean {
  console.log(`  $ ${[program, ...args].join(' ')}`);
  const PATH = `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;
  const { status } = spawnSync(program, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  if (status !== 0) console.log(`  failed: ${program}`);
  return status === 0;
}
