import { readdirSync } from 'node:fs';
import type { Recipe } from './recipe.ts';

/** Loads every recipe in this folder, in order of file names. */
export async function loadRecipes(): Promise<Recipe[]> {
  const names = readdirSync(import.meta.dirname).flatMap(
    (file) => /^(.+)\.recipe\.ts$/.exec(file)?.[1] ?? [],
  );
  const modules: { recipe: Recipe }[] = await Promise.all(
    names.sort().map((name) => import(`./${name}.recipe.ts`)),
  );
  return modules.map(({ recipe }) => recipe);
}
