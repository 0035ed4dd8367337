import { inflateSync } from 'node:zlib';

/**
 * The lines of a PDF that pdfkit wrote: what someone copies out of it.
 * @param words false: as its maps from glyphs to letters read them, in the order of drawing; true: shaped words as the
 * document spells them out beside their glyphs (ActualText)
 */
export function readPdfLines(pdf: Buffer, { words = false } = {}): string[] {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body);
  }
  const streamOf = (body: string) => {
    const raw = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1];
    if (raw === undefined) return '';
    const bytes = Buffer.from(raw, 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (map) fonts.set(name, readMap(streamOf(objects.get(map) ?? '')));
    }
  }
  const lines: string[] = [];
  for (const body of objects.values()) {
    const content = streamOf(body);
    let font = new Map<string, string>();
    let baseline = '';
    let spelt: string | null = null;
    // Marks of a word may stand above or below its line.
    let word: 'none' | 'begins' | 'goes on' = 'none';
    for (const [part, spelling, named, at, shown] of content.matchAll(
      /\/ActualText <feff([0-9a-f]*)>>> BDC|\/(F\d+) [\d.]+ Tf|1 0 0 -1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ|\bEMC\b/g,
    )) {
      if (spelling !== undefined) {
        spelt = words ? readString(spelling) : null;
        word = 'begins';
      }
      if (part === 'EMC') {
        spelt = null;
        word = 'none';
      }
      if (named) font = fonts.get(named) ?? font;
      if (at && word !== 'goes on' && at !== baseline) {
        baseline = at;
        lines.push('');
      }
      if (at && word === 'begins') word = 'goes on';
      if (shown !== undefined && spelt !== null) {
        lines[lines.length - 1] += spelt;
        spelt = '';
        continue;
      }
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi)) {
        const glyphs = hex.match(/.{4}/g) ?? [];
        lines[lines.length - 1] += glyphs.map((glyph) => font.get(glyph) ?? '\ufffd').join('');
      }
    }
  }
  return lines;
}

/** Glyph to letters from a ToUnicode map whose ranges list one entry a glyph. */
function readMap(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    let glyph = Number.parseInt(first, 16);
    for (const [, code = ''] of list.matchAll(/<([0-9a-f ]*)>/gi)) {
      const units = (code.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      letters.set(glyph.toString(16).padStart(4, '0'), String.fromCharCode(...units));
      glyph += 1;
    }
  }
  return letters;
}

/** A PDF's string in hexadecimal digits (UTF-16BE without its mark). */
function readString(digits: string): string {
  return Buffer.from(digits, 'hex').swap16().toString('utf16le');
}
