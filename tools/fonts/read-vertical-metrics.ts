/**
 * Ascent, descent and line gap of an uncompressed font, as fractions of the em: CSS
 * `ascent-override` and so on. Tables after the OpenType specification: `head` (units per em at
 * 18) and `hhea` (ascender 4, descender 6, gap 8).
 * @throws RangeError when a table is missing.
 */
export function readVerticalMetrics(sfnt: Uint8Array): {
  ascent: number;
  descent: number;
  lineGap: number;
} {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const head = findTable(view, 'head');
  const hhea = findTable(view, 'hhea');
  const em = view.getUint16(head + 18);
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
  };
}

function findTable(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let i = 0; i < count; i++) {
    const entry = 12 + i * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  throw new RangeError(`the font has no table ${tag}`);
}
