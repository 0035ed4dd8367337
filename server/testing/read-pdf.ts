import { inflateSync } from 'node:zlib';

/**
 * A string between parentheses, in single-byte characters, with a backslash before its
 * delimiters.
 */
const string = String.raw`\((?:\\[\s\S]|[^\\()])*\)`;
const strings = new RegExp(string, 'g');
/** The text content of a page. */
const operators = new RegExp(
  [
    `/ActualText(?<spelling>${string})>>BDC`,
    String.raw`(?<end>\bEMC\b)`,
    String.raw`/(?<font>F\d+) [\d.]+ Tf`,
    String.raw`1 0 0 -1 [\d.-]+ (?<start>[\d.-]+) Tm`,
    String.raw`[\d.-]+ (?<up>[\d.-]+) Td`,
    String.raw`\[(?<shown>(?:${string}|[^\]()])*)\]TJ`,
  ].join('|'),
  'g',
);

/**
 * The lines of a PDF created by the shop: the text that a user copies from it.
 * @param words false: decoded by its maps from glyphs to characters, in drawing order; true:
 *   shaped text by the document's ActualText
 */
export function readPdfLines(pdf: Buffer, { words: byWord = false } = {}): string[] {
  const objects = readObjects(pdf);
  const fonts = readFonts(objects);
  const lines: string[][] = [];
  for (const body of objects.values()) {
    let font = new Map<number, string>();
    // In thousandths of a point from the top; NaN before the first line.
    let baseline = Number.NaN;
    let spelt: string | null = null;
    for (const { groups = {} } of streamOf(body).matchAll(operators)) {
      const { spelling, end, font: fontName, start, up, shown } = groups;
      if (spelling !== undefined) spelt = byWord ? utf16(spelling).slice(1) : null;
      if (end !== undefined) spelt = null;
      if (fontName !== undefined) font = fonts.get(fontName) ?? font;
      if (start !== undefined || up !== undefined) {
        const before = baseline;
        baseline = start === undefined ? before - thousandths(up) : thousandths(start);
        if (baseline !== before) lines.push([]);
      }
      if (shown === undefined) continue;
      lines
        .at(-1)!
        .push(
          ...(spelt === null
            ? glyphsOf(shown).map((glyph) => font.get(glyph) ?? '\ufffd')
            : [spelt]),
        );
      if (spelt !== null) spelt = '';
    }
  }
  return lines.map(inReadingOrder);
}

const rightToLeft = /\p{Script=Arabic}/u;

/**
 * The reading order that PDF programs use: from one right-to-left character to the last before
 * another script, the glyphs are reversed, and the numbers in them reversed back.
 */
function inReadingOrder(glyphs: readonly string[]): string {
  const isTurned = (glyph: string) => rightToLeft.test(glyph) && /\p{L}|\p{M}/u.test(glyph);
  const from = glyphs.findIndex(isTurned);
  if (from < 0) return glyphs.join('');
  const other = glyphs.findIndex(
    (glyph, at) => at > from && /\p{L}/u.test(glyph) && !isTurned(glyph),
  );
  const to = glyphs.slice(0, other < 0 ? undefined : other).findLastIndex(isTurned) + 1;
  const turned = glyphs.slice(from, to).toReversed().join('');
  const numbers = turned.replace(/\p{Nd}+/gu, (digits) => [...digits].reverse().join(''));
  return glyphs.slice(0, from).join('') + numbers + inReadingOrder(glyphs.slice(to));
}

/** The characters for which a font in a PDF has glyphs; undefined without such a font. */
export function charsIn(pdf: Buffer, font: string): string[] | undefined {
  const chars = readFonts(readObjects(pdf)).get(font);
  return chars && [...chars.values()];
}

const thousandths = (points = '0') => Math.round(Number(points) * 1000);

function readObjects(pdf: Buffer): Map<string, string> {
  const objects = pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(Array.from(objects, ([, id = '', body = '']) => [id, body]));
}

function streamOf(body: string): string {
  const raw = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1];
  if (raw === undefined) return '';
  const bytes = Buffer.from(raw, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Maps of glyph numbers to characters, by font name. */
function readFonts(objects: Map<string, string>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (map && !fonts.has(name)) fonts.set(name, readMap(streamOf(objects.get(map) ?? '')));
    }
  }
  return fonts;
}

/** Parses a ToUnicode map whose ranges list one entry per glyph. */
function readMap(map: string): Map<number, string> {
  const chars = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi,
  )) {
    for (const [at, [, digits = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries())
      chars.set(
        Number.parseInt(first, 16) + at,
        Buffer.from(digits, 'hex').swap16().toString('utf16le'),
      );
  }
  return chars;
}

/** Glyphs have numbers of two bytes. */
function glyphsOf(shown: string): number[] {
  return Array.from(shown.matchAll(strings), ([text]) =>
    [...utf16(text)].map((letter) => letter.charCodeAt(0)),
  ).flat();
}

/** A PDF string in UTF-16, with its byte order mark where it has one. */
function utf16(text: string): string {
  const bytes = text
    .slice(1, -1)
    .replace(/\\([\s\S])/g, (_, letter: string) => (letter === 'r' ? '\r' : letter));
  return Buffer.from(bytes, 'latin1').swap16().toString('utf16le');
}
