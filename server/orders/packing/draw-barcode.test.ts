import { expect, it } from 'vitest';
import type { Pdf } from '../../platform/pdf/write-text.ts';
import { barcodeWidth, drawBarcode } from './draw-barcode.ts';

/** The bars of a code as [left edge, width]. */
function barsOf(text: string): [number, number][] {
  const bars: [number, number][] = [];
  const rect = (left: number, _: number, width: number) => ({
    fill: () => bars.push([left, width]),
  });
  drawBarcode({ rect } as unknown as Pdf, text, [0, 0]);
  return bars;
}

it('draws five bars for each sign and for the two that frame them, as wide as it says', () => {
  const bars = barsOf('JR-8F3K2Q7');
  expect(bars).toHaveLength(5 * 12);
  const [left, width] = bars.at(-1) ?? [0, 0];
  expect(left + width).toBeLessThan(barcodeWidth('JR-8F3K2Q7'));
});

it('draws every capital, digit and the hyphen with three wide elements, each in its own way', () => {
  const patterns = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'].map((sign) => {
    const bars = barsOf(sign).slice(5, 10);
    const gaps = bars
      .slice(1)
      .map(([left], at) => left - (bars[at]?.[0] ?? 0) - (bars[at]?.[1] ?? 0));
    return bars
      .flatMap(([, width], at) => [width, gaps[at] ?? []].flat())
      .map((width) => Number(width > 1.5));
  });
  for (const pattern of patterns) expect(pattern.reduce((total, wide) => total + wide, 0)).toBe(3);
  expect(new Set(patterns.map(String)).size).toBe(37);
});

it('rejects a sign that no scanner would read', () => {
  expect(() => barsOf('jr')).toThrow(RangeError);
});
