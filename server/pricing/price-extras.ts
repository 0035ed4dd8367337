import {
  type ErrorMessage,
  errorMessage,
  isSelectableDay,
  type LineExtras,
  type LineParts,
  type Locale,
  metalMg,
  nameIn,
  settingPrice,
} from '@jyotiratna/contract';
import { extrasLabels } from '@jyotiratna/messages/every-language/catalogue.ts';
import {
  type DesignRow,
  listDesignRows,
  listRates,
  type MetalRateRow,
} from '../catalogue/designs/queries.ts';
import type { ProductRow } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { CartEntry } from './price-lines.ts';

type Offer = { designs: readonly DesignRow[]; rates: readonly MetalRateRow[]; nowMs: number };

/**
 * Adds setting and services to lines with options: the product gets the full unit price and name,
 * as for a variant, and `parts` is the price breakdown. An unavailable option is a `problem` of the
 * line, which cannot be bought then. Three queries; none without options.
 */
export async function withExtras(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  lines: readonly CartEntry[],
): Promise<CartEntry[]> {
  if (lines.every(({ extras }) => !extras)) return [...lines];
  const settings = await readSettings({ db, env });
  const [designs, rates] = await Promise.all([
    listDesignRows(db),
    listRates(db, settings.METAL_RATE_DAYS),
  ]);
  return lines.map((line) =>
    line.extras
      ? priceExtras(line, line.extras, { designs, rates, nowMs: clock.now() }, settings)
      : line,
  );
}

/** A line with its options, at its full price. */
export function priceExtras(
  line: CartEntry,
  extras: LineExtras,
  offer: Offer,
  env: Deps['env'],
): CartEntry {
  const { product } = line;
  const setting = extras.setting && settingOf(product, extras.setting, offer);
  if (setting && 'code' in setting) return { ...line, problem: setting };
  const energisation = extras.energisation && energisationOf(extras.energisation, offer.nowMs, env);
  if (energisation && 'code' in energisation) return { ...line, problem: energisation };
  const parts: LineParts = {
    stonePaise: product.discountedPricePaise,
    ...(setting && { setting }),
    ...(energisation && { energisation }),
  };
  const extra = addedPaise(parts);
  return {
    ...line,
    parts,
    product: {
      ...product,
      // A set stone is taxed (GST) as jewellery, not as a stone.
      ...(setting && {
        hsn: env.SETTING_TAX?.code ?? '7113',
        gstBasisPoints: env.SETTING_TAX?.basisPoints ?? null,
      }),
      name: nameWith(product.name, parts, 'en'),
      nameHi: nameWith(product.nameHi || product.name, parts, 'hi'),
      originalPricePaise: product.originalPricePaise + extra,
      discountedPricePaise: product.discountedPricePaise + extra,
    },
  };
}

/** The surcharge of setting and services on the unit price, in paise. */
export function addedPaise({ setting, energisation }: LineParts): number {
  return (setting ? setting.metalPaise + setting.makingPaise : 0) + (energisation?.paise ?? 0);
}

function settingOf(
  product: ProductRow,
  { design: id, metal, size }: NonNullable<LineExtras['setting']>,
  { designs, rates }: Offer,
): NonNullable<LineParts['setting']> | ErrorMessage {
  const design = designs.find((one) => one.id === id);
  const weight = design?.weights.find((one) => one.metal === metal);
  if (product.weightMg === null || !design || !weight) return errorMessage('setting_gone');
  const rate = rates.find((one) => one.metal === metal);
  if (!rate || rate.stale) return errorMessage('metal_rate_stale');
  if ((design.kind === 'ring') !== (size !== null)) return errorMessage('ring_size_needed');
  const mg = metalMg(weight, size);
  const { metalPaise, makingPaise } = settingPrice(mg, rate.paisePerGram, design);
  return {
    design: design.id,
    name: design.name,
    nameHi: design.nameHi,
    kind: design.kind,
    metal,
    size,
    mg,
    ratePaise: rate.paisePerGram,
    rateFrom: rate.validFrom.toISOString(),
    metalPaise,
    makingPaise,
    daysToMake: design.daysToMake,
    sampleRate: rate.sample,
  };
}

function energisationOf(
  { tier, for: sankalpa }: NonNullable<LineExtras['energisation']>,
  nowMs: number,
  { ENERGISATION_PRICES, ENERGISATION_TAX }: Deps['env'],
): NonNullable<LineParts['energisation']> | ErrorMessage {
  const paise = ENERGISATION_PRICES[tier];
  if (paise === undefined) return errorMessage('energisation_off');
  if (sankalpa?.day !== undefined && !isSelectableDay(sankalpa.day, nowMs))
    return errorMessage('energisation_day');
  return {
    tier,
    paise,
    sac: ENERGISATION_TAX?.code ?? null,
    gstBasisPoints: ENERGISATION_TAX?.basisPoints ?? null,
  };
}

function nameWith(name: string, { setting, energisation }: LineParts, locale: Locale): string {
  const labels = extrasLabels[locale];
  const suffixes: string[] = [];
  if (setting) {
    suffixes.push(labels.set(nameIn(setting, locale), labels.metals[setting.metal]));
    if (setting.size !== null)
      suffixes.push(setting.size === 'unsure' ? labels.unsure : labels.size(setting.size));
  }
  if (energisation) suffixes.push(labels.energised[energisation.tier]);
  return suffixes.length > 0 ? labels.resolved(name, suffixes) : name;
}
