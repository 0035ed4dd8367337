import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';

/** Constants of HarfBuzz's `hb-subset.h`, as expected by the WebAssembly file. */
const [writable, layoutFeatures, noHinting, noLayoutClosure] = [2, 6, 0x1, 0x200];

type Pointer = number;
type Subsetter = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): Pointer;
  hb_blob_create(
    data: Pointer,
    length: number,
    mode: number,
    user: Pointer,
    destroy: Pointer,
  ): Pointer;
  hb_blob_get_data(blob: Pointer, length: Pointer): Pointer;
  hb_blob_get_length(blob: Pointer): number;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_face_reference_blob(face: Pointer): Pointer;
  hb_set_add(set: Pointer, value: number): void;
  hb_set_clear(set: Pointer): void;
  hb_set_invert(set: Pointer): void;
  hb_subset_input_create_or_fail(): Pointer;
  hb_subset_input_set(input: Pointer, kind: number): Pointer;
  hb_subset_input_set_flags(input: Pointer, flags: number): void;
  hb_subset_input_unicode_set(input: Pointer): Pointer;
  hb_subset_input_glyph_set(input: Pointer): Pointer;
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer;
};

/**
 * Subsets a font to the glyphs of these strings, without other conjuncts of their characters: for
 * Devanagari a fifth of the size. `subset-font` retains every conjunct that the characters can
 * form, and has no option for glyphs.
 * @param sfnt an uncompressed font of one weight
 * @returns an uncompressed font that renders the texts identically
 * @throws Error if a glyph run would look different
 */
export async function truncateLabels(
  sfnt: Uint8Array,
  copy: readonly string[],
): Promise<Uint8Array> {
  const trimmed = await subsetGlyphs(sfnt, copy.join(''), glyphsOf(sfnt, copy));
  const [before, after] = [fontOf(sfnt), fontOf(trimmed)];
  for (const word of copy) {
    if (drawn(after, word) !== drawn(before, word))
      throw new Error(`${word} looks different in what was cut`);
  }
  return trimmed;
}

/** The outlines and positions of a glyph run, as a string for comparison. */
export function drawn(font: hb.Font, word: string): string {
  const buffer = shaped(font, word);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      return `${font.glyphToPath(codepoint)} ${xAdvance} ${xOffset} ${yOffset}`;
    })
    .join('\n');
}

/** Glyphs of the texts, including intermediate ones of conjunct formation. */
function glyphsOf(sfnt: Uint8Array, copy: readonly string[]): Set<number> {
  const font = fontOf(sfnt);
  const glyphs = new Set<number>();
  const keep = (buffer: hb.Buffer) => {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  };
  for (const word of copy) {
    keep(
      shaped(font, word, (buffer, message) => {
        if (/^(start|end) (lookup|processing)/.test(message)) keep(buffer);
      }),
    );
  }
  return glyphs;
}

function shaped(
  font: hb.Font,
  word: string,
  step?: (buffer: hb.Buffer, message: string) => void,
): hb.Buffer {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  if (step) {
    buffer.setMessageFunc((at, _font, message) => {
      step(at, message);
      return true;
    });
  }
  hb.shape(font, buffer);
  return buffer;
}

/** Code points covered by an uncompressed font, in order. */
export function charsOf(sfnt: Uint8Array): number[] {
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer));
  return [...face.collectUnicodes()].sort((a, b) => a - b);
}

/** Loads an uncompressed font for shaping. */
export function fontOf(sfnt: Uint8Array): hb.Font {
  return new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer)));
}

async function subsetGlyphs(
  sfnt: Uint8Array,
  text: string,
  glyphs: Iterable<number>,
): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  const file = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(file);
  const of = instance.exports as unknown as Subsetter;
  of._initialize();
  const at = of.malloc(sfnt.length);
  new Uint8Array(of.memory.buffer).set(sfnt, at);
  const face = of.hb_face_create(of.hb_blob_create(at, sfnt.length, writable, 0, 0), 0);

  const input = of.hb_subset_input_create_or_fail();
  const features = of.hb_subset_input_set(input, layoutFeatures);
  of.hb_set_clear(features);
  of.hb_set_invert(features);
  of.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  for (const letter of text)
    of.hb_set_add(of.hb_subset_input_unicode_set(input), letter.codePointAt(0)!);
  for (const glyph of glyphs) of.hb_set_add(of.hb_subset_input_glyph_set(input), glyph);

  const subset = of.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('the font could not be cut');
  const result = of.hb_face_reference_blob(subset);
  return new Uint8Array(
    of.memory.buffer,
    of.hb_blob_get_data(result, 0),
    of.hb_blob_get_length(result),
  ).slice();
}
