import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.dirname(import.meta.dirname);

it('every heading size named by a component is a token', () => {
  const tokens = readFileSync(path.join(web, 'styles', 'tokens.css'), 'utf8');
  const files = execFileSync('git', ['ls-files', '*.tsx'], { cwd: web, encoding: 'utf8' })
    .trim()
    .split('\n');
  const named = files.flatMap((file) =>
    [
      ...readFileSync(path.join(web, file), 'utf8').matchAll(
        /\btext-((?:display|heading)-[a-z]+)/g,
      ),
    ].map(([, size]) => `${file}: ${size}`),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((line) => !tokens.includes(`--text-${line.split(': ')[1]}:`))).toEqual([]);
});
