import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

export type Weight = 'plain' | 'bold';

/** The fonts of one weight, which have the same height and units: a script each. */
export type Face = readonly [latin: fontkit.Font, devanagari: fontkit.Font];

/** Noto Sans (SIL Open Font License), cut by `tools/fonts/build-invoice.ts`: one file a script and weight. */
const files = { plain: ['latin-400', 'devanagari-400'], bold: ['latin-600', 'devanagari-600'] } as const;
const opened: Partial<Record<Weight, Face>> = {};

/** The fonts of a weight, opened once for the thread: reading the tables for Devanagari takes longer than shaping a page by them. */
export function faceOf(weight: Weight): Face {
  opened[weight] ??= files[weight].map(open) as unknown as Face;
  return opened[weight];
}

function open(file: (typeof files)[Weight][number]): fontkit.Font {
  return fontkit.create(readFileSync(new URL(`./fonts/${file}.ttf`, import.meta.url))) as fontkit.Font;
}
