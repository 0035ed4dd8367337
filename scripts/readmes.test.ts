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
const existing = new Set(tracked.flatMap((file) => [file, ...parentsOf(file)]));

/**
 * Documentation for newcomers. Archived decisions are excluded, because they may name files that
 * were removed since.
 */
const pages = tracked.filter(
  (file) =>
    /(^|\/)README\.md$/.test(file) ||
    /^(CONTRIBUTING|SECURITY|docs\/(ARCHITECTURE|caching|first-change)|docs\/decisions\/[\w-]+)\.md$/.test(
      file,
    ),
);

/**
 * Documents that follow a change through all folders, and name each folder once, before its files.
 */
const walks = new Set(['docs/ARCHITECTURE.md', 'docs/caching.md', 'docs/first-change.md']);

function parentsOf(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? ['.'] : [folder, ...parentsOf(folder)];
}

/** Relative links, and file names in backticks, in a document. */
function referencesIn(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1]!);
  const names = [
    ...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|js|css|json|md|svg|tsv|sql|html))`/g),
  ].map((match) => match[1]!);
  return [...links.filter((link) => !/^[a-z]+:/.test(link)), ...names];
}

/**
 * Whether a referenced file exists. A path is relative to its document or to the root. A bare name
 * must be that of a file below the document's folder: otherwise a reference would remain valid
 * after its file has moved. Generated files are not tracked, and accepted.
 */
function isPresent(page: string, name: string): boolean {
  if (name.startsWith('artifacts/')) return true;
  const folder = path.posix.dirname(page);
  const target = path.posix.join(folder, name).replace(/\/$/, '');
  if (existing.has(target) || existing.has(name)) return true;
  const below = folder === '.' || walks.has(page) ? '' : `${folder}/`;
  return (
    !name.includes('..') &&
    tracked.some((file) => file.startsWith(below) && file.endsWith(`/${name}`))
  );
}

it.each(pages)('%s refers only to existing files', (page) => {
  const absent = referencesIn(readFileSync(path.join(root, page), 'utf8')).filter(
    (name) => !isPresent(page, name),
  );
  expect(absent).toEqual([]);
});

/** Folders of data, which are documented in their parent's README. */
const data =
  /^(?:\.|docs\/(decisions(\/archive)?|gallery)|e2e\/pictures\/baseline|messages\/[\w-]+(\/\w+)?|server\/db\/migrations(\/meta)?|server\/seed\/(pictures|content\/articles).*|web\/(content\/\w+(\/policies)?|fonts|public.*))$/;
const folders = new Map<string, number>();
for (const file of tracked) {
  const folder = path.posix.dirname(file);
  if (!data.test(folder) && path.posix.basename(file) !== 'README.md')
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const large = [...folders].filter(([, files]) => files > 5).map(([folder]) => folder);

it('every folder with more than five files has a README', () => {
  expect(large.length).toBeGreaterThan(100);
  expect(large.filter((folder) => !tracked.includes(`${folder}/README.md`))).toEqual([]);
});

it('a folder’s README has at most fifteen lines', () => {
  // Package documentation, manuals and lists may be longer.
  const manuals =
    /^(?:README|(deploy|docs\/decisions(\/archive)?|jyotish|sandbox-gateway)\/README)\.md$/;
  const long = pages
    .filter((file) => file.endsWith('README.md') && !manuals.test(file))
    .map(
      (file) =>
        [file, readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length] as const,
    )
    .filter(([, lines]) => lines > 15);
  expect(long).toEqual([]);
});

it.each(['docs/decisions/', 'docs/decisions/archive/'])(
  'the list of %s has each page by its title',
  (folder) => {
    const listed = readFileSync(path.join(root, folder, 'README.md'), 'utf8').matchAll(
      /^- \[(.+?)\]\((.+?)\)/gm,
    );
    const records = tracked.filter(
      (file) =>
        path.posix.dirname(file) === path.posix.dirname(`${folder}x`) &&
        !file.endsWith('README.md'),
    );
    const titles = records.map((file) => {
      const [heading = ''] = readFileSync(path.join(root, file), 'utf8').split('\n');
      return [file.slice(folder.length), heading.replace(/^# /, '')];
    });
    expect(titles.length).toBeGreaterThan(10);
    expect([...listed].map(([, title, file]) => [file, title]).toSorted()).toEqual(
      titles.toSorted(),
    );
  },
);

it('a decision has a context, the decision, its consequences and reasons to change it', () => {
  const headings = ['Context', 'Decision', 'Consequences', 'Would change it'];
  const incomplete = pages.filter((file) => {
    if (!/^docs\/decisions\/(?!README)[\w-]+\.md$/.test(file)) return false;
    const text = readFileSync(path.join(root, file), 'utf8');
    return !headings.every((heading) => text.includes(`\n**${heading}.**`));
  });
  expect(incomplete).toEqual([]);
});
