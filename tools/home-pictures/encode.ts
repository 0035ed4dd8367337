/**
 * Encodes the home page's own images from the catalogue's masters, with their transparency,
 * into `web/public/`, where they are committed. Run: `node tools/home-pictures/encode.ts`. It
 * prints each file's size; an AVIF of the hero should stay under 70 KB, one of a card under 30
 * KB.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.join(import.meta.dirname, '../..');
const sets = [
  {
    folder: 'hero',
    widths: [480, 640, 800, 960],
    stones: ['tigers-eye', 'lapis-lazuli', 'rose-quartz', 'amethyst'],
  },
  {
    folder: 'home',
    widths: [320, 480, 640],
    stones: ['rose-quartz', 'green-aventurine', 'citrine', 'black-onyx'],
  },
];

for (const { folder, widths, stones } of sets) {
  for (const stone of stones) {
    const master = path.join(root, `server/seed/pictures/masters/${stone}-bracelet-1.webp`);
    for (const width of widths) {
      const target = path.join(root, `web/public/${folder}/${stone}-bracelet-${width}`);
      const image = sharp(master).resize(width, width, { kernel: 'lanczos3' });
      await image.clone().avif({ quality: 64, effort: 6 }).toFile(`${target}.avif`);
      await image
        .clone()
        .webp({ quality: 80, alphaQuality: 90, effort: 6 })
        .toFile(`${target}.webp`);
      for (const format of ['avif', 'webp']) {
        const { size } = await stat(`${target}.${format}`);
        console.log(`${folder}/${stone}-${width}.${format} ${(size / 1024).toFixed(1)} KB`);
      }
    }
  }
}
