/**
 * Cuts the shop's font files out of the Fontsource packages and writes them to `web/fonts/`, which is committed.
 * Run: `node tools/fonts/build.ts`. It prints each file's size, and the vertical metrics that `web/styles/fonts.css`
 * repeats for the fallback faces.
 *
 * Why own subsets: Fontsource's `latin` files lack the rupee sign, and one price would pull in 35 KB of `latin-ext`.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cutWords } from './cut-words.ts';
import { hindiSyllables } from './hindi-syllables.ts';
import { namesOnEnglishPages } from './names-on-english-pages.ts';
import { readHindiWords } from './read-hindi-words.ts';
import { readVerticalMetrics } from './read-vertical-metrics.ts';

const target = path.join(import.meta.dirname, '../../web/fonts');
const require = createRequire(path.join(target, 'build.js'));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** ASCII and the punctuation of good typography. Rare accented letters come from the fallback face. */
const latin = `${range(0x20, 0x7e)}\u00a0éü©°·½×–—‘’“”…•−`;
/** Eczar sets headings only. */
const headline = `${range(0x20, 0x7e)}\u00a0éü–—‘’“”…·×−`;
/**
 * Hindi pages have figures, points and the capitals of codes and short forms (JYOTI50, MRP, UPI) from a file of their own, and ask
 * for the other letters only where there are some.
 */
const figures = `${range(0x30, 0x39)}${range(0x41, 0x5a)} \u00a0!%()+,-./:;?'’“”–…·`;
/** The same in Eczar, with the letters of the shop's name, which heads each page. */
const headlineFigures = `${range(0x30, 0x39)} \u00a0!%()+,-./:;?'’“”–…·Jyotiratna`;
/**
 * Hindi, Marathi and Sanskrit without the accents of the Vedas and the letters of Sindhi and Kashmiri, which the fallback face has;
 * and of some thousand conjuncts those that are met.
 */
const hindi = [...readHindiWords(), ...hindiSyllables];

/** Where `words` are given, they are all that the file is for. */
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
    text: figures,
    weights: { min: 400, max: 700 },
  },
  {
    file: 'anek-rupee',
    source: 'anek-latin/files/anek-latin-latin-ext-wght-normal',
    text: '₹',
    weights: { min: 400, max: 700 },
  },
  { file: 'eczar-latin', source: 'eczar/files/eczar-latin-wght-normal', text: headline, weights: 500 },
  { file: 'eczar-figures', source: 'eczar/files/eczar-latin-wght-normal', text: headlineFigures, weights: 500 },
  { file: 'eczar-devanagari', source: 'eczar/files/eczar-devanagari-wght-normal', words: hindi, weights: 500 },
  { file: 'eczar-names', source: 'eczar/files/eczar-devanagari-wght-normal', words: namesOnEnglishPages, weights: 500 },
  {
    file: 'noto-devanagari',
    source: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
    words: hindi,
    weights: { min: 400, max: 700 },
  },
  // The name of the other language on English pages, which ask for no Devanagari face otherwise.
  {
    file: 'noto-hindi-name',
    source: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
    words: ['हिन्दी'],
    weights: 500,
  },
];

/** What the pages use of a Latin face; fractions and the like would come along with their glyphs. */
const latinFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

for (const { file, source, weights, ...wanted } of cuts) {
  const whole = await readFile(require.resolve(`@fontsource-variable/${source}.woff2`));
  const options = {
    variationAxes: { wght: weights },
    ...('text' in wanted ? { keepFeatures: latinFeatures } : {}),
  };
  const text = 'text' in wanted ? wanted.text : wanted.words.join('');
  const letters = await subsetFont(whole, text, { targetFormat: 'sfnt', ...options });
  const sfnt = 'text' in wanted ? letters : await cutWords(letters, wanted.words);
  const cut = await subsetFont(Buffer.from(sfnt), undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
  await writeFile(path.join(target, `${file}.woff2`), cut);
  console.log(`${file}.woff2 ${(cut.length / 1024).toFixed(1)} KB, ${JSON.stringify(readVerticalMetrics(sfnt))}`);
}
