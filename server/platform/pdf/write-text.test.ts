import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { charsIn, readPdfLines } from '../../testing/read-pdf.ts';
import { drawText, type Pdf, type Style, wrap, writePdf } from './write-text.ts';

const vocabulary = { plain: 'abc कि', bold: 'abc' };
const write = (draw: (pdf: Pdf) => void, words: typeof vocabulary | null = vocabulary) =>
  writePdf(
    { title: '', created: new Date(0), lang: 'en', ...(words && { vocabulary: words }) },
    draw,
  );
const show = (text: string, style?: Style) => (pdf: Pdf) =>
  drawText(pdf, text, [40, 60, 500], style);

/** The drawing operators of all pages of a document. */
function contentOf(pdf: Buffer): string {
  const streams = pdf
    .toString('latin1')
    .matchAll(/\/FlateDecode\n[\s\S]*?stream\n([\s\S]*?)\nendstream/g);
  const all = Array.from(streams, ([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
  return all.filter((text) => text.startsWith('1 0 0 -1')).join('\n');
}

it('embeds the whole font of its vocabulary, and a separate one for a line with other glyphs', async () => {
  const file = await write(show('cab'));
  expect(charsIn(file, 'F1')?.slice(1)).toEqual(['a', 'b', 'c', ' ', 'क', 'ि']);
  expect(charsIn(file, 'F3')).toBeUndefined();
  const other = await write((pdf) => {
    show('cab')(pdf);
    drawText(pdf, 'bad', [40, 90, 500]);
  });
  expect(charsIn(other, 'F1')).toEqual(charsIn(file, 'F1'));
  expect(charsIn(other, 'F3')?.slice(1)).toEqual(['b', 'a', 'd']);
  expect(readPdfLines(other)).toEqual(['cab', 'bad']);
});

it('is the same bytes for the same content, regardless of earlier documents', async () => {
  const first = await write(show('कि bad'), null);
  await write(show('किकि dab'), null);
  expect((await write(show('कि bad'), null)).equals(first)).toBe(true);
});

it('carries only glyphs that it shows where it has no vocabulary', async () => {
  expect(charsIn(await write(show('bb'), null), 'F3')?.slice(1)).toEqual(['b']);
});

it('draws a line in the requested weight, regardless of the weight used for wrapping', async () => {
  const broken = (pdf: Pdf) =>
    drawText(pdf, wrap('abc', 500, {})[0]!, [40, 60, 500], { bold: true });
  expect((await write(broken)).equals(await write(show('abc', { bold: true })))).toBe(true);
});

// PDFium ignores the shift of the next glyphs if an empty string follows the number.
it('emits no empty string after a trailing mark', async () => {
  const content = contentOf(await write(show('के क्षे र्कि के'), null));
  expect(content).toContain(']TJ');
  expect(content).not.toContain('()');
});

it('offsets marks from the line in proportion to the font size', async () => {
  const words = { plain: 'सद्बुद्धि', bold: 'a' };
  const rise = async (size: number) =>
    Number(/\n(\S+) Ts/.exec(contentOf(await write(show(words.plain, { size }), words)))?.[1]);
  expect([await rise(10), await rise(20)]).toEqual([-1.1, -2.2]);
});

it('starts clean after a document that could not be drawn', async () => {
  const failed = write((pdf) => {
    show('cab')(pdf);
    throw new RangeError('no more');
  });
  await expect(failed).rejects.toThrow('no more');
  expect(readPdfLines(await write(show('a')))).toEqual(['a']);
});
