import { itemAt } from '@jyotiratna/contract';
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** A part of a line with one reading direction. */
export type Run = { text: string; direction: Direction };

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text has characters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** The direction of a paragraph, by its first letter with a direction. */
export function directionOf(text: string): Direction {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

/**
 * The runs of a line from left to right (Unicode Bidirectional Algorithm, UAX #9). The
 * characters of a run stay in logical order.
 * @param base the direction of the line's paragraph
 */
export function directionRuns(text: string, base: Direction): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = runs.at(-1);
    if (last && last.level === levels[at]) last.text += text[at];
    else runs.push({ text: itemAt(text, at), level: itemAt(levels, at) });
  }
  const highest = Math.max(0, ...levels);
  for (let level = highest; level > 0; level -= 1) reverseFrom(level, runs);
  return runs.map((run) => ({ text: run.text, direction: run.level % 2 === 1 ? 'rtl' : 'ltr' }));
}

/** Reverses each sequence of runs of this level or higher (rule L2). */
function reverseFrom(level: number, runs: { level: number }[]): void {
  for (let from = 0; from < runs.length; from += 1) {
    let to = from;
    while (to < runs.length && itemAt(runs, to).level >= level) to += 1;
    if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
    from = to;
  }
}
