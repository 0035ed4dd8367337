import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Code patterns that read the current time, or format an instant in the zone of the machine. */
const requests =
  /\bDate\.now\b|\bnew Date\(\)|\bsystemClock\b|\bTemporal\.Now\b|\.toLocale(?:Date|Time)?String\(|\bDateTimeFormat\(|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(/;
const imported = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g;

/**
 * The test files, of those given, that read the current time directly or through their imports.
 * Paths are absolute.
 */
export function datedTests(files: string[]): string[] {
  const results = new Map<string, boolean>();
  const asksForTime = (file: string): boolean => {
    const before = results.get(file);
    if (before !== undefined) return before;
    // Modules with circular imports are visited once.
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
