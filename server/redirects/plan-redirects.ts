import { defined, oldAddress } from '@jyotiratna/contract';
import type { NewRedirect, RedirectRow } from './schema.ts';

type Target = Pick<RedirectRow, 'path' | 'target' | 'targetPath'>;

/**
 * New redirects with the ends of their chains as targets. A later row of the same path wins.
 * @param existing stored redirects of the paths, and of the targets of the new ones
 * @returns the rows to store, the number already stored, and the paths that are omitted because
 * their chain is a loop
 */
export function planRedirects(
  rows: readonly NewRedirect[],
  existing: readonly Target[],
): {
  changed: (NewRedirect & { targetPath: string | null })[];
  unchanged: number;
  looping: string[];
} {
  const stored = new Map(existing.map((row) => [row.path, row]));
  const all = new Map<string, Target>(stored);
  const given = new Map(rows.map((row) => [row.path, row]));
  for (const { path, target } of given.values())
    all.set(path, { path, target, targetPath: pathOf(target) });
  const changed: (NewRedirect & { targetPath: string | null })[] = [];
  const looping: string[] = [];
  let unchanged = 0;
  for (const row of given.values()) {
    const end = endOf(row.path, all);
    if (!end) {
      looping.push(row.path);
      continue;
    }
    const before = stored.get(row.path);
    if (before?.target === end.target) unchanged += 1;
    else changed.push({ ...row, ...end });
  }
  return { changed, unchanged, looping };
}

/** The end of the chain of redirects from a path; null for a loop. */
function endOf(
  path: string,
  all: ReadonlyMap<string, Target>,
): Pick<Target, 'target' | 'targetPath'> | null {
  const passed = new Set([path]);
  for (let at = defined(all.get(path)); ; ) {
    const { target, targetPath } = at;
    if (targetPath !== null && passed.has(targetPath)) return null;
    const next = targetPath === null ? undefined : all.get(targetPath);
    if (!next) return { target, targetPath };
    passed.add(next.path);
    at = next;
  }
}

/** The normalised path of a redirect target in this shop; null for an external URL. */
function pathOf(target: string): string | null {
  return target.startsWith('/') ? oldAddress(target) : null;
}
