import { cp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An embedded database without tables, made by `scripts/prepare.mjs install`; kept next to the packages, of whose version it is. */
const prepared = fileURLToPath(new URL('../../../node_modules/.cache/embedded-database/empty', import.meta.url));

/**
 * Puts the prepared database at `folder`, where nothing stands yet. Making one takes three seconds and, for that moment, 350 MB of
 * memory, of which the allocator keeps a part for good. Where none is prepared the database makes its own when it is opened.
 */
export async function placeEmptyDatabase(folder: string, from = prepared): Promise<void> {
  if ((await exists(folder)) || !(await exists(from))) return;
  // Whole or not at all: a process may be killed in the meantime.
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
