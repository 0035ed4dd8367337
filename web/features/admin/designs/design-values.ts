import {
  type AdminDesign,
  type DesignBody,
  defined,
  type Metal,
  metals,
  toRupees,
} from '@jyotiratna/contract';

/** The form values of a design; numbers are text. */
export type DesignValues = Omit<
  DesignBody,
  'weights' | 'makingRupees' | 'daysToMake' | 'nameHi'
> & {
  nameHi: string;
  /** The weights of each selected metal. */
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

/** The form values of an existing design. */
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

/** The selected metals in request order: the server's errors refer to them by index. */
export const metalsOf = (values: DesignValues): Metal[] =>
  metals.filter((metal) => values.metals[metal]);

/**
 * The request body that saves a design. Invalid numbers are sent as absent, and rejected next to
 * their field.
 */
export function designBody(values: DesignValues): DesignBody {
  const { metals: _, ...rest } = values;
  return {
    ...rest,
    weights: metalsOf(values).map((metal) => {
      const { grams, gramsPerSize } = defined(values.metals[metal]);
      // A design that is no longer a ring loses its sizes.
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
