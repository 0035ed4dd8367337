/**
 * Units of a net quantity: pieces, or a weight. Legal Metrology (Packaged Commodities) Rules 2011,
 * r. 6(1).
 */
export const netUnits = ['pieces', 'ct', 'g', 'mg'] as const;
export type NetUnit = (typeof netUnits)[number];

/** A typed net quantity, more than 0 with at most three decimals, such as '9' or '5.25'. */
export const netQuantityPattern = /^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,3})?$/;

type Measured = { netQuantity: string | null; netUnit: NetUnit | null; weightMg: number | null };

/**
 * The net quantity of a pack, or the weight of a stone sold by weight; null if neither was entered.
 */
export function netQuantityOf({
  netQuantity,
  netUnit,
  weightMg,
}: Measured): { value: string; unit: NetUnit } | null {
  if (netQuantity !== null && netUnit !== null) return { value: netQuantity, unit: netUnit };
  return weightMg === null ? null : { value: String(weightMg / 200), unit: 'ct' };
}

/** Roles of companies that a product page must name, in display order. */
export const partyRoles = ['maker', 'packer', 'importer'] as const;
export type PartyRole = (typeof partyRoles)[number];

/** The code of a maker, packer or importer, such as 'jaipur-works'. */
export const partyCodePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slug of a country: 'sri-lanka' for 'Sri Lanka'. */
export function countrySlug(country: string): string {
  return country.toLowerCase().replaceAll(' ', '-');
}
