import {
  type AdminDesign,
  type DesignBody,
  defined,
  type Metal,
  metals,
  toRupees,
} from '@jyotiratna/contract';

/** A design while it is typed, numbers as text. */
export type DesignDraft = Omit<DesignBody, 'weights' | 'makingRupees' | 'daysToMake' | 'nameHi'> & {
  nameHi: string;
  /** Unselected metals are absent. */
  metals: Partial<Record<Metal, { grams: string; gramsPerSize: string }>>;
  makingRupees: string;
  daysToMake: string;
};

export const emptyDesign: DesignDraft = {
  name: '',
  nameHi: '',
  kind: 'ring',
  metals: {},
  making: 'per-gram',
  makingRupees: '',
  daysToMake: '',
};

/** The draft that an edit starts from. */
export function draftOfDesign({
  weights,
  makingPaise,
  daysToMake,
  ...design
}: AdminDesign): DesignDraft {
  const { name, nameHi, kind, making } = design;
  return {
    name,
    nameHi,
    kind,
    making,
    metals: Object.fromEntries(
      weights.map(({ metal, baseMg, perSizeMg }) => [
        metal,
        { grams: String(baseMg / 1000), gramsPerSize: String(perSizeMg / 1000) },
      ]),
    ),
    makingRupees: String(toRupees(makingPaise)),
    daysToMake: String(daysToMake),
  };
}

/** The metals of a draft in request order: an error refers to them by their index. */
export const metalsOf = (draft: DesignDraft): Metal[] =>
  metals.filter((metal) => draft.metals[metal]);

/** The request of it. Invalid numbers are sent as absent, and rejected next to their field. */
export function designBody(draft: DesignDraft): DesignBody {
  const { metals: _, ...rest } = draft;
  return {
    ...rest,
    weights: metalsOf(draft).map((metal) => {
      const { grams, gramsPerSize } = defined(draft.metals[metal]);
      // A design that was a ring's before loses its sizes.
      return {
        metal,
        grams: numberOf(grams),
        gramsPerSize: draft.kind === 'ring' ? numberOf(gramsPerSize || '0') : 0,
      };
    }),
    makingRupees: numberOf(draft.makingRupees),
    daysToMake: numberOf(draft.daysToMake),
  };
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
