/** Devanagari with its joiners, and the rupee sign: what the second font is for. */
const indicRun = /(?:[\u0900-\u097f\u20b9\u25cc]|\u200c|\u200d)+/u;

const indicParts = new RegExp(`(${indicRun.source})`, 'u');

/** Letters with marks that the fonts do not have, as in 'Bārmer'. */
const marked = /[\u0100-\u024f\u1e00-\u1eff]/g;

export type Part = { text: string; indic: boolean };

/** Whether anything stands in a text that the first font does not draw as it is. */
const mixed = new RegExp(`${indicRun.source}|${marked.source}|[\\u0300-\\u036f]`, 'u');

/** Parts of a text that one font can draw; letters outside both fonts lose their marks. */
export function splitScripts(text: string): Part[] {
  // Most of what a Latin page says.
  if (!mixed.test(text)) return text === '' ? [] : [{ text, indic: false }];
  return text
    .normalize('NFC')
    .replace(marked, (letter) => letter.normalize('NFD').charAt(0))
    .split(indicParts)
    .map((part, at) => ({ text: part, indic: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
