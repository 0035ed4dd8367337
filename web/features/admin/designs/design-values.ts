import {
  type AdminDesign,
  type DesignBody,
  defined,
  type Metal,
  metals,
  toRupees,
} from '@jyotiratna/contract';

/** A design while it is typed, numbers as text. */
export type DesignValues = Omit<
  DesignBody,
  'weights' | 'makingRupees' | 'daysToMake' | 'nameHi'
> & {
  nameHi: string;
  /** Unselected metals are absent. */
  metals: Partial<Record<Metal, { grams: string; gramsPerSize: string }>>;
  makingRupees: string;
  daysToMake: string;
};

export const emptyDesign: DesignValues = {
  name: '',
  nameHi: '',
  kind: 'ring',
  metals: {},
  making: 'per-gram',
  makingRupees: '',
  daysToMake: '',
};

/** The values that an edit starts from. */
export function designValuesOf({
  weights,
  makingPaise,
  daysToMake,
  ...design
}: AdminDesign): DesignValues {
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

/** The metals of the values in request order: an error refers to them by their index. */
export const metalsOf = (values: DesignValues): Metal[] =>
  metals.filter((metal) => values.metals[metal]);

/** The request of it. Invalid numbers are sent as absent, and rejected next to their field. */
export function designBody(values: DesignValues): DesignBody {
  const { metals: _, ...rest } = values;
  return {
    ...rest,
    weights: metalsOf(values).map((metal) => {
      const { grams, gramsPerSize } = defined(values.metals[metal]);
      // A design that was a ring's before loses its sizes.
      return {
        metal,
        grams: numberOf(grams),
        gramsPerSize: values.kind === 'ring' ? numberOf(gramsPerSize || '0') : 0,
      };
    }),
    makingRupees: numberOf(values.makingRupees),
    daysToMake: numberOf(values.daysToMake),
  };
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
