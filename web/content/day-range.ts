/** A range of days, such as '3-5', or '4' where minimum and maximum are equal. */
export function dayRange({ least: min, most: max }: { least: number; most: number }): string {
  return min === max ? String(max) : `${min}-${max}`;
}
