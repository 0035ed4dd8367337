import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

it('.env.example holds what `npm run env-example` writes', () => {
  const file = path.join(import.meta.dirname, '..', '.env.example');
  expect(readFileSync(file, 'utf8')).toBe(envExample());
});
