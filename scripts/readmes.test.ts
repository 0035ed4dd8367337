import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const known = new Set(tracked.flatMap((file) => [file, ...parentsOf(file)]));

/** Files whose word counts for newcomers. Decisions tell of the day on which they were made, and may name what is gone. */
const pages = tracked.filter(
  (file) => /(^|\/)README\.md$/.test(file) || /^(CONTRIBUTING|SECURITY|docs\/ARCHITECTURE)\.md$/.test(file),
);

function parentsOf(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? ['.'] : [folder, ...parentsOf(folder)];
}

/** Relative links, and names in backticks that look like a file of this repository. */
function namedIn(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1]!);
  const names = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|js|css|json|md|svg|tsv|sql|html))`/g)].map(
    (match) => match[1]!,
  );
  return [...links.filter((link) => !/^[a-z]+:/.test(link)), ...names];
}

/** A link leads from its page; a name may be short for a file of that name anywhere. What a command writes is not tracked. */
function isThere(page: string, name: string): boolean {
  if (name.startsWith('artifacts/')) return true;
  const here = path.posix.join(path.posix.dirname(page), name).replace(/\/$/, '');
  const short = name.replace(/^(\.*\/)+/, '');
  return known.has(here) || known.has(short) || tracked.some((file) => file.endsWith(`/${short}`));
}

it.each(pages)('%s names no file that is gone', (page) => {
  const gone = namedIn(readFileSync(path.join(root, page), 'utf8')).filter((name) => !isThere(page, name));
  expect(gone).toEqual([]);
});
