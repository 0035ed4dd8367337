import { layout as t } from '#messages/admin/layout.ts';
import { language } from '#messages/language.ts';

/** '1,20,400', with at most so many decimals. */
export function formatIndianNumber(value: number, decimals = 0): string {
  return value.toLocaleString(language.dates, { maximumFractionDigits: decimals });
}

type Count = { total: number; totalExact?: boolean | undefined };

/** The total of a list: '1,204', or '10,000+' where the server stopped counting. */
export function countOf({ total, totalExact = true }: Count): string {
  return totalExact ? formatIndianNumber(total) : `${formatIndianNumber(total)}+`;
}

/** How many of a list wait for the administrator. */
export function pendingMessage(pending: number): string {
  if (pending === 0) return t.nonePendingHere;
  return pending === 1 ? t.onePending : t.waitYou(formatIndianNumber(pending));
}
