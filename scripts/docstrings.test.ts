import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{contract/src,jyotish/src,server,web/features,web/ui}/**/*.{ts,tsx}', {
  cwd: root,
}).filter(
  (file) => !/\.test\.tsx?$|\.fixture\.tsx?$|\.d\.ts$|\/(bench|testing|seed|build)\//.test(file),
);

/** Names that state a unit, as a whole or as a suffix. */
const unit =
  /(paise|rupees|percent|ms|seconds|minutes|hours?|days?|month|year|mg|carats|grams|degrees|lat|lon|latitude|longitude|px|pixels|width|height|size|count|index|position|limit|page|quantity|pieces|version|number|n|at)$/i;
const exported =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:async )?function (\w+)(?:<[^>(]*>)?\(([^)]*)\)(: (?:Promise<)?number\b)?/g;

/**
 * Exported functions with a number as parameter or result whose unit is stated neither in a name
 * nor in a docstring.
 */
function untold(file: string): string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(exported)].flatMap(
    ([, docstring, name = '', parameters = '', result]) => {
      const bare = [...parameters.matchAll(/(\w+)\??: number\b/g)].some(
        ([, parameter = '']) => !unit.test(parameter),
      );
      return !docstring && (bare || (result && !unit.test(name))) ? [`${file} ${name}`] : [];
    },
  );
}

it('every number of a public function has its unit in a name or a docstring', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(untold)).toEqual([]);
});
