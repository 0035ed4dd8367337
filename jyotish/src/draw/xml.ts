import { defined } from '@jyotiratna/contract';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Printable ASCII without markup, as in most English messages: requires no escaping. */
const plain = /^[ !#-%(-;=?-~]*$/;

/**
 * Text as XML character data or an attribute's value: markup becomes entities; characters
 * forbidden by XML 1.0 (control characters, lone surrogates) and bidirectional controls are
 * removed. The joiners of Indian scripts stay.
 */
export function xmlText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/(?![\u{200C}\u{200D}])\p{C}|[\u{2028}\u{2029}\u{FFFE}\u{FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => defined(ENTITIES[character]));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `limit` user-perceived characters, the last an ellipsis if the text is truncated. */
export function shortened(text: string, limit: number): string {
  // A grapheme has at least one unit, so a string within the limit requires no segmentation.
  if (text.length <= limit) return text;
  const chars = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return chars.length <= limit
    ? text
    : `${chars
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}

/** Formatted numbers, cached by tenths. */
const output: string[] = [];
const maxTenths = 10_000;

/**
 * Formats a number for an attribute with at most one decimal. Drawings have few distinct
 * coordinates, each requested a hundred times per chart.
 */
export function svgNumber(value: number): string {
  const tenths = Math.round(value * 10);
  if (tenths < 0 || tenths >= maxTenths) return String(tenths / 10);
  output[tenths] ??= String(tenths / 10);
  return output[tenths];
}
