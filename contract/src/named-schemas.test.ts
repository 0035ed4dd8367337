import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isNamed, namedSchemas } from './named-schemas.ts';

it('every exported object, enumeration and union has a name', async () => {
  const files = globSync('{*,admin/*}.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<object>),
  );
  const missing = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      isNamed(value) && !namedSchemas.has(value) ? [name] : [],
    ),
  );
  expect(missing).toEqual([]);
});

it('no two schemas have the same name', () => {
  const names = [...namedSchemas.values()];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
