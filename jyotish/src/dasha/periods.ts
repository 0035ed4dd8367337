/**
 * A period of a dasha, named by a graha, a rashi or a yogini. Times in ms since 1970; each period
 * starts at exactly the end of the previous one.
 */
export interface DashaPeriod<Name extends string | number> {
  readonly name: Name;
  readonly start: number;
  readonly end: number;
}

/** A dasha year of 365.25 days, in ms. */
export const DASHA_YEAR = 365.25 * 86_400_000;

/** A name with its years in a cycle. */
export type Years<Name> = readonly [name: Name, years: number];

/** Divides [start, end) into periods in proportion to the years, in order. */
export function shareOf<Name extends string | number>(
  order: readonly Years<Name>[],
  start: number,
  end: number,
): DashaPeriod<Name>[] {
  const cycle = order.reduce((total, [, years]) => total + years, 0);
  let passed = 0;
  let from = start;
  return order.map(([name, years], at) => {
    passed += years;
    const to = at === order.length - 1 ? end : start + ((end - start) * passed) / cycle;
    const period = { name, start: from, end: to };
    from = to;
    return period;
  });
}

/** Rotates a list to start with the item at index `first`. */
export function from<Item>(list: readonly Item[], first: number): Item[] {
  return [...list.slice(first), ...list.slice(0, first)];
}
