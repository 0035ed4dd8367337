import { describe, expect, it } from 'vitest';
import { axisLabel, axisSteps } from './chart-scale.ts';

describe('the axis', () => {
  it.each([
    [46_245, [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
    [0, [0, 20]],
    [1649, [0, 500, 1000, 1500, 2000]],
    [100_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  ])('reaches %i in round steps', (max, steps) => {
    expect(axisSteps(max)).toEqual(steps);
  });

  it.each([
    [0, '₹0'],
    [500, '₹500'],
    [20_000, '₹20k'],
    [1_50_000, '₹1.5L'],
  ])('writes %i as %s', (rupees, label) => {
    expect(axisLabel(rupees)).toBe(label);
  });
});
