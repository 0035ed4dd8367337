/**
 * Parses a courier's time without a zone, such as `2026-11-27 14:05:00` or
 * `2026-11-27T14:05:00.123`, as Indian time; null if invalid.
 */
export function courierTime(text: string): Date | null {
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)$/.exec(text.trim()) ?? [];
  if (!day || !time) return null;
  const at = new Date(`${day}T${time.slice(0, 12)}+05:30`);
  return Number.isNaN(at.getTime()) ? null : at;
}
