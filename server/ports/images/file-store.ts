import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImageError } from './image-error.ts';
import type { ImageStore } from './store.ts';

/**
 * Picture files in one folder of this machine, `DATA_DIR/uploads` in the shop. A file is written under a temporary name,
 * brought to the disk and then renamed, so that a reader or a crash never meets half of it.
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
      if (await exists(target)) return false;
      const part = path.join(folder, `.${randomUUID()}.part`);
      try {
        await prepare();
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
  };
}

/** A process that was killed while it wrote leaves its temporary file; after this long, in ms, nobody is writing it. */
const abandoned = 60 * 60 * 1000;

async function removeLeftovers(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.part')) continue;
    const target = path.join(folder, file);
    const written = await stat(target).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > abandoned) await rm(target, { force: true });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
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
  return new ImageError(full ? 'disk-full' : 'storage', `The picture folder failed (${code ?? error})`, error);
}
