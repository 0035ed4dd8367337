import { deflateSync } from 'node:zlib';
import { itemAt } from '@jyotiratna/contract';
import type PDFDocument from 'pdfkit';
import { readTables, subsetFont } from './cut-font.ts';
import { openFont, type Weight } from './faces.ts';
import type { Glyph } from './shape-words.ts';

type Pdf = InstanceType<typeof PDFDocument>;
export type Reference = ReturnType<Pdf['ref']>;

/** A font to embed in a document: its outlines and its glyph-to-character map, both deflated. */
export type CreatedFont = {
  name: string;
  file: Buffer;
  chars: Buffer;
  widths: number[];
  descriptor: object;
};

/** @param glyphs sorted by their numbers */
export function makeFont(weight: Weight, glyphs: readonly Glyph[]): CreatedFont {
  const used = [...new Set([0, ...glyphs.map(({ font }) => font)])];
  const tables = used.map((font) => readTables(openFont(weight, font).bytes));
  const edge = (at: number) => tables.map((table) => table('head').readInt16BE(36 + 2 * at));
  const [hhea, os2] = [itemAt(tables, 0)('hhea'), itemAt(tables, 0)('OS/2')];
  return {
    name: `NotoSans-${weight === 'bold' ? 'SemiBold' : 'Regular'}`,
    file: deflateSync(subsetFont((font) => openFont(weight, font).bytes, glyphs)),
    chars: deflateSync(charsOf(glyphs)),
    widths: glyphs.map(({ width }) => width),
    descriptor: {
      Type: 'FontDescriptor',
      // Flag 4: symbolic, since its glyphs are not a standard alphabet.
      Flags: 4,
      FontBBox: [
        Math.min(...edge(0)),
        Math.min(...edge(1)),
        Math.max(...edge(2)),
        Math.max(...edge(3)),
      ],
      ItalicAngle: 0,
      // Offsets in the OpenType tables `hhea` and `OS/2`.
      Ascent: hhea.readInt16BE(4),
      Descent: hhea.readInt16BE(6),
      CapHeight: os2.readInt16BE(88),
      XHeight: os2.readInt16BE(86),
      StemV: 0,
    },
  };
}

/**
 * Embeds a font in a document. Two bytes of a string are the number of a glyph.
 * @param as the object that the pages reference
 * @param part a prefix that is unique in the document, since each font is another subset of the
 * same font
 */
export function embedFont(pdf: Pdf, as: Reference, part: string, created: CreatedFont): void {
  const { file, chars, widths, descriptor } = created;
  const name = `RATNA${part}+${created.name}`;
  const object = (data: object, bytes?: Buffer) => {
    const ref = pdf.ref(data);
    ref.end(bytes);
    return ref;
  };
  const stream = (bytes: Buffer) => object({ Filter: 'FlateDecode' }, bytes);
  const descendant = object({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: {
      Registry: new String('Adobe'),
      Ordering: new String('Identity'),
      Supplement: 0,
    },
    FontDescriptor: object({ ...descriptor, FontName: name, FontFile2: stream(file) }),
    W: [0, widths],
    CIDToGIDMap: 'Identity',
  });
  Object.assign(as.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: stream(chars),
  });
  as.end(undefined);
}

/** A range must not cross a change in a number's first byte. */
const rangeSize = 256;

/** The ToUnicode map: the characters of each glyph, for programs that read or copy a document. */
function charsOf(glyphs: readonly Glyph[]): string {
  const ranges: string[] = [];
  for (let from = 0; from < glyphs.length; from += rangeSize) {
    const part = glyphs.slice(from, from + rangeSize);
    const codes = part.map(({ chars }) => `<${utf16(String.fromCodePoint(...chars))}>`);
    ranges.push(`<${hex(from)}> <${hex(from + part.length - 1)}> [${codes.join(' ')}]`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${ranges.length} beginbfrange
${ranges.join('\n')}
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

const hex = (number: number) => number.toString(16).padStart(4, '0');

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
