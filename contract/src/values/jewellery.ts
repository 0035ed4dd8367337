/** The alloys in which stones are set, by the fineness that is stamped on them. Their names for people stand in the messages. */
export const metals = ['silver-925', 'gold-18k', 'gold-22k', 'panchdhatu'] as const;
export type Metal = (typeof metals)[number];

export const designKinds = ['ring', 'pendant', 'bracelet'] as const;
export type DesignKind = (typeof designKinds)[number];

/** Indian ring sizes; what a size means is the inner circumference. */
export const [firstRingSize, lastRingSize] = [1, 30] as const;

/** The inner circumference of an Indian ring size in mm: size 1 is 41 mm, and each size is a millimetre more. */
export const ringCircumferenceMm = (size: number) => 40 + size;

/** The inner diameter of an Indian ring size in mm, not rounded. */
export const ringDiameterMm = (size: number) => ringCircumferenceMm(size) / Math.PI;

/** A ring's size, `unsure` where the order waits for it, or null for what has no sizes. */
export type RingSize = number | 'unsure' | null;

/** What the alloy of a design weighs: at the smallest size (or the only one), and what each size more adds. Milligrams. */
export type MetalWeight = { metal: Metal; baseMg: number; perSizeMg: number };

/** What making a piece costs: by the gram of its metal, or the same for each. Paise. */
export type Making = { making: 'per-gram' | 'fixed'; makingPaise: number };

/** Where the size is still unsure, metal is reckoned for this one. */
export const usualRingSize = 14;

/** The metal of a piece in milligrams. */
export function metalMg({ baseMg, perSizeMg }: Omit<MetalWeight, 'metal'>, size: RingSize): number {
  if (size === null) return baseMg;
  return baseMg + perSizeMg * ((size === 'unsure' ? usualRingSize : size) - firstRingSize);
}

/** Grams with three decimals at most and two at least: '6.647', '6.50'. A price is computed from whole milligrams. */
export function gramsOf(mg: number): string {
  return (mg / 1000).toFixed(3).replace(/0$/, '');
}

/** What a setting costs in parts, in paise: exact fractions, so that their sum is rounded once. */
export type SettingPrice = { mg: number; metalPaise: number; makingPaise: number; totalPaise: number };

/**
 * The price of a setting: metal by weight and the rate of the day, and its making. The sum is rounded once, half up, to whole
 * paise; the making is told rounded, and the metal is what is left of the sum, so that the parts add up.
 * @param ratePaise paise for a gram of the alloy
 */
export function settingPrice(mg: number, ratePaise: number, { making, makingPaise }: Making): SettingPrice {
  // In thousandths of a paisa, whole numbers: a kilogram at a million rupees a gram stays below 2^53 within BigInt.
  const metal = BigInt(mg) * BigInt(ratePaise);
  const work = making === 'fixed' ? BigInt(makingPaise) * 1000n : BigInt(mg) * BigInt(makingPaise);
  const rounded = (thousandths: bigint) => Number((thousandths + 500n) / 1000n);
  const totalPaise = rounded(metal + work);
  const workPaise = Math.min(rounded(work), totalPaise);
  return { mg, metalPaise: totalPaise - workPaise, makingPaise: workPaise, totalPaise };
}

/** How a stone is energised: not at all, in the usual way, or in a person's name. */
export const energisationTiers = ['basic', 'personal'] as const;
export type EnergisationTier = (typeof energisationTiers)[number];

/** What a parcel waits for before it can leave. */
export type LeadTime = {
  /** Working days in which the slowest of its lines is made. */
  workDays: number;
  /** The last day that was chosen for an energisation, YYYY-MM-DD in India. */
  day?: string | undefined;
};

/** What the one parcel of these lines waits for; `{ workDays: 0 }` where nothing is made or energised on a chosen day. */
export function computeLeadTime(lines: readonly Prepared[]): LeadTime {
  const days = lines.flatMap(({ extras, sankalpa }) => (extras?.energisation?.for ?? sankalpa)?.day ?? []);
  const workDays = Math.max(0, ...lines.map(({ parts }) => parts?.setting?.daysToMake ?? 0));
  return { workDays, ...(days.length > 0 && { day: days.sort().at(-1) }) };
}
type Chosen = { day?: string | undefined } | null | undefined;
type Prepared = {
  parts?: { setting?: { daysToMake: number } | null | undefined } | null | undefined;
  /** The person for whom it is energised: as a cart stores it, and as an order does. */
  extras?: { energisation?: { for?: Chosen } | undefined } | null | undefined;
  sankalpa?: Chosen;
};
