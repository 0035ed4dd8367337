import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const table = 'docs/specification-table.md';

/** Maximum number of statements without a test; it may only decrease. */
const openStatements = 0;

type Row = { line: number; statement: string; tests: { file: string; title: string }[] };

const reference = /^`([^`]+)` › (.+)$/;

/** Rows of every table in the document: a statement, then its tests, or a dash. */
function readRows(): Row[] {
  const rows: Row[] = [];
  for (const [index, text] of readFileSync(path.join(root, table), 'utf8').split('\n').entries()) {
    const cells = text.split('|').map((cell) => cell.trim());
    const [, statement = '', references = ''] = cells;
    if (cells.length !== 4 || statement === 'Statement' || /^-+$/.test(statement)) continue;
    const tests =
      references === '—' ? [] : references.split('<br>').map((one) => reference.exec(one.trim()));
    rows.push({
      line: index + 1,
      statement,
      tests: tests.map((found) => ({
        file: found?.[1] ?? '',
        title: found?.[2] ?? `unreadable: ${references}`,
      })),
    });
  }
  return rows;
}

/** Matches the title of a test or group: the string before the function in a call. */
const titled = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,\s*(?:async\s*)?(?:\([^)]*\)|\w+)\s*=>/g;
const placeholder = /%[sijdof#]|\$\{?\w+(?:\.\w+)*\}?/g;

/** Titles in a test file as written in the source, including placeholders of `each`. */
function titlesOf(source: string): string[] {
  return [...source.matchAll(titled)].map(([, , title = '']) =>
    title.replaceAll(/\\(['"`])/g, '$1'),
  );
}

/**
 * Whether `title` is part of a title in the source, or an instance of an `each` title with values
 * that occur in the file.
 */
function contains(source: string, title: string): boolean {
  return titlesOf(source).some((found) => {
    if (found.includes(title)) return true;
    const literals = found.split(placeholder);
    if (literals.length === 1 || !literals.some((word) => /\w{3}/.test(word))) return false;
    const pattern = literals.map((word) => RegExp.escape(word)).join('(.+)');
    return (
      new RegExp(`^${pattern}$`)
        .exec(title)
        ?.slice(1)
        .every((value) => source.includes(value)) ?? false
    );
  });
}

describe('the table of statements', () => {
  const rows = readRows();
  const sources = new Map<string, string>();
  const read = (file: string) => {
    if (!sources.has(file)) sources.set(file, readFileSync(path.join(root, file), 'utf8'));
    return sources.get(file) as string;
  };

  it('has a row for every statement', () => {
    expect(rows.length).toBeGreaterThan(300);
    const twice = rows.filter(
      (row, index) => rows.findIndex((other) => other.statement === row.statement) < index,
    );
    expect(twice.map(({ statement }) => statement)).toEqual([]);
  });

  it('refers to existing tests', () => {
    const missing = rows.flatMap(({ line, tests }) =>
      tests
        .filter(
          ({ file, title }) =>
            !existsSync(path.join(root, file)) || !file || !contains(read(file), title),
        )
        .map(({ file, title }) => `line ${line}: ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });

  it('has at most the permitted number of statements without a test', () => {
    const open = rows
      .filter(({ tests }) => tests.length === 0)
      .map(({ line, statement }) => `line ${line}: ${statement}`);
    expect(open.length, `No test holds:\n${open.join('\n')}`).toBeLessThanOrEqual(openStatements);
  });
});
