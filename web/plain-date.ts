const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '14 November 2026' from '2026-11-14', or '14 Nov 2026'; written out here so that server and every browser agree. */
export function plainDate(day: string, month: 'long' | 'short' = 'long'): string {
  const [year, number, date] = day.split('-').map(Number);
  const name = months[(number ?? 0) - 1] ?? '';
  return `${date} ${month === 'long' ? name : name.slice(0, 3)} ${year}`;
}
