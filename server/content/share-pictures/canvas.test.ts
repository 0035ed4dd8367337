import { expect, it } from 'vitest';
import { createCanvas, type Outline } from './canvas.ts';
import { rectangle } from './motifs.ts';

/** The red channel of every pixel, row by row: 0 for unfilled, 255 for fully filled. */
function filled(size: number, ...outlines: Outline[]): number[][] {
  const canvas = createCanvas(size, size, '#000000');
  canvas.fill(outlines, '#ffffff');
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => canvas.pixels[(y * size + x) * 3]!),
  );
}

it('fills whole pixels fully and partial pixels by their coverage', () => {
  expect(filled(3, rectangle(0.5, 1, 1.5, 1))).toEqual([
    [0, 0, 0],
    [128, 255, 0],
    [0, 0, 0],
  ]);
});

it('covers exactly one side of a slanted edge', () => {
  const triangle: Outline = [
    [0, 0],
    [4, 0],
    [0, 2],
  ];
  expect(filled(4, triangle)).toEqual([
    [255, 255, 191, 64],
    [191, 64, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

it('cuts a hole for an outline in the opposite direction', () => {
  const hole = [...rectangle(1, 1, 1, 1)].reverse();
  expect(filled(3, rectangle(0, 0, 3, 3), hole)).toEqual([
    [255, 255, 255],
    [255, 0, 255],
    [255, 255, 255],
  ]);
});

it('leaves pixels outside unchanged', () => {
  expect(filled(2, rectangle(-5, -5, 6, 6))).toEqual([
    [255, 0],
    [0, 0],
  ]);
});

it('blends with the background by opacity', () => {
  const canvas = createCanvas(1, 1, '#204060');
  canvas.fill([rectangle(0, 0, 1, 1)], '#ffffff', 0.5);
  expect([...canvas.pixels]).toEqual([144, 160, 176]);
});
