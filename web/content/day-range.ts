/** '3-5', or '4' where the fewest days are the most. */
export function dayRange({ least: min, most: max }: { least: number; most: number }): string {
  return min === max ? String(max) : `${min}-${max}`;
}
