const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Printable ASCII without markup, as most sentences are in English: there is nothing to change in it. */
const plain = /^[ !#-%(-;=?-~]*$/;

/**
 * Text as XML character data or an attribute's value: markup becomes entities, and what XML 1.0 forbids (control
 * characters, lone surrogates) or what turns the line's direction around is left out. The joiners of Indian scripts stay.
 */
export function xmlText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/(?![\u{200C}\u{200D}])\p{C}|[\u{2028}\u{2029}\u{FFFE}\u{FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `limit` characters as people count them, the last an ellipsis where something was cut. */
export function shortened(text: string, limit: number): string {
  // A letter is one unit or more: what has no more units than that need not be taken apart.
  if (text.length <= limit) return text;
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return letters.length <= limit
    ? text
    : `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}

/** By tenths, as they were written before. */
const written: string[] = [];
const mostTenths = 10_000;

/** A number for an attribute: at most one decimal. Points of drawings are few, and are asked for a hundred times a chart. */
export function number(value: number): string {
  const tenths = Math.round(value * 10);
  if (tenths < 0 || tenths >= mostTenths) return String(tenths / 10);
  written[tenths] ??= String(tenths / 10);
  return written[tenths];
}
