import { type MatchReply, palette } from '@jyotiratna/contract';
import { matchingResult } from '#messages/kundli/matching-result.ts';

/** The image's size in pixels. */
const width = 1080;
const height = 1350;
const edge = 110;

/**
 * An image (PNG) of the eight koots and their total, created in the browser: no birth details are
 * sent for it, and it contains names only on request.
 * @throws Error when the browser cannot draw it
 */
export async function matchImage(reply: MatchReply, withNames: boolean): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures.');
  const write = (
    text: string,
    [x, y]: [number, number],
    font: string,
    colour: string,
    align: CanvasTextAlign,
  ) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, width - 2 * edge);
  };
  const { koots, total, range, maximum, boy, girl } = reply;
  const points = total === null ? matchingResult.between(range.least, range.most) : String(total);
  pen.fillStyle = palette.mayur900;
  pen.fillRect(0, 0, width, height);
  write(
    matchingResult.title,
    [width / 2, 130],
    "500 48px Eczar, 'Noto Sans Devanagari', serif",
    palette.marble0,
    'center',
  );
  write(
    `${points} / ${maximum}`,
    [width / 2, 290],
    '500 130px Eczar, serif',
    palette.kesar400,
    'center',
  );
  const names = withNames ? matchingResult.of(boy.name, girl.name) : '';
  write(
    names,
    [width / 2, 365],
    "500 38px 'Anek Latin', 'Noto Sans Devanagari', sans-serif",
    palette.marble0,
    'center',
  );
  for (const [at, { name, possible, maximum: max }] of koots.entries()) {
    const y = 460 + at * 98;
    write(
      name,
      [edge, y],
      "500 36px 'Anek Latin', 'Noto Sans Devanagari', sans-serif",
      palette.marble0,
      'left',
    );
    write(
      `${possible.join('–')} / ${max}`,
      [width - edge, y],
      "500 36px 'Anek Latin', sans-serif",
      palette.kesar300,
      'right',
    );
    pen.fillStyle = '#14504e';
    pen.fillRect(edge, y + 20, width - 2 * edge, 12);
    pen.fillStyle = palette.kesar400;
    pen.fillRect(edge, y + 20, ((width - 2 * edge) * (possible[0] ?? 0)) / max, 12);
  }
  write(
    'Jyotiratna',
    [width / 2, height - 50],
    "500 32px 'Anek Latin', sans-serif",
    palette.kesar300,
    'center',
  );
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))),
      'image/png',
    ),
  );
}
