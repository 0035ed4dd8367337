import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureId, preparePicture, type StoredPicture } from '../../server/platform/images/images.ts';
import { pictureFile, pictureFiles } from '../../server/platform/images/picture-names.ts';

/**
 * Encodes the catalogue's masters once and for all: `node tools/pictures/encode.ts`. Its output is committed, because
 * AVIF takes seconds an image and the first start of the shop must not wait for it. Masters that were encoded before
 * are left alone; files of masters that are gone or changed are removed.
 */
const pictures = path.join(import.meta.dirname, '../../server/seed/pictures');
const encoded = path.join(pictures, 'encoded');
const list = path.join(pictures, 'pictures.json');

/** Slower than for uploads, a tenth smaller. */
const effort = 4;

await mkdir(encoded, { recursive: true });
const before: Record<string, StoredPicture> = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {};
const after: Record<string, StoredPicture> = {};

for (const master of (await readdir(path.join(pictures, 'masters'))).toSorted()) {
  const bytes = await readFile(path.join(pictures, 'masters', master));
  const known = before[master];
  if (known?.id === pictureId(bytes) && pictureFiles(known).every((file) => existsSync(path.join(encoded, file)))) {
    after[master] = known;
    continue;
  }
  const { picture, variants } = await preparePicture(bytes, effort);
  for (const { width, format, bytes: variant } of variants) {
    await writeFile(path.join(encoded, pictureFile(picture.id, width, format)), variant);
  }
  after[master] = picture;
  const kilobytes = variants.reduce((sum, variant) => sum + variant.bytes.length, 0) / 1024;
  console.log(`${master}: ${variants.length} files, ${kilobytes.toFixed(0)} KB`);
}

const wanted = new Set(Object.values(after).flatMap(pictureFiles));
for (const file of await readdir(encoded)) {
  if (!wanted.has(file)) await rm(path.join(encoded, file));
}
await writeFile(list, `${JSON.stringify(after, null, 2)}\n`);
