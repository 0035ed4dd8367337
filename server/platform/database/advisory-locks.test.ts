import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tryLock, waitForLock } from './advisory-locks.ts';

const root = path.dirname(path.dirname(import.meta.dirname));

it('no two advisory locks share a number', () => {
  const numbers = (['migration', 'sandbox ledger', 'administrators', 'redirects'] as const).map(
    (lock) => tryLock(lock).values[0],
  );
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(waitForLock('migration').values).toEqual(tryLock('migration').values);
});

it('every advisory lock is acquired through the registry', () => {
  const files = globSync('**/*.{ts,sql}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  expect(files.length).toBeGreaterThan(300);
  const raw = files.filter(
    (file) =>
      !/advisory-locks(\.test)?\.ts$/.test(file) &&
      /pg_(try_)?advisory/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(raw).toEqual([]);
});
