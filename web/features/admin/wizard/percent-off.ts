/** The saving in whole percent, rounded down as the shop's pages do; 0 when there is none. Prices in rupees. */
export function percentOff(original: number, discounted: number): number {
  return original > discounted && original > 0 ? Math.floor(((original - discounted) / original) * 100) : 0;
}
