/** '3-5', or '4' where the fewest days are the most. */
export function dayRange({ least, most }: { least: number; most: number }): string {
  return least === most ? String(most) : `${least}-${most}`;
}
