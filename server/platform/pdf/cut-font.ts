import type * as fontkit from 'fontkit';

/** What a PDF has to find in a font that it carries, in the order of their names. */
const tags = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
/** Flags of a glyph that is put together from others, as the OpenType specification of `glyf` numbers them. */
const [argumentsAreWords, hasScale, hasMore, hasTwoScales, hasMatrix] = [0x1, 0x8, 0x20, 0x40, 0x80];

/** What fontkit knows of a TrueType font beyond its types. */
type Inside = {
  stream: { buffer: Uint8Array };
  directory: { tables: Record<string, { offset: number; length: number } | undefined> };
  loca: { offsets: number[] };
};

/** A part of a glyph: the number of the other glyph, and where in the bytes it stands. */
type Part = { glyph: number; at: number };

/**
 * Cuts fonts out of one with TrueType outlines by copying its bytes: fontkit's own subset takes each glyph apart first, which
 * takes half as long as writing a document does.
 * @returns a font of the glyphs of a list, which grows by those that others are put together from. `include` gives the new
 * number of a glyph and adds it to the list where it is not in it yet
 */
export function fontCutter(font: fontkit.Font) {
  const { stream, directory, loca } = font as unknown as Inside;
  const bytes = Buffer.from(stream.buffer.buffer, stream.buffer.byteOffset, stream.buffer.byteLength);
  const table = (tag: string) => {
    const found = directory.tables[tag];
    return found ? bytes.subarray(found.offset, found.offset + found.length) : Buffer.alloc(0);
  };
  const [glyf, hmtx, hhea] = [table('glyf'), table('hmtx'), table('hhea')];
  const isShort = table('head').readInt16BE(50) === 0;
  const fullMetrics = hhea.readUInt16BE(34);
  const parts = new Map<number, Part[]>();

  function outline(glyph: number, include: (glyph: number) => number): Buffer {
    const drawn = glyf.subarray(loca.offsets[glyph], loca.offsets[glyph + 1]);
    const found = parts.get(glyph) ?? partsOf(drawn);
    parts.set(glyph, found);
    if (found.length === 0) return drawn;
    const copy = Buffer.from(drawn);
    for (const part of found) copy.writeUInt16BE(include(part.glyph), part.at);
    return copy;
  }

  /** Advance and left bearing; the last glyphs of a font may share one advance. */
  function metric(glyph: number): Buffer {
    const own = Math.min(glyph, fullMetrics - 1) * 4;
    if (glyph < fullMetrics) return hmtx.subarray(own, own + 4);
    const bearing = fullMetrics * 4 + (glyph - fullMetrics) * 2;
    return Buffer.concat([hmtx.subarray(own, own + 2), hmtx.subarray(bearing, bearing + 2)]);
  }

  return function cut(glyphs: readonly number[], include: (glyph: number) => number): Uint8Array {
    const outlines: Buffer[] = [];
    const metrics: Buffer[] = [];
    const offsets = [0];
    // Parts of a glyph join the list while it is walked.
    for (let at = 0; at < glyphs.length; at += 1) {
      const drawn = outline(glyphs[at]!, include);
      outlines.push(drawn);
      metrics.push(metric(glyphs[at]!));
      offsets.push(offsets[at]! + drawn.length);
    }
    const places = Buffer.alloc(offsets.length * (isShort ? 2 : 4));
    for (const [at, offset] of offsets.entries()) {
      if (isShort) places.writeUInt16BE(offset / 2, at * 2);
      else places.writeUInt32BE(offset, at * 4);
    }
    const [header, maxima] = [Buffer.from(hhea), Buffer.from(table('maxp'))];
    header.writeUInt16BE(outlines.length, 34);
    maxima.writeUInt16BE(outlines.length, 4);
    const made: Record<string, Buffer> = {
      glyf: Buffer.concat(outlines),
      hhea: header,
      hmtx: Buffer.concat(metrics),
      loca: places,
      maxp: maxima,
    };
    return joinTables(tags.map((tag): [string, Buffer] => [tag, made[tag] ?? table(tag)]));
  };
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
function joinTables(tables: readonly (readonly [string, Buffer])[]): Uint8Array {
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
