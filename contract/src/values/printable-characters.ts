import { defined, itemAt } from './item-at.ts';
import ranges from './printable-characters.json' with { type: 'json' };

/** A font of the PDF documents, in fallback order. */
export type PrintedScript = keyof typeof ranges;

export const printedScripts = Object.keys(ranges) as PrintedScript[];

const fonts = Object.values(ranges).map((text) =>
  text.split(' ').map((range): [from: number, to: number] => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
    return [from, to];
  }),
);

/** Whether a font has a glyph. @param font index in `printedScripts` @param code point */
export function fontHas(font: number, code: number): boolean {
  return itemAt(fonts, font).some(([from, to]) => from <= code && code <= to);
}

/** Index in `printedScripts` of the first font with a glyph; -1 if none has it. */
export function fontWith(code: number): number {
  return fonts.findIndex((_, font) => fontHas(font, code));
}

/** White space and characters without a glyph, such as joiners and variation selectors. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

/**
 * Returns the characters of these strings that no PDF document can render, without duplicates, in
 * order: a document shows a box for each. Texts are normalized as in a document (NFC).
 */
export function findUnprintable(...strings: readonly string[]): string[] {
  const chars = new Set(strings.join('').normalize('NFC'));
  return [...chars].filter(
    (letter) => !invisible.test(letter) && fontWith(defined(letter.codePointAt(0))) < 0,
  );
}
