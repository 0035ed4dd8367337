const figures = new Intl.NumberFormat('en-IN');

/** How many a list holds: '1,204', or '10,000+' where the server stopped counting. */
export function countOf({ total, totalExact }: { total: number; totalExact: boolean }): string {
  return totalExact ? figures.format(total) : `${figures.format(total)}+`;
}
