import { cp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * An embedded database without tables, created by `scripts/prepare.mjs install`; stored next to the
 * packages, whose version it must match.
 */
const prepared = fileURLToPath(
  new URL('../../../node_modules/.cache/embedded-database/empty', import.meta.url),
);

/**
 * Copies the prepared database to an empty `folder`. Creating one takes three seconds and
 * temporarily 350 MB of memory, part of which the allocator retains. If none is prepared, the
 * database is created when it is opened.
 */
export async function placeEmptyDatabase(folder: string, from = prepared): Promise<void> {
  if ((await exists(folder)) || !(await exists(from))) return;
  // Copied under another name and renamed: the process may be killed during the copy.
  const copy = path.join(path.dirname(folder), 'database.new');
  await rm(copy, { recursive: true, force: true });
  await cp(from, copy, { recursive: true });
  await rename(copy, folder);
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
