const longDay = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** 'रविवार 22 नवंबर' from '2026-11-22'. */
export function day(date: string): string {
  return longDay.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

/** 'शाम 6:30' from '18:30': the part of the day takes the place of am and pm. */
export function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  const part = hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात';
  return `${part} ${hour % 12 || 12}${time.slice(2)}`;
}
