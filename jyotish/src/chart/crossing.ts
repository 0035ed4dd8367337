const MINUTE = 60_000;

/**
 * The first full minute, as ms since 1970, at which `value` differs from its value at `start`; null
 * if it is the same at `end`. Assumes a single change in between.
 */
export function crossing(
  value: (instant: number) => number,
  start: number,
  end: number,
): number | null {
  const first = value(start);
  if (value(end) === first) return null;
  let before = Math.floor(start / MINUTE);
  let after = Math.ceil(end / MINUTE);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (value(middle * MINUTE) === first) before = middle;
    else after = middle;
  }
  return after * MINUTE;
}
