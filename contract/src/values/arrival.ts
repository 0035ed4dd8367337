/** Business days, Monday to Friday, in which a paid order arrives: the least and the most. */
const businessDays = [3, 5] as const;

const dayMs = 86_400_000;
/** India is 5 h 30 min ahead of UTC all year round. */
const indiaOffsetMs = 330 * 60_000;

/**
 * The days in India, YYYY-MM-DD, between which an order is expected. Holidays are not known here.
 * @param orderedMs when it was ordered, milliseconds since the epoch
 */
export function arrivalDays(orderedMs: number): { from: string; to: string } {
  const [from, to] = businessDays.map((count) => afterBusinessDays(orderedMs + indiaOffsetMs, count));
  return { from: from!, to: to! };
}

function afterBusinessDays(localMs: number, count: number): string {
  let [day, left] = [localMs, count];
  while (left > 0) {
    day += dayMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
