import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const files = globSync('{contract,jyotish,messages,sandbox-gateway,server,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'build',
}).filter((file) => !/\.test\.|\/testing\/|\/bench\//.test(file));

const literal =
  /(?<=[(=,:&|!?[{]\s*|^\s+)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([dgimsuv]*)(?=[.,;)\s\]}])/gm;

/** Regular expressions of the source by text, with the first file that contains them. */
const expressions = new Map<string, { file: string; pattern: RegExp }>();
for (const file of files)
  for (const [match, source = '', flags = ''] of readFileSync(
    path.join(root, file),
    'utf8',
  ).matchAll(literal))
    if (!expressions.has(match))
      expressions.set(match, { file, pattern: new RegExp(source, flags.replace('g', '')) });

const starts = ['', 'a', '1', 'https://a', '"', '\n'];
const pumps = [
  'a',
  '1',
  ' ',
  '-',
  '_',
  '.',
  '/',
  '+',
  ',',
  '"',
  '\n',
  'a-',
  '1.',
  'a ',
  ' \n',
  '\\',
  '<',
  '{',
  '=',
  'क',
  'A',
  ':',
  '#',
  'a,',
  '\r\n',
];
const ends = ['', '!', '\n', '\0', 'a!'];

/** Duration of the fastest of three runs in ms, because other processes may delay a run. */
function cost(pattern: RegExp, text: string): number {
  let min = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && min > 5; run++) {
    const startedAt = performance.now();
    pattern.test(text);
    min = Math.min(min, performance.now() - startedAt);
  }
  return min;
}

it('no regular expression has exponential run time', () => {
  expect(expressions.size).toBeGreaterThan(200);
  const slow = [...expressions.values()].flatMap(({ file, pattern }) => {
    const inputs = starts.flatMap((start) =>
      pumps.flatMap((pump) => ends.map((end) => start + pump.repeat(34 / pump.length) + end)),
    );
    const found = inputs.find((text) => cost(pattern, text) > 300);
    return found === undefined ? [] : [`${file}: ${pattern} for ${JSON.stringify(found)}`];
  });
  expect(slow).toEqual([]);
}, 120_000);
