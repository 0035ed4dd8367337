import { expect, it } from 'vitest';
import { frameAfter, nearestLoaded } from './turn-frames.ts';

it('a turn wraps around, in both directions', () => {
  expect([
    frameAfter(35, 1, 36),
    frameAfter(0, -1, 36),
    frameAfter(3, -80, 36),
    frameAfter(0, 72, 36),
  ]).toEqual([0, 35, 31, 0]);
});

it('a frame that is not loaded yet is replaced by the closest one, also across the end', () => {
  const loaded = Array.from({ length: 18 }, (_, at) => at === 0 || at === 9);
  expect([nearestLoaded(loaded, 9), nearestLoaded(loaded, 11), nearestLoaded(loaded, 16)]).toEqual([
    9, 9, 0,
  ]);
  expect(nearestLoaded([false, false], 1)).toBe(0);
});
