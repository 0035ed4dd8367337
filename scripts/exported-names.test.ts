import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** Exports that the router reads from every route file. */
const ofRoutes = /^(?:handle|meta|loader|links|headers|shouldRevalidate|ErrorBoundary)$/;
const notProduct =
  /node_modules|\/build\/|\.test\.|\.fixture\.|\/testing\/|\/golden\/|\.d\.ts$|\.react-router|^web\/content\/..\//;

/** Maximum number of names that more than one file exports; it may only decrease. */
const max = 20;

function filesByExport(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const sources = globSync('{contract,jyotish,sandbox-gateway,server,web}/**/*.{ts,tsx}', {
    cwd: root,
  });
  for (const file of sources.filter((source) => !notProduct.test(source))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const declared = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm;
    for (const name of new Set([...text.matchAll(declared)].map(([, found = '']) => found)))
      if (!ofRoutes.test(name)) files.set(name, [...(files.get(name) ?? []), file]);
  }
  return files;
}

it('exported names have one meaning', () => {
  const shared = [...filesByExport()].filter(([, files]) => files.length > 1);
  const listed = shared.map(([name, files]) => `${name}: ${files.join(', ')}`).sort();
  expect(listed.length, listed.join('\n')).toBeLessThanOrEqual(max);
});
