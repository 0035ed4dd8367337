/** '3-5', or '4' where the fewest days are the most. */
export function dayRange({ least: lower, most: upper }: { least: number; most: number }): string {
  return lower === upper ? String(upper) : `${lower}-${upper}`;
}
