import { expect, it } from 'vitest';
import { mirrored, overlap } from './keep-clear.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

it('distinguishes overlapping boxes from adjacent ones', () => {
  expect(overlap(box(0, 0, 10, 10), box(9, 9, 20, 20))).toBe(true);
  expect(overlap(box(0, 0, 10, 10), box(10, 0, 20, 10))).toBe(false);
  expect(overlap(box(0, 0, 10, 10), box(0, 10, 10, 20))).toBe(false);
});

it('mirrors a box to the other end of the window, as far from its edge', () => {
  expect(mirrored(box(5, 8, 300, 80), 800)).toEqual(box(5, 720, 300, 792));
});
