import { itemAt } from '@jyotiratna/contract';
import type { Chart, GrahaPosition } from '../chart/chart.ts';
import type { Language } from '../tradition/language.ts';
import { CLOSE, SQUARE } from './drawing.ts';
import { HOUSE_CORNERS, middleOf, type Point, slotsIn } from './north-layout.ts';
import { firstRashi, grahasIn, lagnaMark } from './placement.ts';

/** Units between the inner corner of a house and the number of its rashi. */
const NUMBER_INSET = 24;

/**
 * Units between the upper corner of house 1 and its mark: there the house is wider than the mark.
 */
const MARK_INSET = 40;

/** A house: its corners, the number (1 to 12) of its rashi, and its grahas. */
export interface HouseFigure {
  readonly corners: readonly Point[];
  /** The lagna's house. */
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
 * The North Indian chart as geometry, for any medium. Points are centres of texts, in units of a
 * square of 480.
 */
export interface NorthFigure {
  readonly houses: readonly HouseFigure[];
  /** Label in house 1: the lagna, or without a birth time the Moon's rashi. */
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
 * Houses fixed, house 1 the top diamond, counted anticlockwise; the rashis' numbers move.
 * Without a birth time house 1 contains the Moon's rashi and is not highlighted.
 */
export function northFigure(chart: Chart, language: Language): NorthFigure {
  const first = firstRashi(chart);
  const houses = HOUSE_CORNERS.map((corners, house): HouseFigure => {
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
