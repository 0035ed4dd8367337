/**
 * A price in whole rupees, changed by this percentage and rounded; at least ₹1. An invalid price is
 * unchanged.
 */
export function byPercent(price: string, percent: number): string {
  const now = Number(price);
  if (price === '' || !Number.isFinite(now)) return price;
  return String(Math.max(1, Math.round((now * (100 + percent)) / 100)));
}

/**
 * Parses a percentage such as '5', '-7.5' or '+10'; null for invalid input, and unless it is above
 * -100 and at most 500.
 */
export function readPercent(text: string): number | null {
  const percent = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : Number.NaN;
  return percent > -100 && percent <= 500 && percent !== 0 ? percent : null;
}
