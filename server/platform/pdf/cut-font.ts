import type * as fontkit from 'fontkit';

/** What a PDF has to find in a font that it carries, in the order of their names. */
const tags = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
/** Flags of a glyph that is put together from others, as the OpenType specification of `glyf` numbers them. */
const [argumentsAreWords, hasScale, hasMore, hasTwoScales, hasMatrix] = [0x1, 0x8, 0x20, 0x40, 0x80];

/** Where these stand in `head`, `hhea` and `maxp`. */
const [box, offsetSize, fullMetrics, glyphCount, firstMost, endOfMost] = [36, 50, 34, 4, 6, 32];

/** What fontkit knows of a TrueType font beyond its types. */
type Inside = {
  stream: { buffer: Uint8Array };
  directory: { tables: Record<string, { offset: number; length: number } | undefined> };
  loca: { offsets: number[] };
};

/** A glyph: which of the fonts it is of, and its number there. */
export type CutGlyph = { font: number; id: number };

/** A part of a glyph: the number of the other glyph, and where in the bytes it stands. */
type Part = { glyph: number; at: number };

/**
 * Cuts one font out of others with TrueType outlines by copying their bytes: fontkit's own subset takes each glyph apart first,
 * which takes half as long as writing a document does. Glyphs have the numbers of their places in the list; those that others
 * are put together from come behind it.
 * @param fonts of one family and one weight: what is not about glyphs is taken from the first
 */
export function cutFont(fonts: readonly fontkit.Font[], glyphs: readonly CutGlyph[]): Buffer {
  const sources = fonts.map(openTables);
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
  // Parts of a glyph join the list while it is walked.
  for (let at = 0; at < all.length; at += 1) {
    const { font, id } = all[at]!;
    const drawn = sources[font]!.outline(id);
    const parts = partsOf(drawn);
    const outline = parts.length > 0 ? Buffer.from(drawn) : drawn;
    for (const part of parts) outline.writeUInt16BE(numberOf(font, part.glyph), part.at);
    outlines.push(outline);
    metrics.push(sources[font]!.metric(id));
    offsets.push(offsets[at]! + outline.length);
  }
  const places = Buffer.alloc(offsets.length * 4);
  for (const [at, offset] of offsets.entries()) places.writeUInt32BE(offset, at * 4);
  const { table } = sources[0]!;
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => Buffer.from(table(tag))) as [Buffer, Buffer, Buffer];
  head.writeInt16BE(1, offsetSize);
  hhea.writeUInt16BE(all.length, fullMetrics);
  for (const other of sources.slice(1)) {
    widenBox(head, other.table('head'));
    raise(maxp, other.table('maxp'));
  }
  maxp.writeUInt16BE(all.length, glyphCount);
  const made: Record<string, Buffer> = {
    ...{ head, hhea, maxp, loca: places },
    glyf: Buffer.concat(outlines),
    hmtx: Buffer.concat(metrics),
  };
  return joinTables(tags.map((tag): [string, Buffer] => [tag, made[tag] ?? table(tag)]));
}

function openTables(font: fontkit.Font) {
  const { stream, directory, loca } = font as unknown as Inside;
  const bytes = Buffer.from(stream.buffer.buffer, stream.buffer.byteOffset, stream.buffer.byteLength);
  const table = (tag: string) => {
    const found = directory.tables[tag];
    return found ? bytes.subarray(found.offset, found.offset + found.length) : Buffer.alloc(0);
  };
  const [glyf, hmtx, full] = [table('glyf'), table('hmtx'), table('hhea').readUInt16BE(fullMetrics)];
  return {
    table,
    outline: (glyph: number) => glyf.subarray(loca.offsets[glyph], loca.offsets[glyph + 1]),
    /** Advance and left bearing; the last glyphs of a font may share one advance. */
    metric(glyph: number): Buffer {
      const own = Math.min(glyph, full - 1) * 4;
      if (glyph < full) return hmtx.subarray(own, own + 4);
      const bearing = full * 4 + (glyph - full) * 2;
      return Buffer.concat([hmtx.subarray(own, own + 2), hmtx.subarray(bearing, bearing + 2)]);
    },
  };
}

/** The box that every glyph fits in: its left, lower, right and upper edge. */
function widenBox(head: Buffer, other: Buffer): void {
  for (const [at, most] of [Math.min, Math.min, Math.max, Math.max].entries()) {
    const edge = box + at * 2;
    head.writeInt16BE(most(head.readInt16BE(edge), other.readInt16BE(edge)), edge);
  }
}

/** How many points, contours and parts a glyph has at most. */
function raise(maxp: Buffer, other: Buffer): void {
  for (let at = firstMost; at < endOfMost; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at);
}

function partsOf(drawn: Buffer): Part[] {
  // A space has no outline; a simple glyph counts its contours.
  if (drawn.length === 0 || drawn.readInt16BE(0) >= 0) return [];
  const parts: Part[] = [];
  let at = 10;
  let flags = hasMore;
  while (flags & hasMore) {
    flags = drawn.readUInt16BE(at);
    parts.push({ glyph: drawn.readUInt16BE(at + 2), at: at + 2 });
    at += flags & argumentsAreWords ? 8 : 6;
    if (flags & hasScale) at += 2;
    else if (flags & hasTwoScales) at += 4;
    else if (flags & hasMatrix) at += 8;
  }
  return parts;
}

/** A TrueType file. Nobody who reads a PDF checks the sums, which stay 0. */
function joinTables(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const present = tables.filter(([, bytes]) => bytes.length > 0);
  const head = Buffer.alloc(12 + present.length * 16);
  const power = 2 ** Math.floor(Math.log2(present.length));
  head.writeUInt32BE(0x00010000, 0);
  for (const [at, value] of [present.length, power * 16, Math.log2(power), (present.length - power) * 16].entries())
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
