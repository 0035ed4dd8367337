import { layout as t } from '#messages/admin/layout.ts';
import { language } from '#messages/language.ts';

/** A number in Indian format, such as '1,20,400', with at most this many decimals. */
export function formatIndianNumber(value: number, decimals = 0): string {
  return value.toLocaleString(language.dates, { maximumFractionDigits: decimals });
}

type Count = { total: number; totalExact?: boolean | undefined };

/** The total of a list: '1,204', or '10,000+' where the server stopped counting. */
export function countOf({ total, totalExact = true }: Count): string {
  return totalExact ? formatIndianNumber(total) : `${formatIndianNumber(total)}+`;
}

/** The number of items in a list that are pending for the administrator, as text. */
export function pendingMessage(pending: number): string {
  if (pending === 0) return t.nonePendingHere;
  return pending === 1 ? t.onePending : t.waitYou(formatIndianNumber(pending));
}
