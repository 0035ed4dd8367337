/**
 * Cuts the fonts of the tax documents out of the Fontsource packages and writes them to `server/platform/pdf/fonts/`, which is
 * committed. Run: `node tools/fonts/build-invoice.ts`.
 *
 * Why not the pages' files: a PDF embeds one fixed weight, and needs the rupee sign and Devanagari in one style.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const target = path.join(import.meta.dirname, '../../server/platform/pdf/fonts');
const require = createRequire(path.join(import.meta.dirname, '../../web/fonts/build.js'));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Letters of western European names, and the punctuation of good typography. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•−`;
/** The block, the rupee sign, the joiners and the dotted circle; conjuncts come along as glyphs. */
const devanagari = `${range(0x0900, 0x097f)}₹\u200c\u200d\u25cc`;

await mkdir(target, { recursive: true });
for (const [script, text] of Object.entries({ latin, devanagari })) {
  const file = `noto-sans-devanagari/files/noto-sans-devanagari-${script}-wght-normal.woff2`;
  const whole = await readFile(require.resolve(`@fontsource-variable/${file}`));
  for (const weight of [400, 600]) {
    const cut = await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
    await writeFile(path.join(target, `${script}-${weight}.ttf`), cut);
    console.log(`${script}-${weight}.ttf ${(cut.length / 1024).toFixed(1)} KB`);
  }
}
