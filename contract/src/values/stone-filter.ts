import type { stoneChoices } from './stone-choices.ts';

/** By what loose stones are chosen from a list, with the values that each knows. */
export const stoneFilters = [
  'stone',
  'origin',
  'treatment',
  'shape',
] as const satisfies readonly (keyof typeof stoneChoices)[];
export type StoneFilterName = (typeof stoneFilters)[number];

/** The orders that only loose stones have. */
export const stoneSorts = ['per-carat-low', 'per-carat-high', 'weight-low', 'weight-high'] as const;
export type StoneSort = (typeof stoneSorts)[number];

/** Carats as typed, such as '4' or '6.25', and whole rupees. */
export const [caratsPattern, rupeesPattern] = [/^\d{1,3}(\.\d{1,2})?$/, /^\d{1,8}$/];

/** How many stones there are of each value, were it chosen next to the other choices. */
export type StoneCounts = Record<StoneFilterName, Record<string, number>> & {
  /** With a laboratory's report. */
  certified: number;
  /** All that fit. */
  total: number;
};

/** A group of stones that are alike in what is chosen by. */
export type StoneGroup = Record<StoneFilterName, string | null> & { certified: boolean; count: number };
/** What is chosen; absent is any. */
export type StoneChoicesMade = { [Name in StoneFilterName]?: string | undefined } & { certified?: boolean | undefined };

/** Counts next to each value: of a value, the stones that all other choices leave. */
export function countStones(groups: readonly StoneGroup[], chosen: StoneChoicesMade): StoneCounts {
  const fits = (group: StoneGroup, but?: StoneFilterName | 'certified') =>
    stoneFilters.every((name) => name === but || chosen[name] === undefined || group[name] === chosen[name]) &&
    (but === 'certified' || !chosen.certified || group.certified);
  const sum = (some: readonly StoneGroup[]) => some.reduce((all, { count }) => all + count, 0);
  const byValue = (name: StoneFilterName) => {
    const counts: Record<string, number> = {};
    for (const group of groups) {
      const value = group[name];
      if (value !== null && fits(group, name)) counts[value] = (counts[value] ?? 0) + group.count;
    }
    return counts;
  };
  return {
    stone: byValue('stone'),
    origin: byValue('origin'),
    treatment: byValue('treatment'),
    shape: byValue('shape'),
    certified: sum(groups.filter((group) => group.certified && fits(group, 'certified'))),
    total: sum(groups.filter((group) => fits(group))),
  };
}
