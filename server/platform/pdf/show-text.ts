import type PDFDocument from 'pdfkit';
import type { Word } from './shape-once.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** What pdfkit keeps of a font in a document. Its types know nothing of it; the version is pinned. */
type EmbeddedFont = {
  id: string;
  scale: number;
  subset: { includeGlyph: (id: number) => number };
  widths: (number | undefined)[];
  unicode: (readonly number[] | undefined)[];
  ref: () => unknown;
};
type Inside = { _font: EmbeddedFont; page: { fonts: Record<string, unknown> } };

/**
 * Glyphs of a word that stand side by side, as a PDF lists them. `x` and `y` are how far they stand off the line's own place,
 * as marks do, `advance` how far the line goes on behind them; all in ems.
 */
type Run = { x: number; y: number; advance: number; glyphs: string };

/** Words as they were written in a document, each font of it for itself: a page of dates is made of few of them. */
const written = new WeakMap<EmbeddedFont, Map<Word, Run[]>>();

/**
 * Writes shaped words in one line into a page. pdfkit's own way measures and shapes each text anew and sets up the page's
 * coordinates for it, which takes ten times as long.
 * @param name of the registered font
 * @param at the left end of the baseline, in points from the upper left corner
 * @param actual what copying gives instead of the glyphs' own letters
 */
export function showText(
  pdf: Pdf,
  name: string,
  words: readonly Word[],
  at: readonly [x: number, y: number],
  { size, color, actual }: { size: number; color: string; actual?: string | undefined },
): void {
  const { _font: embedded, page } = pdf.font(name) as unknown as Inside;
  page.fonts[embedded.id] ??= embedded.ref();
  const lines: string[] = [];
  // Where the line goes on without a gap, glyphs join those before: `open` are they.
  let open = '';
  const [x, y] = at;
  let advance = 0;
  const place = (dx: number, dy: number) => `1 0 0 -1 ${short(x + dx * size)} ${short(y - dy * size)} Tm`;
  const close = () => {
    if (open) lines.push(`[${open}] TJ`);
    open = '';
  };
  lines.push(place(0, 0));
  // Whether the next glyphs stand where the ones before have left off.
  let inLine = true;
  for (const word of words) {
    for (const run of runsOf(embedded, word)) {
      const raised = run.y !== 0 || run.x !== 0;
      if (raised || !inLine) {
        close();
        lines.push(place(advance + run.x, run.y));
      }
      open += open ? ` ${run.glyphs}` : run.glyphs;
      advance += run.advance;
      inLine = !raised;
    }
  }
  close();
  const text = `${fillOf(color)}\nBT\n/${embedded.id} ${short(size)} Tf\n${lines.join('\n')}\nET`;
  pdf.addContent(actual === undefined ? text : `/Span <</ActualText ${utf16(actual)}>> BDC\n${text}\nEMC`);
}

function runsOf(font: EmbeddedFont, word: Word): Run[] {
  const words = written.get(font) ?? new Map<Word, Run[]>();
  written.set(font, words);
  const runs = words.get(word) ?? writeRuns(font, word);
  words.set(word, runs);
  return runs;
}

function writeRuns(font: EmbeddedFont, { glyphs, positions }: Word): Run[] {
  const runs: Run[] = [];
  let hex = '';
  for (const [at, { id, advanceWidth, codePoints }] of glyphs.entries()) {
    const number = font.subset.includeGlyph(id);
    font.widths[number] ??= advanceWidth * font.scale;
    font.unicode[number] ??= codePoints;
    const { xAdvance, xOffset, yOffset } = positions[at]!;
    const [x, y] = [(xOffset * font.scale) / 1000, (yOffset * font.scale) / 1000];
    let run = runs.at(-1);
    if (!run || x || y || run.x || run.y) {
      if (run) run.glyphs += endOf(hex);
      run = { x, y, advance: 0, glyphs: '' };
      runs.push(run);
      hex = '';
    }
    hex += number.toString(16).padStart(4, '0');
    run.advance += (xAdvance * font.scale) / 1000;
    const kern = (advanceWidth - xAdvance) * font.scale;
    if (kern !== 0) {
      run.glyphs += `<${hex}> ${short(kern)} `;
      hex = '';
    }
  }
  const last = runs.at(-1);
  if (last) last.glyphs += endOf(hex);
  return runs;
}

const endOf = (hex: string) => (hex ? `<${hex}>` : '');

/** A number with as many decimals as a printer can tell. */
const short = (value: number) => String(Math.round(value * 1000) / 1000);

const fills = new Map<string, string>();

/** Sets the colour of what is filled. @param color '#RRGGBB' */
function fillOf(color: string): string {
  const known = fills.get(color);
  if (known !== undefined) return known;
  const parts = [1, 3, 5].map((at) => short(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  const fill = `${parts.join(' ')} rg`;
  fills.set(color, fill);
  return fill;
}

/** A text as a PDF writes it in hexadecimal digits: UTF-16 with its mark. */
function utf16(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}
