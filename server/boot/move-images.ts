import path from 'node:path';
import { createFileStore } from '../platform/images/file-store.ts';
import { ImageError } from '../platform/images/image-error.ts';
import type { ImageStore } from '../platform/images/store.ts';

/**
 * Copies every image file of the data folder to another store and verifies each. It may be
 * interrupted and repeated, and the shop may be running: files never change under their name.
 * @throws ImageError if a store fails, or returns different bytes
 */
export async function moveImages(
  dataDir: string,
  to: ImageStore,
): Promise<{ copied: number; there: number }> {
  const from = createFileStore(path.join(dataDir, 'uploads'));
  const count = { copied: 0, there: 0 };
  // Lists all files, as their age is above -1.
  for await (const names of from.listOlder(-1)) {
    for (const name of names) {
      const bytes = await from.get(name);
      if (!bytes) continue;
      const isNew = await to.put(name, bytes);
      if (!(await to.get(name))?.equals(bytes))
        throw new ImageError('storage', `${name} came back otherwise`);
      count[isNew ? 'copied' : 'there'] += 1;
    }
  }
  return count;
}
