import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const copyFiles = globSync(['messages/{en,hi}/**/*.ts', 'web/content/{en,hi}/**/*.ts'], {
  cwd: root,
});

// Free minutes are granted once per customer and healer, and the minutes after them are billed
// without confirmation.
it.each(copyFiles)(
  '%s promises neither free minutes for every chat nor a confirmation before they end',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).not.toMatch(
      /every chat are free|until you agree|only if you agree|हर चैट के पहले|को हाँ (न )?कह/,
    );
  },
);
