/**
 * Renders the logo `web/public/icon.svg` as PNG icons for phones, in `web/public/`, where they are
 * committed. Run: `node tools/icons/render.ts`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../../web/public');
const mark = await readFile(path.join(folder, 'icon.svg'));
const marble = '#fbfaf8';

/**
 * `share` is the logo's fraction of the side: of a maskable icon a tenth may be cut off on each
 * side.
 */
const icons = [
  { name: 'icon-192', side: 192, share: 0.92, background: '#00000000' },
  { name: 'icon-512', side: 512, share: 0.92, background: '#00000000' },
  { name: 'icon-maskable-512', side: 512, share: 0.6, background: marble },
  { name: 'apple-touch-icon', side: 180, share: 0.76, background: marble },
];

for (const { name, side, share, background } of icons) {
  const size = Math.round(side * share);
  const drawn = await sharp(mark, { density: (72 * size) / 48 })
    .resize(size, size)
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toFile(path.join(folder, `${name}.png`));
}
