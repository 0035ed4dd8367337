import { itemAt } from '@jyotiratna/contract';
import type { Chart, GrahaPosition } from '../chart/chart.ts';
import type { Language } from '../tradition/language.ts';
import { CLOSE, SQUARE } from './drawing.ts';
import { HOUSE_CORNERS, middleOf, type Point, slotsIn } from './north-layout.ts';
import { firstRashi, grahasIn, lagnaMark } from './placement.ts';

/** Distance from the inner corner of a house to the number of its rashi, in units. */
const NUMBER_INSET = 24;

/**
 * Distance from the upper corner of house 1 to its label, in units: the house is wider than the
 * label there.
 */
const MARK_INSET = 40;

/** A house in the drawing: its corners, the number (1 to 12) of its rashi, and its grahas. */
export interface HouseDiagram {
  readonly corners: readonly Point[];
  /** Whether it is the lagna's house, which is highlighted. */
  readonly lit: boolean;
  readonly rashi: { readonly number: number; readonly at: Point };
  readonly grahas: readonly {
    readonly position: GrahaPosition;
    readonly at: Point;
    readonly size: number;
    /** Whether its degree fits next to it. */
    readonly degree: boolean;
  }[];
}

/**
 * The North Indian chart as geometry, independent of the output format. Points are centres of
 * texts, in units of a square of 480.
 */
export interface NorthDiagram {
  readonly houses: readonly HouseDiagram[];
  /** Label in house 1: the lagna; without a birth time the Moon. */
  readonly mark: { readonly text: string; readonly at: Point };
}

function numberPoint(corners: readonly Point[]): Point {
  const [x, y] = middleOf(corners);
  const [cornerX, cornerY] = itemAt(corners, 0);
  const share = NUMBER_INSET / Math.hypot(x - cornerX, y - cornerY);
  return [cornerX + (x - cornerX) * share, cornerY + (y - cornerY) * share];
}

/** Position of the number of a house's rashi, house 1 first. */
export const NUMBER_POINTS = HOUSE_CORNERS.map(numberPoint);

/**
 * Lays out the chart: houses are fixed, counterclockwise from house 1, the top diamond; the rashi
 * numbers change. Without a birth time house 1 contains the Moon's rashi and is not highlighted.
 */
export function northDiagram(chart: Chart, language: Language): NorthDiagram {
  const first = firstRashi(chart);
  const houses = HOUSE_CORNERS.map((corners, house): HouseDiagram => {
    const rashi = (first + house) % 12;
    const occupants = grahasIn(chart, rashi);
    return {
      corners,
      lit: house === 0 && chart.lagna !== null,
      rashi: { number: rashi + 1, at: itemAt(NUMBER_POINTS, house) },
      grahas: occupants.map((position, i) => {
        const { points, size, degree } = slotsIn(house, occupants.length);
        return { position, at: itemAt(points, i), size, degree };
      }),
    };
  });
  return {
    houses,
    mark: { text: lagnaMark(chart, language), at: [CLOSE + SQUARE / 2, CLOSE + MARK_INSET] },
  };
}
