const figures = new Intl.NumberFormat('en-IN');

/** How many a list holds: '1,204', or '10,000+' where the server stopped counting. */
export function countOf({ total, totalExact }: { total: number; totalExact: boolean }): string {
  return totalExact ? figures.format(total) : `${figures.format(total)}+`;
}

/** How many of a list wait for the administrator. */
export function waitingSentence(waiting: number): string {
  if (waiting === 0) return 'None waits for you.';
  return waiting === 1 ? '1 waits for you.' : `${figures.format(waiting)} wait for you.`;
}
