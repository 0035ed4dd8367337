import reference from './places.json' with { type: 'json' };

type Chart = readonly [
  seconds: number,
  latitude: number,
  longitude: number,
  /** Lahiri, Raman, Krishnamurti. */
  ayanamsas: readonly number[],
  /** Placidus cusps of houses 10, 11, 12, 1, 2 and 3 by Krishnamurti's ayanamsa. */
  cusps: readonly number[],
  /** Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn and mean Rahu by Lahiri's. */
  grahas: readonly number[],
];

/**
 * One chart for each of forty latitudes; degrees, seconds since 1970. `places.json` has their
 * source.
 */
export const REFERENCE_CHARTS = reference.charts.map((chart) => {
  const [seconds, latitude, longitude, ayanamsas, cusps, grahas] = chart as unknown as Chart;
  return { instant: seconds * 1000, latitude, longitude, ayanamsas, cusps, grahas };
});

/** Births, years of life completed, and when the Sun is back at its degree; seconds since 1970. */
export const REFERENCE_RETURNS = reference.returns as unknown as readonly (readonly [
  born: number,
  completed: number,
  back: number,
])[];
