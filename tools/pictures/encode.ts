import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageFile, imageFiles } from '../../server/platform/images/image-names.ts';
import { imageId, prepareImage, type StoredImage } from '../../server/platform/images/images.ts';

/**
 * Encodes the catalogue's master images: `node tools/pictures/encode.ts`. Its output is committed,
 * because AVIF takes seconds per image and must not delay the first start of the shop. Already
 * encoded masters are skipped; files of deleted or changed masters are removed.
 */
const images = path.join(import.meta.dirname, '../../server/seed/pictures');
const encoded = path.join(images, 'encoded');
const list = path.join(images, 'pictures.json');

/** Slower than for uploads, and a tenth smaller. */
const effort = 4;

await mkdir(encoded, { recursive: true });
const before: Record<string, StoredImage> = existsSync(list)
  ? JSON.parse(await readFile(list, 'utf8'))
  : {};
const after: Record<string, StoredImage> = {};

for (const master of (await readdir(path.join(images, 'masters'))).toSorted()) {
  const bytes = await readFile(path.join(images, 'masters', master));
  const existing = before[master];
  if (
    existing?.id === imageId(bytes) &&
    imageFiles(existing).every((file) => existsSync(path.join(encoded, file)))
  ) {
    after[master] = existing;
    continue;
  }
  const { picture: image, variants } = await prepareImage(bytes, effort);
  for (const { width, format, bytes: variant } of variants) {
    await writeFile(path.join(encoded, imageFile(image.id, width, format)), variant);
  }
  after[master] = image;
  const kilobytes = variants.reduce((total, variant) => total + variant.bytes.length, 0) / 1024;
  console.log(`${master}: ${variants.length} files, ${kilobytes.toFixed(0)} KB`);
}

const expected = new Set(Object.values(after).flatMap(imageFiles));
for (const file of await readdir(encoded)) {
  if (!expected.has(file)) await rm(path.join(encoded, file));
}
await writeFile(list, `${JSON.stringify(after, null, 2)}\n`);
