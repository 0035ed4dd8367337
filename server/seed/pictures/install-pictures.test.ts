import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createFileStore } from '../../platform/images/file-store.ts';
import { imageFiles } from '../../platform/images/image-names.ts';
import { createMemoryImageStore } from '../../testing/memory-image-store.ts';
import { seedRemedies } from '../catalogue/catalogue.ts';
import { installPictures } from './install-pictures.ts';

it('stores every image of the catalogue once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'install-'));
  try {
    const stored = await installPictures(createFileStore(folder));
    for (const { file } of seedRemedies.flatMap((remedy) => remedy.pictures))
      expect(stored.has(file), file).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual(
      [...stored.values()].flatMap(imageFiles).toSorted(),
    );
    await expect(installPictures(createFileStore(folder))).resolves.toEqual(stored);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('marks every cut-out as transparent', async () => {
  const stored = await installPictures({ ...createMemoryImageStore(), put: async () => false });
  for (const [file, image] of stored)
    expect(image, file).toMatchObject({ width: 1000, height: 1000, hasAlpha: true });
});
