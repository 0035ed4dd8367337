import type { stoneChoices } from './stone-choices.ts';

/** The filters of the list of loose stones, with their values. */
export const stoneFilters = [
  'stone',
  'origin',
  'treatment',
  'shape',
] as const satisfies readonly (keyof typeof stoneChoices)[];
export type StoneFilterName = (typeof stoneFilters)[number];

/** Sort orders available only for loose stones. */
export const stoneSortOptions = [
  'per-carat-low',
  'per-carat-high',
  'weight-low',
  'weight-high',
] as const;

/** Carats as typed, such as '4' or '6.25', and whole rupees. */
export const [caratsPattern, rupeesPattern] = [/^\d{1,3}(\.\d{1,2})?$/, /^\d{1,8}$/];

/** The number of stones per value, given the other filters. */
export type StoneCounts = Record<StoneFilterName, Record<string, number>> & {
  /** Number of stones with a laboratory's report. */
  certified: number;
  /** Number of stones that match all filters. */
  total: number;
};

/** A group of stones with identical filter values. */
export type StoneGroup = Record<StoneFilterName, string | null> & {
  certified: boolean;
  count: number;
};
/** The selected filters; absent matches any value. */
export type SelectedStoneFilters = { [Name in StoneFilterName]?: string | undefined } & {
  certified?: boolean | undefined;
};

/** Counts the stones per filter value, given all other filters (faceted search). */
export function countStones(
  groups: readonly StoneGroup[],
  filters: SelectedStoneFilters,
): StoneCounts {
  const matches = (group: StoneGroup, but?: StoneFilterName | 'certified') =>
    stoneFilters.every(
      (name) => name === but || filters[name] === undefined || group[name] === filters[name],
    ) &&
    (but === 'certified' || !filters.certified || group.certified);
  const countOf = (some: readonly StoneGroup[]) => some.reduce((all, { count }) => all + count, 0);
  const byValue = (name: StoneFilterName) => {
    const counts: Record<string, number> = {};
    for (const group of groups) {
      const value = group[name];
      if (value !== null && matches(group, name))
        counts[value] = (counts[value] ?? 0) + group.count;
    }
    return counts;
  };
  return {
    stone: byValue('stone'),
    origin: byValue('origin'),
    treatment: byValue('treatment'),
    shape: byValue('shape'),
    certified: countOf(groups.filter((group) => group.certified && matches(group, 'certified'))),
    total: countOf(groups.filter((group) => matches(group))),
  };
}
