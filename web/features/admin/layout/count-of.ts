import { layout as t } from '#messages/admin/layout.ts';

const metrics = new Intl.NumberFormat('en-IN');

/** The total of a list: '1,204', or '10,000+' where the server stopped counting. */
export function countOf({ total, totalExact }: { total: number; totalExact: boolean }): string {
  return totalExact ? metrics.format(total) : `${metrics.format(total)}+`;
}

/** How many of a list wait for the administrator. */
export function pendingMessage(pending: number): string {
  if (pending === 0) return t.noneWaitsYou;
  return pending === 1 ? t.waitsYou : t.waitYou(metrics.format(pending));
}
