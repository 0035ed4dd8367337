import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutations } from './mutate/list.ts';
import { mutate, StaleMutation } from './mutate/mutation.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the list of mutations', () => {
  it('is long, and every name is unique', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(100);
    const names = mutations.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  it('has texts that occur exactly once, and results that can be parsed', () => {
    const failures = mutations.flatMap((mutation) => {
      try {
        const source = read(mutation.file);
        const text = mutate(source, mutation);
        stripTypeScriptTypes(text);
        return text === source ? [`'${mutation.name}' changes nothing`] : [];
      } catch (error) {
        return [
          error instanceof StaleMutation
            ? error.message
            : `'${mutation.name}' cannot be read: ${String(error)}`,
        ];
      }
    });
    expect(failures).toEqual([]);
  });

  it('refers to existing tests', () => {
    const missing = new Set(
      mutations.flatMap(({ tests }) => tests).filter((file) => !existsSync(path.join(root, file))),
    );
    expect([...missing]).toEqual([]);
  });
});

it('a mutation with missing or duplicate text is reported with name and count', () => {
  const one = { name: 'x', file: 'a.ts', find: 'limit', replace: '', tests: [] };
  expect(() => mutate('none', one)).toThrow("'x': its text stands 0 times in a.ts");
  expect(() => mutate('limit limit', one)).toThrow('stands 2 times');
  expect(mutate('a limit $&', { ...one, replace: '$&' })).toBe('a $& $&');
});
