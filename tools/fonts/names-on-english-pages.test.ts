import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { drawn } from './cut-words.ts';
import { namesOnEnglishPages } from './names-on-english-pages.ts';

const fonts = path.join(import.meta.dirname, '../../web/fonts');

/** A committed face as its outlines are read. */
async function faceOf(file: string): Promise<Uint8Array> {
  return subsetFont(await readFile(path.join(fonts, `${file}.woff2`)), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  });
}

describe("the English pages' file of names", () => {
  it('draws each of them, conjuncts and signs, as the whole face does', async () => {
    const [names, whole] = await Promise.all([faceOf('eczar-names'), faceOf('eczar-devanagari')]);
    for (const name of namesOnEnglishPages) expect(drawn(names, name), name).toBe(drawn(whole, name));
  });
});
