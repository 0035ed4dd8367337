import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { drawn, fontOf } from './cut-words.ts';
import { namesOnEnglishPages } from './names-on-english-pages.ts';
import { readHindiLabels } from './read-hindi-words.ts';

const fonts = path.join(import.meta.dirname, '../../web/fonts');
const packages = createRequire(import.meta.url);
const source = '@fontsource-variable';

/** A font for shaping; of a variable font the lightest or the given weight. */
async function faceOf(file: string, weight?: number) {
  const options = {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    ...(weight && { variationAxes: { wght: weight } }),
  } as const;
  return fontOf(await subsetFont(await readFile(file), undefined, options));
}

const committed = (name: string) => faceOf(path.join(fonts, `${name}.woff2`));
const fullEczar = () =>
  faceOf(packages.resolve(`${source}/eczar/files/eczar-devanagari-wght-normal.woff2`), 500);
const fullNoto = () =>
  faceOf(
    packages.resolve(
      `${source}/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2`,
    ),
    400,
  );

/** Strings that two fonts render differently. */
async function differing(
  labels: readonly string[],
  ...faces: ReturnType<typeof faceOf>[]
): Promise<string[]> {
  const [trimmed, full] = await Promise.all(faces);
  return labels.filter((word) => drawn(trimmed!, word) !== drawn(full!, word));
}

describe('a subset font renders like the full font, including conjuncts and signs:', () => {
  it('the names on English pages', async () => {
    expect(await differing(namesOnEnglishPages, committed('eczar-names'), fullEczar())).toEqual([]);
  });

  // If a text with a new conjunct was added, run: node tools/fonts/build.ts
  it.each([
    ['eczar-devanagari', fullEczar],
    ['noto-devanagari', fullNoto],
  ])("all words of the shop's own texts in Hindi, %s", async (name, full) => {
    expect(await differing(readHindiLabels(), committed(name), full())).toEqual([]);
  });
});
