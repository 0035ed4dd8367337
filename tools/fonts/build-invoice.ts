/**
 * Subsets the documents' fonts from the Fontsource packages: `server/platform/pdf/fonts/`, a file
 * per script and weight, and their covered characters,
 * `contract/src/values/printable-characters.json`. Both are committed. Run: `node
 * tools/fonts/build-invoice.ts`.
 *
 * Separate from the pages' fonts: a PDF embeds one fixed weight, and needs every script in one
 * style.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charsOf } from './cut-words.ts';

const root = path.join(import.meta.dirname, '../..');
const target = path.join(root, 'server/platform/pdf/fonts');
const table = path.join(root, 'contract/src/values/printable-characters.json');
const require = createRequire(path.join(root, 'web/fonts/build.js'));

type Range = readonly [from: number, to: number];

/** Fonts in fallback order: package, subset, and its used ranges of code points. */
const fonts: Record<string, { family: string; subset: string; ranges: readonly Range[] }> = {
  // Characters of western European names, and typographic punctuation.
  latin: {
    family: 'noto-sans-devanagari',
    subset: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x153],
      [0x2010, 0x203a],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  // Devanagari block, rupee sign, joiners and dotted circle; conjuncts are included as glyphs.
  devanagari: {
    family: 'noto-sans-devanagari',
    subset: 'devanagari',
    ranges: [
      [0x0900, 0x097f],
      [0x200c, 0x200d],
      [0x20b9, 0x20b9],
      [0x25cc, 0x25cc],
    ],
  },
  // Characters from Noto Sans that are missing in the Latin subset of Noto Sans Devanagari, such as
  // halves and the multiplication sign.
  latinSigns: {
    family: 'noto-sans',
    subset: 'latin',
    ranges: [
      [0xa0, 0xff],
      [0x2010, 0x203a],
      [0x2191, 0x2193],
    ],
  },
  latinExtended: {
    family: 'noto-sans',
    subset: 'latin-ext',
    ranges: [
      [0x100, 0x24f],
      [0x2bb, 0x2bc],
      [0x300, 0x36f],
      [0x1e00, 0x1eff],
    ],
  },
  vietnamese: {
    family: 'noto-sans',
    subset: 'vietnamese',
    ranges: [
      [0x100, 0x24f],
      [0x300, 0x36f],
      [0x1e00, 0x1eff],
    ],
  },
  greek: { family: 'noto-sans', subset: 'greek', ranges: [[0x370, 0x3ff]] },
  cyrillic: {
    family: 'noto-sans',
    subset: 'cyrillic',
    ranges: [
      [0x400, 0x4ff],
      [0x2116, 0x2116],
    ],
  },
  bengali: scriptOf('bengali', [0x980, 0x9ff]),
  gurmukhi: scriptOf('gurmukhi', [0xa00, 0xa7f]),
  gujarati: scriptOf('gujarati', [0xa80, 0xaff]),
  odia: scriptOf('oriya', [0xb00, 0xb7f]),
  tamil: scriptOf('tamil', [0xb80, 0xbff]),
  telugu: scriptOf('telugu', [0xc00, 0xc7f]),
  kannada: scriptOf('kannada', [0xc80, 0xcff]),
  malayalam: scriptOf('malayalam', [0xd00, 0xd7f]),
  sinhala: scriptOf('sinhala', [0xd80, 0xdff]),
  olChiki: scriptOf('ol-chiki', [0x1c50, 0x1c7f]),
  meeteiMayek: scriptOf('meetei-mayek', [0xaae0, 0xaaff], [0xabc0, 0xabff]),
  arabic: scriptOf('arabic', [0x600, 0x6ff], [0x750, 0x77f], [0x8a0, 0x8ff]),
};

/** An Indian script with joiners, shared dandas, and the dotted circle for a missing consonant. */
function scriptOf(subset: string, ...ranges: readonly Range[]) {
  const shared: readonly Range[] = [
    [0x951, 0x952],
    [0x964, 0x965],
    [0x200c, 0x200d],
    [0x25cc, 0x25cc],
  ];
  return { family: `noto-sans-${subset}`, subset, ranges: [...ranges, ...shared] };
}

const charsIn = (ranges: readonly Range[]) =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );

/** Formats code points as hexadecimal ranges in order: '20-7e a0-ff 131'. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map((edges) => [...new Set(edges)].map((code) => code.toString(16)).join('-'))
    .join(' ');
}

await mkdir(target, { recursive: true });
const chars: Record<string, string> = {};
for (const [name, { family, subset, ranges }] of Object.entries(fonts)) {
  const full = await readFile(
    require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`),
  );
  const text = charsIn(ranges).join('');
  for (const weight of [400, 600]) {
    const trimmed = await subsetFont(full, text, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    await writeFile(path.join(target, `${name}-${weight}.ttf`), trimmed);
    chars[name] = rangesOf(charsOf(trimmed));
    console.log(`${name}-${weight}.ttf ${(trimmed.length / 1024).toFixed(1)} KB`);
  }
}
await writeFile(table, `${JSON.stringify(chars, null, 2)}\n`);
