import { itemAt } from '@jyotiratna/contract';
import { missingGlyph } from './missing-glyph.ts';

/** The tables required in a font embedded in a PDF, sorted by name. */
const tags = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
/** Flags of a composite glyph in the OpenType table `glyf`. */
const [argumentsAreWords, hasScale, hasExtra, hasTwoScales, hasMatrix] = [
  0x1, 0x8, 0x20, 0x40, 0x80,
];

/** Byte offsets of fields in `head`, `hhea` and `maxp`. */
const [box, offsetSize, fullMetrics, glyphCount, firstMax, endOfMax] = [36, 50, 34, 4, 6, 32];

/** A glyph: the index of its font, and its number in that font. */
export type SubsetGlyph = { font: number; id: number };

/**
 * A component of a composite glyph: the number of the other glyph, and the byte offset of that
 * number.
 */
type Part = { glyph: number; at: number };

/**
 * Builds one font subset from several TrueType fonts by copying their bytes. A glyph's number is
 * its position in the list; components of composite glyphs follow. Glyph 0 represents a character
 * missing from all fonts and is drawn as a box.
 * @param bytesOf returns the files of fonts of one family and weight; tables that are not about
 * glyphs are from font 0
 */
export function subsetFont(
  bytesOf: (font: number) => Buffer,
  glyphs: readonly SubsetGlyph[],
): Buffer {
  const sources = new Map<number, Source>();
  const sourceOf = (font: number): Source => {
    const source = sources.get(font) ?? openTables(bytesOf(font));
    sources.set(font, source);
    return source;
  };
  const first = sourceOf(0);
  const all = [...glyphs];
  const numbers = new Map(all.map(({ font, id }, at) => [`${font}:${id}`, at]));
  const numberOf = (font: number, id: number) => {
    const key = `${font}:${id}`;
    const number = numbers.get(key) ?? all.push({ font, id }) - 1;
    numbers.set(key, number);
    return number;
  };
  const outlines: Buffer[] = [];
  const metrics: Buffer[] = [];
  const offsets = [0];
  // The list grows during the loop: components of composite glyphs are appended.
  for (let at = 0; at < all.length; at += 1) {
    const { font, id } = itemAt(all, at);
    const drawn = id === 0 ? missingGlyph : sourceOf(font).outline(id);
    const parts = partsOf(drawn);
    const outline = parts.length > 0 ? Buffer.from(drawn) : drawn;
    for (const part of parts) outline.writeUInt16BE(numberOf(font, part.glyph), part.at);
    outlines.push(outline);
    metrics.push(sourceOf(font).metric(id));
    offsets.push(itemAt(offsets, at) + outline.length);
  }
  const places = Buffer.alloc(offsets.length * 4);
  for (const [at, offset] of offsets.entries()) places.writeUInt32BE(offset, at * 4);
  const { table } = first;
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => Buffer.from(table(tag))) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  head.writeInt16BE(1, offsetSize);
  hhea.writeUInt16BE(all.length, fullMetrics);
  for (const other of sources.values()) {
    widenBox(head, other.table('head'));
    raise(maxp, other.table('maxp'));
  }
  maxp.writeUInt16BE(all.length, glyphCount);
  const created: Record<string, Buffer> = {
    ...{ head, hhea, maxp, loca: places },
    glyf: Buffer.concat(outlines),
    hmtx: Buffer.concat(metrics),
  };
  return joinTables(tags.map((tag): [string, Buffer] => [tag, created[tag] ?? table(tag)]));
}

type Source = ReturnType<typeof openTables>;

/** The tables of a TrueType file by name; a missing one is empty. */
export function readTables(bytes: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>();
  const count = bytes.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const [offset, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    tables.set(bytes.toString('latin1', at, at + 4), bytes.subarray(offset, offset + length));
  }
  return (tag) => tables.get(tag) ?? Buffer.alloc(0);
}

function openTables(bytes: Buffer) {
  const table = readTables(bytes);
  const [glyf, hmtx, full] = [
    table('glyf'),
    table('hmtx'),
    table('hhea').readUInt16BE(fullMetrics),
  ];
  const [loca, long] = [table('loca'), table('head').readInt16BE(offsetSize) === 1];
  const offset = (glyph: number) =>
    long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return {
    table,
    outline: (glyph: number) => glyf.subarray(offset(glyph), offset(glyph + 1)),
    /** The advance and left bearing of a glyph; the last glyphs of a font may share one advance. */
    metric(glyph: number): Buffer {
      const own = Math.min(glyph, full - 1) * 4;
      if (glyph < full) return hmtx.subarray(own, own + 4);
      const bearing = full * 4 + (glyph - full) * 2;
      return Buffer.concat([hmtx.subarray(own, own + 2), hmtx.subarray(bearing, bearing + 2)]);
    },
  };
}

/** Extends the bounding box of all glyphs: left, lower, right and upper edge. */
function widenBox(head: Buffer, other: Buffer): void {
  for (const [at, extreme] of [Math.min, Math.min, Math.max, Math.max].entries()) {
    const edge = box + at * 2;
    head.writeInt16BE(extreme(head.readInt16BE(edge), other.readInt16BE(edge)), edge);
  }
}

/** Raises the maximum numbers of points, contours and components of a glyph. */
function raise(maxp: Buffer, other: Buffer): void {
  for (let at = firstMax; at < endOfMax; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at);
}

function partsOf(drawn: Buffer): Part[] {
  // A space has no outline; a simple glyph has a non-negative number of contours.
  if (drawn.length === 0 || drawn.readInt16BE(0) >= 0) return [];
  const parts: Part[] = [];
  let at = 10;
  let flags = hasExtra;
  while (flags & hasExtra) {
    flags = drawn.readUInt16BE(at);
    parts.push({ glyph: drawn.readUInt16BE(at + 2), at: at + 2 });
    at += flags & argumentsAreWords ? 8 : 6;
    if (flags & hasScale) at += 2;
    else if (flags & hasTwoScales) at += 4;
    else if (flags & hasMatrix) at += 8;
  }
  return parts;
}

/** Joins tables to a TrueType file. PDF readers do not verify the checksums, which stay 0. */
function joinTables(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const present = tables.filter(([, bytes]) => bytes.length > 0);
  const head = Buffer.alloc(12 + present.length * 16);
  const power = 2 ** Math.floor(Math.log2(present.length));
  head.writeUInt32BE(0x00010000, 0);
  for (const [at, value] of [
    present.length,
    power * 16,
    Math.log2(power),
    (present.length - power) * 16,
  ].entries())
    head.writeUInt16BE(value, 4 + at * 2);
  const chunks: Uint8Array[] = [head];
  let offset = head.length;
  for (const [at, [tag, bytes]] of present.entries()) {
    const entry = 12 + at * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const gap = -bytes.length & 3;
    chunks.push(bytes, Buffer.alloc(gap));
    offset += bytes.length + gap;
  }
  return Buffer.concat(chunks);
}
