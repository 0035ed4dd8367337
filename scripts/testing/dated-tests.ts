import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of code that asks what time it is, or tells a moment in the zone of the machine. */
const asks =
  /\bDate\.now\b|\bnew Date\(\)|\bsystemClock\b|\bTemporal\.Now\b|\.toLocale(?:Date|Time)?String\(|\bDateTimeFormat\(|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(/;
const imported = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g;

/** The test files, of those given, that ask for the time themselves or through what they import. Paths are absolute. */
export function datedTests(files: string[]): string[] {
  const known = new Map<string, boolean>();
  const asksForTime = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // Modules that import each other in a circle are looked at once.
    known.set(file, false);
    const text = read(file);
    const found =
      asks.test(text) ||
      [...text.matchAll(imported)].some(([, to]) => asksForTime(path.resolve(path.dirname(file), to!)));
    known.set(file, found);
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
