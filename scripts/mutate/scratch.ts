import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Scratch = { folder: string; remove: () => void };

/** All files of the working tree except ignored ones. */
function filesOf(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const text = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return text.split('\0').filter((file) => file && existsSync(path.join(root, file)));
}

/** A hash of all code except tests: a test's result is valid while it is unchanged. */
export function hashOfCode(root: string): string {
  const hash = createHash('sha256');
  const code = /^(contract|jyotish|sandbox-gateway|server)\/.*\.(ts|sql|json)$/;
  for (const file of filesOf(root)) {
    if (!code.test(file) || file.endsWith('.test.ts')) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Files of a copy that differ from the working tree, or are missing there; sorted. */
export function touchedFiles(root: string, folder: string): string[] {
  const source = new Set(filesOf(root));
  const copied = globSync(['**/*', '**/.*'], {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => excluded.has(name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const changed = copied.filter((file) => {
    if (!source.has(file)) return true;
    return !readFileSync(path.join(folder, file)).equals(readFileSync(path.join(root, file)));
  });
  const removed = [...source].filter((file) => !existsSync(path.join(folder, file)));
  return [...changed, ...removed].sort();
}

const excluded = new Set(['node_modules', 'build', '.react-router', '.cache']);

/**
 * Copies the working tree to a folder in which files may be changed. Packages are links, except the
 * shop's own workspaces, which refer to the copy.
 */
export function makeScratch(root: string): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), 'jyotiratna-copy-'));
  for (const file of filesOf(root)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (['@jyotiratna', '.vite', '.prepared'].includes(entry)) continue;
    symlinkSync(path.join(root, 'node_modules', entry), path.join(modules, entry));
  }
  mkdirSync(path.join(modules, '@jyotiratna'));
  for (const entry of readdirSync(path.join(root, 'node_modules', '@jyotiratna'))) {
    symlinkSync(path.join(folder, entry), path.join(modules, '@jyotiratna', entry));
  }
  for (const inner of ['contract', 'jyotish', 'messages', 'sandbox-gateway', 'server', 'web']) {
    const from = path.join(root, inner, 'node_modules');
    if (existsSync(from)) symlinkSync(from, path.join(folder, inner, 'node_modules'));
  }
  if (existsSync(path.join(root, 'web/build')))
    symlinkSync(path.join(root, 'web/build'), path.join(folder, 'web/build'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
