import {
  computeLeadTime,
  type Design,
  type Designs,
  firstRingSize,
  type LeadTime,
  type LineExtras,
  type Metal,
  type MetalRate,
  metalMg,
  type RingSize,
  type Sankalpa,
  type SelectedEnergisation,
  settingPrice,
  typedText,
} from '@jyotiratna/contract';
import type { SankalpaValues } from './personal-energisation.tsx';

/** The selected setting and energisation. */
export type Selected = {
  /** Null while the selection is incomplete and cannot be bought. */
  extras: LineExtras | null;
  /** The surcharge on the stone's price, in paise. */
  addedPaise: number;
  /** True before metal or size is selected: the price is the lowest possible one. */
  isLowest: boolean;
  leadTime: LeadTime;
};
/** Null for the loose stone alone; undefined before the first selection. */
export type Choosing = Selected | null | undefined;
/** The form values of the selection; an empty text is not selected yet. */
export type Choice = {
  design: string;
  metal: Metal | '';
  size: string;
  tier: SelectedEnergisation['tier'] | '';
} & SankalpaValues;

/** The form values of stored extras. */
export function selectionOf({ setting, energisation }: LineExtras): Choice {
  const given: Partial<Sankalpa> = energisation?.for ?? {};
  const { name = '', gotra = '', nakshatra = '', sankalpa = '', day = '' } = given;
  return {
    ...{
      design: setting?.design ?? '',
      metal: setting?.metal ?? '',
      size: String(setting?.size ?? ''),
    },
    ...{ tier: energisation?.tier ?? '', name, gotra, nakshatra, sankalpa, day },
  };
}

type Setting = ReturnType<typeof settingPrice> & {
  ratePaise: number;
  from: string;
  sample: boolean;
  days: number;
};
export type PricedSetting = {
  setting: Setting | null;
  energisationPaise: number;
  isLowest: boolean;
};

/**
 * The surcharge of the selection on the stone's price; null without one. Before metal or size is
 * selected it is the minimum.
 */
export function pricedOf(
  choice: Choice,
  { designs, rates, energisation }: Designs,
): PricedSetting | null {
  const design = designs.find(({ id }) => id === choice.design);
  if (!design && choice.tier === '') return null;
  const energisationPaise = energisation.find(({ tier }) => tier === choice.tier)?.paise ?? 0;
  const missing = missingOf(choice, design);
  const isMinimum = missing.includes('metal') || missing.includes('size');
  const settings = (design?.weights ?? []).flatMap((weight) => {
    const rate = rates.find(({ metal, stale }) => metal === weight.metal && !stale);
    const isSelected = choice.metal === '' || choice.metal === weight.metal;
    return design && rate && isSelected ? [settingOf(design, weight, rate, choice)] : [];
  });
  const [setting = null] = settings.sort((one, other) => one.totalPaise - other.totalPaise);
  return { setting, energisationPaise, isLowest: isMinimum };
}

function settingOf(
  design: Design,
  weight: Design['weights'][number],
  rate: MetalRate,
  choice: Choice,
): Setting {
  const size = design.kind === 'ring' && choice.size === '' ? firstRingSize : sizeOf(choice);
  const { validFrom: from, sample, paisePerGram: ratePaise } = rate;
  const price = settingPrice(metalMg(weight, size), ratePaise, design);
  return { ...price, ratePaise, from, sample, days: design.daysToMake };
}

function sizeOf({ size }: Choice): RingSize {
  return size === '' ? null : size === 'unsure' ? size : Number(size);
}

export type OpenOption = 'metal' | 'size' | 'name';

/** The missing selections and inputs, in the order of the page. */
export function missingOf(
  { metal, size, tier, name }: Choice,
  design: Design | undefined,
): OpenOption[] {
  const missing: Record<OpenOption, boolean> = {
    metal: design !== undefined && metal === '',
    size: design?.kind === 'ring' && size === '',
    name: tier === 'personal' && typedText(name) === '',
  };
  return (['metal', 'size', 'name'] as const).filter((option) => missing[option]);
}

/** The selection with its surcharge; null for the loose stone. */
export function choosingOf(choice: Choice, offer: Designs): Choosing {
  const priced = pricedOf(choice, offer);
  if (!priced) return null;
  const { setting, energisationPaise, isLowest: isMinimum } = priced;
  const isComplete =
    missingOf(
      choice,
      offer.designs.find(({ id }) => id === choice.design),
    ).length === 0;
  const extras = extrasOf(choice, setting !== null);
  return {
    extras: isComplete ? extras : null,
    addedPaise: (setting?.totalPaise ?? 0) + energisationPaise,
    isLowest: isMinimum,
    leadTime: computeLeadTime([
      { extras, parts: { setting: setting && { daysToMake: setting.days } } },
    ]),
  };
}

function extrasOf(choice: Choice, isSet: boolean): LineExtras {
  const { design, metal, tier, name, gotra, nakshatra, sankalpa, day } = choice;
  const details = { gotra: typedText(gotra), nakshatra, sankalpa: typedText(sankalpa), day };
  const given = Object.fromEntries(Object.entries(details).filter(([, text]) => text !== ''));
  return {
    ...(isSet && metal !== '' && { setting: { design, metal, size: sizeOf(choice) } }),
    ...(tier !== '' && {
      energisation: {
        tier,
        ...(tier === 'personal' && { for: { name: typedText(name), ...given } }),
      },
    }),
  };
}
