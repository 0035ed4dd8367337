import sharp from 'sharp';

/** Side of a tile in pixels of the comparison. */
const tile = 8;
/**
 * Maximum average difference of a tile's channels (of 255): more than antialiasing and other digits
 * cause.
 */
const tileTolerance = 26;
/** Number of tiles that may differ, for example because of a caret or a rounded corner. */
const tilesTolerated = 1;
/**
 * Maximum relative difference in height of a full page: less than a line of text on a short page.
 */
const heightTolerance = 0.01;

type Raster = { data: Buffer; width: number; height: number };
export type Difference = {
  /** Description of the differences, for the message of the failed test. */
  says: string;
  /** The actual image with differing tiles in red, as WebP. */
  picture: Buffer;
};

/** Decodes an image to RGB at a fixed width, blurred so that edges may differ by half a pixel. */
async function rasterOf(image: Buffer, width: number): Promise<Raster> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .resize({ width, kernel: 'mitchell' })
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function tileDifference(a: Raster, b: Raster, left: number, top: number): number {
  const right = Math.min(left + tile, a.width, b.width);
  const bottom = Math.min(top + tile, a.height, b.height);
  let total = 0;
  for (let y = top; y < bottom; y++)
    for (let i = (y * a.width + left) * 3; i < (y * a.width + right) * 3; i++)
      total += Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0));
  return total / ((right - left) * (bottom - top) * 3);
}

/**
 * Compares two images; null if they are equal. Both are images of the same `screenWidth` (CSS
 * pixels) at any scale, and are compared at a quarter of it. `strictness` scales the tolerances (2:
 * half as tolerant).
 */
export async function compare(
  expected: Buffer,
  actual: Buffer,
  screenWidth: number,
  strictness = 1,
): Promise<Difference | null> {
  const width = Math.round(screenWidth / 4);
  const [before, now] = await Promise.all([rasterOf(expected, width), rasterOf(actual, width)]);
  const taller = now.height - before.height;
  const moved = Math.abs(taller) > Math.max(2, (before.height * heightTolerance) / strictness);
  const different: [left: number, top: number][] = [];
  for (let top = 0; top < Math.min(before.height, now.height); top += tile)
    for (let left = 0; left < width; left += tile)
      if (tileDifference(before, now, left, top) > tileTolerance / strictness)
        different.push([left, top]);
  if (!moved && different.length <= tilesTolerated / strictness) return null;

  const says = [
    ...(moved ? [`${Math.abs(taller) * 4} px ${taller > 0 ? 'taller' : 'shorter'}`] : []),
    ...(different.length > 0
      ? [`different in ${different.length} places ${boxAround(different)}`]
      : []),
  ].join(', ');
  return { says, picture: await marked(actual, now, different) };
}

/** Bounding box of the tiles in CSS pixels: 'between 40,120 and 320,160'. */
function boxAround(tiles: [left: number, top: number][]): string {
  const [lefts, tops] = [tiles.map(([left]) => left * 4), tiles.map(([, top]) => top * 4)];
  const edge = tile * 4;
  return `between ${Math.min(...lefts)},${Math.min(...tops)} and ${Math.max(...lefts) + edge},${Math.max(...tops) + edge}`;
}

async function marked(
  actual: Buffer,
  { width, height }: Raster,
  tiles: [left: number, top: number][],
) {
  const boxes = tiles
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="${tile}" height="${tile}"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"><g fill="#e00" fill-opacity=".45">${boxes}</g></svg>`;
  const small = await sharp(actual)
    .resize({ width: width * 2, height: height * 2, fit: 'fill' })
    .toBuffer();
  return sharp(small)
    .composite([{ input: Buffer.from(svg) }])
    .webp()
    .toBuffer();
}
