import { readFileSync } from 'node:fs';
import { printedScripts } from '@jyotiratna/contract/values/printable-characters';
import * as harfbuzz from 'harfbuzzjs';

export type Weight = 'plain' | 'bold';

/**
 * A font of one script and weight: its file for subsetting, and an open HarfBuzz font for shaping.
 * All have 1000 units per em.
 */
export type Font = { bytes: Buffer; shaping: harfbuzz.Font };

const weights = { plain: 400, bold: 600 } as const;
const opened = new Map<string, Font>();

/**
 * Opens a Noto Sans font (SIL Open Font License), subset by `tools/fonts/build-invoice.ts`, when a
 * document first needs it; it stays open in the thread.
 * @param number the font's index in `printedScripts`; 0 is Latin
 */
export function openFont(weight: Weight, number: number): Font {
  const file = `${printedScripts[number]}-${weights[weight]}`;
  const existing = opened.get(file);
  if (existing) return existing;
  const bytes = readFileSync(new URL(`./fonts/${file}.ttf`, import.meta.url));
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes)));
  const font = { bytes, shaping: new harfbuzz.Font(face) };
  opened.set(file, font);
  return font;
}
