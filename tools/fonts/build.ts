/**
 * Subsets the shop's fonts from the Fontsource packages into `web/fonts/`, which is committed. Run:
 * `node tools/fonts/build.ts`. It prints each file's size, and the vertical metrics for the
 * fallback fonts in `web/styles/fonts.css`.
 *
 * Fontsource's own `latin` files lack the rupee sign, so that one price would load 35 KB of
 * `latin-ext`.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { truncateLabels } from './cut-words.ts';
import { hindiSyllables } from './hindi-syllables.ts';
import { namesOnEnglishPages } from './names-on-english-pages.ts';
import { readHindiLabels } from './read-hindi-words.ts';
import { readVerticalMetrics } from './read-vertical-metrics.ts';

const target = path.join(import.meta.dirname, '../../web/fonts');
const require = createRequire(path.join(target, 'build.js'));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** ASCII and typographic punctuation. Rare accented characters use the fallback font. */
const latin = `${range(0x20, 0x7e)}\u00a0éü©°·½×–—‘’“”…•−`;
/** Eczar sets headings only. */
const headline = `${range(0x20, 0x7e)}\u00a0éü–—‘’“”…·×−`;
/**
 * Hindi pages load digits, punctuation, the capitals of codes and abbreviations (JYOTI50, MRP,
 * UPI) and the language switch from a separate file, and the other Latin characters only on
 * demand.
 */
const metrics = `${range(0x30, 0x39)}${range(0x41, 0x5a)} \u00a0!%()+,-./:;?'’“”–…·English`;
/**
 * The corresponding file of Eczar, with the characters of the shop's name, which is in the header
 * of each page.
 */
const headlineStats = `${range(0x30, 0x39)} \u00a0!%()+,-./:;?'’“”–…·Jyotiratna`;
/**
 * Hindi, Marathi and Sanskrit, without Vedic accents and the characters of Sindhi and Kashmiri,
 * which the fallback font has; of some thousand conjuncts only those in use.
 */
const hindi = [...readHindiLabels(), ...hindiSyllables];

/** If `words` are given, the file covers only them. */
type Cut = { file: string; source: string; weights: number | { min: number; max: number } } & (
  | { text: string }
  | { words: readonly string[] }
);

const cuts: Cut[] = [
  {
    file: 'anek-latin',
    source: 'anek-latin/files/anek-latin-latin-wght-normal',
    text: latin,
    weights: { min: 400, max: 700 },
  },
  {
    file: 'anek-figures',
    source: 'anek-latin/files/anek-latin-latin-wght-normal',
    text: metrics,
    weights: { min: 400, max: 700 },
  },
  {
    file: 'anek-rupee',
    source: 'anek-latin/files/anek-latin-latin-ext-wght-normal',
    text: '₹',
    weights: { min: 400, max: 700 },
  },
  {
    file: 'eczar-latin',
    source: 'eczar/files/eczar-latin-wght-normal',
    text: headline,
    weights: 500,
  },
  {
    file: 'eczar-figures',
    source: 'eczar/files/eczar-latin-wght-normal',
    text: headlineStats,
    weights: 500,
  },
  {
    file: 'eczar-devanagari',
    source: 'eczar/files/eczar-devanagari-wght-normal',
    words: hindi,
    weights: 500,
  },
  {
    file: 'eczar-names',
    source: 'eczar/files/eczar-devanagari-wght-normal',
    words: namesOnEnglishPages,
    weights: 500,
  },
  {
    file: 'noto-devanagari',
    source: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
    words: hindi,
    weights: { min: 400, max: 700 },
  },
  // The name of the other language on English pages, which otherwise need no Devanagari font.
  {
    file: 'noto-hindi-name',
    source: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
    words: ['हिन्दी'],
    weights: 500,
  },
];

/** Latin font features used by pages; others, such as fractions, would add glyphs. */
const latinFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

for (const { file, source, weights, ...expected } of cuts) {
  const full = await readFile(require.resolve(`@fontsource-variable/${source}.woff2`));
  const options = {
    variationAxes: { wght: weights },
    ...('text' in expected ? { keepFeatures: latinFeatures } : {}),
  };
  const text = 'text' in expected ? expected.text : expected.words.join('');
  const chars = await subsetFont(full, text, { targetFormat: 'sfnt', ...options });
  const sfnt = 'text' in expected ? chars : await truncateLabels(chars, expected.words);
  const trimmed = await subsetFont(Buffer.from(sfnt), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
  });
  await writeFile(path.join(target, `${file}.woff2`), trimmed);
  console.log(
    `${file}.woff2 ${(trimmed.length / 1024).toFixed(1)} KB, ${JSON.stringify(readVerticalMetrics(sfnt))}`,
  );
}
