import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/**
 * Sources of Hindi text: messages of the pages, the demo's products and articles, and names
 * inserted by the server.
 */
const t = [
  'messages/**/*.ts',
  'contract/src/**/*.ts',
  'web/**/*.{ts,tsx}',
  'server/{seed,kundli}/**/*.{ts,json,md}',
];

/** Every distinct Devanagari word of the shop's own messages. */
export function readHindiLabels(): string[] {
  const copy = new Set<string>();
  for (const file of globSync(t, { cwd: root, exclude: ['web/build/**', '**/*.test.ts'] }))
    for (const [word] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /[\u0900-\u097f\u200c\u200d]+/g,
    ))
      copy.add(word);
  return [...copy].toSorted();
}
