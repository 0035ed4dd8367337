/**
 * GST by HSN, in basis points. Source: notification 1/2017-Central Tax (Rate), Schedules V (3 %) and VI (0.25 %), as
 * amended; 0.25 % holds for stones that are not set (7102 to 7104). Everything else in this shop is jewellery and articles
 * of stones (7113 to 7117) at 3 %. An owner's accountant has to confirm them for the goods that are really sold.
 */
const rates: readonly { beginsWith: string; rate: number }[] = [
  { beginsWith: '7102', rate: 25 },
  { beginsWith: '7103', rate: 25 },
  { beginsWith: '7104', rate: 25 },
];
const usual = 300;

/** The heading for goods without one of their own: articles of precious or semi-precious stones. */
export const usualHsn = '7116';

export function gstRate(hsn: string): number {
  return rates.find(({ beginsWith }) => hsn.startsWith(beginsWith))?.rate ?? usual;
}
