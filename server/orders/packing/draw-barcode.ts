import type { Pdf } from '../../platform/pdf/write-text.ts';

/**
 * The characters of Code 39 (ISO/IEC 16388): each is five bars alternating with four spaces, of
 * which three are wide (1). It covers capitals, digits and the hyphen, as in order numbers.
 */
const signs: Readonly<Record<string, string>> = {
  0: '000110100',
  1: '100100001',
  2: '001100001',
  3: '101100000',
  4: '000110001',
  5: '100110000',
  6: '001110000',
  7: '000100101',
  8: '100100100',
  9: '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '-': '010000101',
  '*': '010010100',
};
/** The widths of narrow and wide bars, and the height, in points. */
const narrow = 0.85;
const wide = 2.3;
const height = 24;

/**
 * The widths of alternating bars and spaces, starting with a bar, including the start and stop
 * characters.
 */
function widthsOf(text: string): number[] {
  return [...`*${text}*`].flatMap((sign) => {
    const bits = signs[sign];
    if (bits === undefined) throw new RangeError(`Code 39 has no sign for ${sign}`);
    return [...[...bits].map((bit) => (bit === '1' ? wide : narrow)), narrow];
  });
}

/** The width of the barcode, in points. */
export function barcodeWidth(text: string): number {
  return widthsOf(text).reduce((total, width) => total + width, 0);
}

/**
 * Draws an order number as a barcode; `x` and `y` are its upper left corner, in points.
 * @throws RangeError for a character that Code 39 lacks
 */
export function drawBarcode(pdf: Pdf, text: string, [x, y]: [number, number]): void {
  let left = x;
  for (const [at, width] of widthsOf(text).entries()) {
    if (at % 2 === 0) pdf.rect(left, y, width, height).fill('#000');
    left += width;
  }
}
