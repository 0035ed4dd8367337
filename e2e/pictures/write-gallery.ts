import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseline, fileOf, galleryFile, galleryPage, pictureSizes, shots } from './gallery.ts';

// Follows on `npm run pictures`: the gallery shows what is there, and images of screens that are no more go.
const expected = new Set(
  shots().flatMap(([screen, language]) => pictureSizes.map(([size]) => fileOf(screen, language, size))),
);
for (const file of readdirSync(baseline)) if (!expected.has(file)) rmSync(path.join(baseline, file));
mkdirSync(path.dirname(galleryFile), { recursive: true });
writeFileSync(galleryFile, galleryPage());
