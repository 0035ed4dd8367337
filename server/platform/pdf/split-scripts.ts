import { defined } from '@jyotiratna/contract';
import { fontHas, fontWith } from '@jyotiratna/contract/values/printable-characters';

/** A part of a text in one font. @param font its index in `printedScripts` */
export type Part = { text: string; font: number };

/** Text that the first font covers, as most of a Latin page. */
const ascii = /^[ -~]*$/;
/** Invisible characters without a shape, unlike joiners, which shape their neighbours. */
const invisible = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Splits a text into runs by font coverage: a character with its marks uses one font if one has all
 * of them, and the previous font if that covers it. A character missing from all fonts is left to
 * the first, which draws a box.
 */
export function splitScripts(text: string): Part[] {
  if (ascii.test(text)) return text === '' ? [] : [{ text, font: 0 }];
  const parts: Part[] = [];
  const add = (part: string, font: number) => {
    const last = parts.at(-1);
    if (last?.font === font) last.text += part;
    else parts.push({ text: part, font });
  };
  for (const { segment } of graphemes.segment(text.normalize('NFC').replace(invisible, ''))) {
    const codes = Array.from(segment, (letter) => defined(letter.codePointAt(0)));
    const before = parts.at(-1)?.font ?? -1;
    const has = (font: number) => font >= 0 && codes.every((code) => fontHas(font, code));
    const font = has(before) ? before : codes.map(fontWith).find(has);
    if (font !== undefined) add(segment, font);
    else
      for (const letter of segment)
        add(letter, Math.max(0, fontWith(defined(letter.codePointAt(0)))));
  }
  return parts;
}
