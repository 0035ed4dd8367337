/** A metric carat in milligrams. */
export const caratMg = 200;
/**
 * The default ratti in milligrams, as used by sellers in Varanasi and Jaipur; elsewhere it is 121.5
 * mg.
 */
export const defaultRattiMg = 182.25;
/** Permitted range of a ratti, in milligrams. */
export const [minRattiMg, maxRattiMg] = [100, 250] as const;

/** Formats milligrams as carats with two decimals, such as '4.52'. */
export const caratsOf = (mg: number) => (mg / caratMg).toFixed(2);
/** Formats milligrams as ratti with two decimals. */
export const rattiOf = (mg: number, rattiMg: number) => (mg / rattiMg).toFixed(2);

/**
 * The price of a stone by its rate, rounded half up to whole rupees.
 * @param perCaratPaise paise per carat @param mg milligrams @returns paise
 */
export function priceByWeight(perCaratPaise: number, mg: number): number {
  // Integers up to the division: 10 million rupees per carat times a kilogram stay below 2^53.
  return Math.floor((perCaratPaise * mg + caratMg * 50) / (caratMg * 100)) * 100;
}

/**
 * The traditional weight of a stone: one ratti per 10 kg of the wearer's weight; in carats with one
 * decimal.
 */
export const customCarats = (bodyKg: number, rattiMg: number) =>
  ((bodyKg / 10) * (rattiMg / caratMg)).toFixed(1);
