import { SIDE as side } from './drawing.ts';
import type { Point } from './north-layout.ts';

/** Positions of the grahas and of the number in a field, and grahas per row. */
export interface PlanField {
  readonly grahas: Point;
  readonly number: Point;
  readonly row: number;
}

/**
 * A drawing of rashis without degrees on a square of 480, for divisional charts in any output
 * format.
 */
export interface ChartPlan {
  /** Path data of the lines (SVG). */
  readonly lines: string;
  /**
   * `houses`: fields are houses from the lagna (North); `rashis`: fields are rashis from Mesha
   * (South, East).
   */
  readonly counts: 'houses' | 'rashis';
  readonly fields: readonly PlanField[];
}

const field = (x: number, y: number, numberX: number, numberY: number, row: number): PlanField => ({
  grahas: [x * side, y * side],
  number: [numberX * side, numberY * side],
  row,
});

/**
 * Column and row of Mesha to Meena in a 4 by 4 square, from the top left: clockwise around an empty
 * middle.
 */
export const SOUTH_CELLS = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

/** Plans of the North, South and East Indian styles. */
export const CHART_PLANS: Readonly<Record<'north' | 'south' | 'east', ChartPlan>> = {
  north: {
    counts: 'houses',
    lines: 'M0 0H480V480H0ZM0 0L480 480M480 0L0 480M240 0L480 240L240 480L0 240Z',
    fields: [
      field(0.5, 0.24, 0.5, 0.45, 3),
      field(0.25, 0.09, 0.25, 0.205, 4),
      field(0.09, 0.25, 0.2, 0.25, 2),
      field(0.25, 0.5, 0.44, 0.5, 3),
      field(0.09, 0.75, 0.2, 0.75, 2),
      field(0.25, 0.91, 0.25, 0.795, 4),
      field(0.5, 0.76, 0.5, 0.55, 3),
      field(0.75, 0.91, 0.75, 0.795, 4),
      field(0.91, 0.75, 0.8, 0.75, 2),
      field(0.75, 0.5, 0.56, 0.5, 3),
      field(0.91, 0.25, 0.8, 0.25, 2),
      field(0.75, 0.09, 0.75, 0.205, 4),
    ],
  },
  south: {
    counts: 'rashis',
    lines:
      'M0 0H480V480H0ZM120 0V480M360 0V480M0 120H480M0 360H480M240 0V120M240 360V480M0 240H120M360 240H480',
    fields: SOUTH_CELLS.map(([column, row]) =>
      field((column + 0.5) / 4, (row + 0.42) / 4, (column + 0.88) / 4, (row + 0.88) / 4, 3),
    ),
  },
  east: {
    counts: 'rashis',
    lines:
      'M0 0H480V480H0ZM160 0V480M320 0V480M0 160H480M0 320H480M0 0L160 160M480 0L320 160M0 480L160 320M480 480L320 320',
    fields: [
      field(0.5, 0.14, 0.5, 0.305, 4),
      field(0.235, 0.085, 0.3, 0.045, 3),
      field(0.08, 0.215, 0.03, 0.305, 2),
      field(0.16, 0.5, 0.31, 0.5, 4),
      field(0.08, 0.785, 0.03, 0.695, 2),
      field(0.235, 0.915, 0.3, 0.955, 3),
      field(0.5, 0.86, 0.5, 0.695, 4),
      field(0.765, 0.915, 0.7, 0.955, 3),
      field(0.92, 0.785, 0.97, 0.695, 2),
      field(0.84, 0.5, 0.69, 0.5, 4),
      field(0.92, 0.215, 0.97, 0.305, 2),
      field(0.765, 0.085, 0.7, 0.045, 3),
    ],
  },
};
