import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Code that reads the current time, or formats an instant in the machine's time zone. */
const requests =
  /\bDate\.now\b|\bnew Date\(\)|\bsystemClock\b|\bTemporal\.Now\b|\.toLocale(?:Date|Time)?String\(|\bDateTimeFormat\(|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(/;
const imported = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g;

/**
 * Returns those of the given test files that read the current time, directly or through imports.
 * Paths are absolute.
 */
export function datedTests(files: string[]): string[] {
  const results = new Map<string, boolean>();
  const asksForTime = (file: string): boolean => {
    const before = results.get(file);
    if (before !== undefined) return before;
    // Marks the file as visited, because imports may be circular.
    results.set(file, false);
    const text = read(file);
    const found =
      requests.test(text) ||
      [...text.matchAll(imported)].some(([, to]) =>
        asksForTime(path.resolve(path.dirname(file), to!)),
      );
    results.set(file, found);
    return found;
  };
  return files.filter(asksForTime);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
