/** Alloys of settings, named by their fineness. Labels are in the messages. */
export const metals = [
  'silver-925',
  'gold-18k',
  'white-gold-18k',
  'rose-gold-18k',
  'gold-22k',
  'panchdhatu',
] as const;
export type Metal = (typeof metals)[number];

export const designKinds = ['ring', 'pendant', 'bracelet'] as const;
export type DesignKind = (typeof designKinds)[number];

/** Indian ring sizes; a size is defined by the inner circumference. */
export const [firstRingSize, lastRingSize] = [1, 30] as const;

/**
 * The inner circumference of an Indian ring size in mm: size 1 is 41 mm, and each size is a
 * millimetre more.
 */
export const ringCircumferenceMm = (size: number) => 40 + size;

/** The inner diameter of an Indian ring size in mm, not rounded. */
export const ringDiameterMm = (size: number) => ringCircumferenceMm(size) / Math.PI;

/** A ring's size, `unsure` if it is still missing, or null for products without sizes. */
export type RingSize = number | 'unsure' | null;

/**
 * Weight of the alloy in a design, in milligrams: at the smallest (or only) size, and the increment
 * per size.
 */
export type MetalWeight = { metal: Metal; baseMg: number; perSizeMg: number };

/** The making charge in paise: per gram of metal, or per unit. */
export type Making = { making: 'per-gram' | 'fixed'; makingPaise: number };

/** The size used to compute the metal's weight while the real size is unknown. */
export const defaultRingSize = 14;

/** The metal's weight in milligrams. */
export function metalMg({ baseMg, perSizeMg }: Omit<MetalWeight, 'metal'>, size: RingSize): number {
  if (size === null) return baseMg;
  return baseMg + perSizeMg * ((size === 'unsure' ? defaultRingSize : size) - firstRingSize);
}

/** Formats milligrams as grams with two to three decimals: '6.647', '6.50'. */
export function gramsOf(mg: number): string {
  return (mg / 1000).toFixed(3).replace(/0$/, '');
}

/** The price of a setting by component in paise, rounded only once, in total. */
export type SettingPrice = {
  mg: number;
  metalPaise: number;
  makingPaise: number;
  totalPaise: number;
};

/**
 * The price of a setting: metal by weight and the daily rate, and its making charge. The total
 * is rounded once, half up, to whole paise; the making charge is returned rounded, and the metal
 * is the remainder of the total, so that the components add up.
 * @param ratePaise paise per gram of the alloy
 */
export function settingPrice(
  mg: number,
  ratePaise: number,
  { making, makingPaise }: Making,
): SettingPrice {
  // In integer thousandths of a paisa, as BigInt: no rounding errors.
  const metal = BigInt(mg) * BigInt(ratePaise);
  const work = making === 'fixed' ? BigInt(makingPaise) * 1000n : BigInt(mg) * BigInt(makingPaise);
  const rounded = (thousandths: bigint) => Number((thousandths + 500n) / 1000n);
  const totalPaise = rounded(metal + work);
  const workPaise = Math.min(rounded(work), totalPaise);
  return { mg, metalPaise: totalPaise - workPaise, makingPaise: workPaise, totalPaise };
}

/** Kinds of energisation: the default ritual, or one in the name of a beneficiary. */
export const energisationTiers = ['basic', 'personal'] as const;
export type EnergisationTier = (typeof energisationTiers)[number];

/** Conditions that delay the dispatch of a parcel. */
export type LeadTime = {
  /** Production time of the slowest line in working days. */
  workDays: number;
  /** The latest day selected for an energisation, YYYY-MM-DD in India. */
  day?: string | undefined;
};

/**
 * Lead time of the parcel with these lines; `{ workDays: 0 }` if no line is made to order or
 * energised on a selected day.
 */
export function computeLeadTime(lines: readonly Prepared[]): LeadTime {
  const days = lines.flatMap(
    ({ extras, sankalpa }) => (extras?.energisation?.for ?? sankalpa)?.day ?? [],
  );
  const workDays = Math.max(0, ...lines.map(({ parts }) => parts?.setting?.daysToMake ?? 0));
  return { workDays, ...(days.length > 0 && { day: days.sort().at(-1) }) };
}
type Selected = { day?: string | undefined } | null | undefined;
type Prepared = {
  parts?: { setting?: { daysToMake: number } | null | undefined } | null | undefined;
  /**
   * The beneficiary of the energisation, in the field of a cart line and in that of an order line.
   */
  extras?: { energisation?: { for?: Selected } | undefined } | null | undefined;
  sankalpa?: Selected;
};
