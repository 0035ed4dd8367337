import { randomUUID } from 'node:crypto';
import {
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';
import { ImageError } from './image-error.ts';
import { formatOf } from './image-names.ts';
import type { ImageStore } from './store.ts';

/**
 * Stores image files in a folder of this machine, `DATA_DIR/uploads` in the shop. A file is written
 * under a temporary name, synced to disk and renamed, so that a reader or a crash never sees a
 * partial file.
 */
export function createFileStore(folder: string): ImageStore {
  let ready: Promise<void> | undefined;
  const prepare = () => {
    ready ??= mkdir(folder, { recursive: true }).then(() => removeLeftovers(folder));
    return ready;
  };

  return {
    async put(file, bytes) {
      const target = path.join(folder, file);
      const part = path.join(folder, `.${randomUUID()}.part`);
      try {
        await prepare();
        if (await touch(target)) return false;
        const handle = await open(part, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, target);
        return true;
      } catch (error) {
        ready = undefined;
        await rm(part, { force: true }).catch(() => {});
        throw asImageError(error);
      }
    },

    async get(file) {
      try {
        return await readFile(path.join(folder, file));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw asImageError(error);
      }
    },

    async remove(file) {
      try {
        await rm(path.join(folder, file), { force: true });
      } catch (error) {
        throw asImageError(error);
      }
    },

    async *listOlder(ms) {
      try {
        await prepare();
        const page: string[] = [];
        for await (const { name } of await opendir(folder)) {
          if (!formatOf(name) || !(await isOlder(path.join(folder, name), ms))) continue;
          page.push(name);
          if (page.length === pageLength) yield page.splice(0);
        }
        yield page;
      } catch (error) {
        throw asImageError(error);
      }
    },

    async removeOlder(file, ms) {
      try {
        const target = path.join(folder, file);
        if (await isOlder(target, ms)) await rm(target, { force: true });
      } catch (error) {
        throw asImageError(error);
      }
    },
  };
}

const pageLength = 500;

/** Age in ms from which a temporary file is deleted: a process killed during a write leaves it. */
const abandoned = 60 * 60 * 1000;

async function removeLeftovers(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.part')) continue;
    const target = path.join(folder, file);
    if (await isOlder(target, abandoned)) await rm(target, { force: true });
  }
}

/** Whether a file was modified more than `ms` ago; false for a missing file. */
async function isOlder(file: string, ms: number): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > ms;
}

/**
 * Updates a file's modification time, so that it does not count as orphaned.
 * @returns whether it exists
 */
function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function asImageError(error: unknown): ImageError {
  const code = codeOf(error);
  const full = code === 'ENOSPC' || code === 'EDQUOT';
  return new ImageError(
    full ? 'disk-full' : 'storage',
    `The picture folder failed (${code ?? error})`,
    error,
  );
}
