import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const texts = globSync(['messages/{en,hi}/**/*.ts', 'web/content/{en,hi}/**/*.ts'], { cwd: root });

// Free minutes are given once to a customer and healer, and what follows them is billed without a question.
it.each(texts)('%s promises no free minutes of every chat, and no question before they end', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).not.toMatch(/every chat are free|until you agree|only if you agree|हर चैट के पहले|को हाँ (न )?कह/);
});
