import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('.env.example holds what `npm run env-example` writes', () => {
  expect(read('.env.example')).toBe(envExample());
});

it.each(['start', 'dev', 'admin'])('npm run %s reads the copy of it', (name) => {
  expect(JSON.parse(read('package.json')).scripts[name]).toContain(' --env-file-if-exists=.env ');
});

it('the copy, which holds secrets, gets into no commit and no image', () => {
  expect(read('.gitignore').split('\n')).toContain('.env');
  expect(read('.dockerignore').split('\n')).toContain('**/.env');
});
