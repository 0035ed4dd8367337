/** A carat in milligrams, by definition. */
export const caratMg = 200;
/** The ratti as used by sellers in Varanasi and Jaipur; elsewhere it is 121.5 mg. */
export const defaultRattiMg = 182.25;
/** The permitted definitions of a ratti, in milligrams. */
export const [minRattiMg, maxRattiMg] = [100, 250] as const;

/** Carats with two decimals, such as '4.52'. */
export const caratsOf = (mg: number) => (mg / caratMg).toFixed(2);
/** Ratti with two decimals, of a ratti of `rattiMg` milligrams. */
export const rattiOf = (mg: number, rattiMg: number) => (mg / rattiMg).toFixed(2);

/**
 * The price of a stone by its rate, rounded to whole rupees, half up.
 * @param perCaratPaise paise per carat @param mg milligrams @returns paise
 */
export function priceByWeight(perCaratPaise: number, mg: number): number {
  // Integers up to the division: 10 million rupees per carat times a kilogram stay below 2^53.
  return Math.floor((perCaratPaise * mg + caratMg * 50) / (caratMg * 100)) * 100;
}

/**
 * The weight that a custom names for a stone: a tenth of the wearer's weight, read in ratti for
 * kilograms; as carats with one decimal.
 */
export const customCarats = (bodyKg: number, rattiMg: number) =>
  ((bodyKg / 10) * (rattiMg / caratMg)).toFixed(1);
