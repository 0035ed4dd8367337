import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Files of the file mailer and of the file sender of text messages, and temporary files left by a
 * crash.
 */
const emailFile = /^([a-z0-9-]+\.(eml|html)|text-[a-z0-9-]+\.txt)(\.[0-9a-f-]{36})?$/;

/**
 * Deletes messages that were written to `folder` before a time (ms since 1970).
 * @returns the number of files
 */
export async function deleteSavedEmails(folder: string, before: number): Promise<number> {
  const names = (await readdir(folder).catch(noFolder)).filter((name) => emailFile.test(name));
  let removed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    // Another process may have deleted it.
    const found = await stat(file).catch(() => null);
    if (!found || found.mtimeMs >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
