import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseline, fileOf, galleryFile, galleryPage, imageSizes, shots } from './gallery.ts';

// Runs after `npm run pictures`: writes the gallery of existing screenshots, and deletes those of
// removed screens.
const expected = new Set(
  shots().flatMap(([screen, language]) =>
    imageSizes.map(([size]) => fileOf(screen, language, size)),
  ),
);
for (const file of readdirSync(baseline))
  if (!expected.has(file)) rmSync(path.join(baseline, file));
mkdirSync(path.dirname(galleryFile), { recursive: true });
writeFileSync(galleryFile, galleryPage());
