/** The criteria for choosing between places with one name. */
export interface Ranked {
  /** 0 if no population is recorded, as for small Indian places. */
  population: number;
  indian: boolean;
}

/**
 * The likelihood of a place: its population, multiplied by 100 in India, where nearly all customers
 * were born. Not India before all else, or `Dhaka` would be a town in Bihar and `Dubai` a hamlet.
 */
export function weight({ population, indian }: Ranked): number {
  return indian ? 100 * Math.max(population, unrecorded) : population;
}

/** Assumed population of places without a recorded one. */
const unrecorded = 1000;
/** Population above which a town dominates namesakes without a recorded population. */
const largeTown = 50_000;

/**
 * Population from which an exactly spelled town precedes a larger one whose name only sounds like
 * it.
 */
export const exactlySpelledTown = 15_000;

/**
 * Whether the rival can only be meant with a qualifier: it has a tenth of the population, or is a
 * hamlet next to a town.
 */
export function dominates(winner: Ranked, rival: Ranked): boolean {
  if (rival.population === 0) return winner.population >= largeTown;
  return winner.population >= 10 * rival.population;
}
