const longDay = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Formats '2026-11-22' as 'रविवार 22 नवंबर'. */
export function day(date: string): string {
  return longDay.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}
