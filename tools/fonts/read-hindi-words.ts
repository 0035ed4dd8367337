import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** Where texts in Hindi stand: what pages say, what the demo's goods and articles say, and the names that the server puts in. */
const texts = [
  'messages/**/*.ts',
  'contract/src/**/*.ts',
  'web/**/*.{ts,tsx}',
  'server/{seed,kundli}/**/*.{ts,json,md}',
];

/** Every word in Devanagari that is in the shop's own texts, once. */
export function readHindiWords(): string[] {
  const words = new Set<string>();
  for (const file of globSync(texts, { cwd: root, exclude: ['web/build/**', '**/*.test.ts'] }))
    for (const [word] of readFileSync(path.join(root, file), 'utf8').matchAll(/[\u0900-\u097f\u200c\u200d]+/g))
      words.add(word);
  return [...words].toSorted();
}
