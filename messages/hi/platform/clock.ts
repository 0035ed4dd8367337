const partOfDay = (hour: number) =>
  hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';

/** Formats '18:30' as 'शाम 6:30': the part of the day replaces am and pm. */
export function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${partOfDay(hour)} ${hour % 12 || 12}${time.slice(2)}`;
}
