import { deflateSync } from 'node:zlib';
import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** What pdfkit keeps of a page. Its types know nothing of it; the version is pinned. */
type Inside = {
  page: { content: { compress: boolean; data: Record<string, unknown>; write: (bytes: Uint8Array) => void } };
  addContent: (text: string) => Pdf;
  flushPages: () => void;
};

/** A fifth larger than the best, in less than half of the time. */
const level = 3;

/** Pages are drawn one after the other, so that all of them are gathered in the same place. It grows to that of the longest. */
let gathered = Buffer.alloc(128 * 1024);

/**
 * Gathers what is drawn on a page until the page is over. pdfkit's own way turns each of a thousand lines into bytes letter by
 * letter. Called before the first page; whoever draws does so without waiting for anything.
 */
export function gatherContent(pdf: Pdf): void {
  const inside = pdf as unknown as Inside;
  const flushPages = inside.flushPages.bind(pdf);
  let length = 0;
  inside.addContent = (text) => {
    const needed = length + text.length + 1;
    if (needed > gathered.length) gathered = Buffer.concat([gathered], 2 * needed);
    // Words stand in it as numbers of glyphs: none is outside these 256 letters.
    length += gathered.write(text, length, 'latin1');
    gathered[length] = 0x0a;
    length += 1;
    return pdf;
  };
  inside.flushPages = () => {
    if (length > 0) {
      const { content } = inside.page;
      content.compress = false;
      content.data.Filter = 'FlateDecode';
      content.write(deflateSync(gathered.subarray(0, length), { level }));
    }
    length = 0;
    flushPages();
  };
}
