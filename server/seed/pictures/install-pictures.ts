import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageFiles } from '../../platform/images/image-names.ts';
import type { StoredImage } from '../../platform/images/images.ts';
import type { ImageStore } from '../../platform/images/store.ts';
import seededImages from './pictures.json' with { type: 'json' };

/** Concurrent writes: enough to hide the latency of a disk or a bucket. */
const parallel = 16;

/**
 * Copies the catalogue's images into the shop's image store. They were encoded when the catalogue
 * was made (`tools/pictures/encode.ts`), so this takes well under a second on a disk. Idempotent.
 * @returns the stored image of every master file that `SeedPicture.file` may name.
 * @throws ImageError `disk-full` or `storage`.
 */
export async function installPictures(
  store: ImageStore,
): Promise<ReadonlyMap<string, StoredImage>> {
  const stored = new Map<string, StoredImage>(Object.entries(seededImages));
  const files = [...stored.values()].flatMap(imageFiles).values();
  const worker = async () => {
    for (const file of files)
      await store.put(file, await readFile(path.join(import.meta.dirname, 'encoded', file)));
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return stored;
}
