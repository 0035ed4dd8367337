import ranges from './printed-letters.json' with { type: 'json' };

/** A font of the documents in PDF, in the order in which a letter is looked for. */
export type PrintedScript = keyof typeof ranges;

export const printedScripts = Object.keys(ranges) as PrintedScript[];

const fonts = Object.values(ranges).map((text) =>
  text.split(' ').map((range): [from: number, to: number] => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
    return [from, to];
  }),
);

/** Whether a font has a letter. @param font its place in `printedScripts` @param code point */
export function fontHas(font: number, code: number): boolean {
  return fonts[font]!.some(([from, to]) => from <= code && code <= to);
}

/** The first font that has a letter, by its place in `printedScripts`; -1 where no font has it. */
export function fontWith(code: number): number {
  return fonts.findIndex((_, font) => fontHas(font, code));
}

/** White space and letters without a shape of their own, such as joiners and selectors of variants. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

/**
 * Letters of these texts that no document in PDF can show, each once, in their order: a document has a box in place of each. Letters
 * are as a document composes them (NFC).
 */
export function findUnprintable(...texts: readonly string[]): string[] {
  const letters = new Set(texts.join('').normalize('NFC'));
  return [...letters].filter((letter) => !invisible.test(letter) && fontWith(letter.codePointAt(0)!) < 0);
}
