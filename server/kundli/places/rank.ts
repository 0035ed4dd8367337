/** The criteria that decide between places of one name. */
export interface Ranked {
  /** 0 where no population is recorded: small Indian places. */
  population: number;
  indian: boolean;
}

/**
 * How likely a place is meant: its population, a hundredfold in India, where nearly all customers
 * were born. Not India before everything, or `Dhaka` would be a town in Bihar and `Dubai` a hamlet.
 */
export function weight({ population, indian }: Ranked): number {
  return indian ? 100 * Math.max(population, unrecorded) : population;
}

/** Assumed for places without a recorded population. */
const unrecorded = 1000;
/** Above this a town dominates namesakes without a recorded population. */
const largeTown = 50_000;

/**
 * From this size on a town is meant by its exact spelling before a larger one whose name only
 * sounds like it.
 */
export const exactlySpelledTown = 15_000;

/**
 * True when the rival is never meant without a qualifier: a tenth of the population, or a
 * hamlet next to a town.
 */
export function dominates(winner: Ranked, rival: Ranked): boolean {
  if (rival.population === 0) return winner.population >= largeTown;
  return winner.population >= 10 * rival.population;
}
