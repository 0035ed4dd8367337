import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { palette } from '../contract/src/index.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const tokens = read('web/styles/tokens.css');

/** 'mayur900' of '--color-mayur-900'. */
const declared = new Map(
  [...tokens.matchAll(/--color-([a-z]+)-(\d+): (#[0-9a-f]{6});/g)].map(([, hue, shade, colour]) => [
    `${hue}${shade}`,
    colour,
  ]),
);

it('the palette of code is that of the styles', () => {
  expect(Object.entries(palette).filter(([name, colour]) => declared.get(name) !== colour)).toEqual([]);
});

it('the chart’s colours without a page are those of the night', () => {
  const night = new Set(tokens.match(/#[0-9a-f]{6}/g));
  const drawn = read('jyotish/src/draw/palette.ts').match(/#[0-9A-F]{6}/g) ?? [];
  expect(drawn.length).toBeGreaterThan(12);
  expect(drawn.filter((colour) => !night.has(colour.toLowerCase()))).toEqual([]);
});

it('no code writes one of them out', () => {
  const own = new Set(Object.values<string>(palette));
  const files = execFileSync('git', ['ls-files', 'contract', 'server', 'web', 'messages'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.ts|^server\/seed\/|values\/palette\.ts$/.test(file));
  const written = files.flatMap((file) =>
    (read(file).match(/#[0-9a-f]{6}\b/gi) ?? [])
      .filter((colour) => own.has(colour.toLowerCase()))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(written).toEqual([]);
});
