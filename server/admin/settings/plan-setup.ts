import { type Claims, claimNames, hiddenReason, type SetupStep } from '@jyotiratna/contract';
import type { MetalRateRow } from '../../catalogue/designs/queries.ts';
import { servesAbroad } from '../../delivery/plan-delivery.ts';
import { findSeller, taxFreeScheme } from '../../orders/invoices/seller.ts';
import { type Env, isPublic } from '../../platform/env.ts';
import { noMoneyReason } from '../../platform/payment-providers/providers.ts';
import { unconfigured } from '../../platform/start-warnings.ts';

export type SetupDetails = {
  /** Metals of the available designs; empty if the shop offers no settings. */
  metals: readonly string[];
  rates: readonly Pick<MetalRateRow, 'metal' | 'stale' | 'sample'>[];
  /** Remedies on sale without tax data. */
  withoutTax: number;
  /** Demo remedies that are on sale. */
  samples: number;
  /** Demo designs and healers that are available. */
  sampleDesigns: number;
  sampleHealers: number;
  /** Administrators without a second factor, if it is not required. */
  unguarded: number;
  /** Whether an administrator has saved delivery zones and holidays. */
  deliverySaved: boolean;
  /** The shop's claims about itself, entered by the owner or from the demo. */
  claims: Claims;
};

/** Computes the setup steps. `env` is the environment overridden by saved settings. */
export function planSetup(env: Env, details: SetupDetails): SetupStep[] {
  const { metals, rates, withoutTax, samples, sampleDesigns, sampleHealers, unguarded } = details;
  const undated = metals.filter(
    (metal) => !rates.some((rate) => rate.metal === metal && !rate.stale && !rate.sample),
  );
  const steps: SetupStep[] = [
    step('company', missingOfCompany(env)),
    step('payments', missingOfPayments(env)),
    step('mail', env.SMTP_URL ? [] : ['SMTP_URL']),
    step('address', isPublic(env) && env.PUBLIC_URL?.startsWith('https:') ? [] : ['PUBLIC_URL']),
    step('second_factor', [], unguarded),
    step('factor_key', env.SECOND_FACTOR_KEY ? [] : ['SECOND_FACTOR_KEY']),
    step('taxes', missingOfTaxes(env, metals.length > 0), taxFreeScheme(env) ? 0 : withoutTax),
    step('metals', [], undated.length),
    { name: 'delivery', done: details.deliverySaved, missing: [], left: 0 },
    step('claims', hiddenClaims(details.claims)),
    step('samples', [], samples),
    step('sample_designs', [], sampleDesigns),
    step('sample_healers', [], sampleHealers),
  ];
  return metals.length > 0 ? steps : steps.filter(({ name }) => name !== 'metals');
}

function step(name: SetupStep['name'], missing: string[], left = 0): SetupStep {
  return { name, done: missing.length === 0 && left === 0, missing, left };
}

/** Claims that pages hide in a shop with real payments, each with the reason. */
function hiddenClaims(claims: Claims): string[] {
  return claimNames.flatMap((name) => {
    const reason = hiddenReason(name, claims[name], { acceptsPayments: true, servesAbroad });
    return reason === null || reason === 'empty' ? [] : [`${name}:${reason}`];
  });
}

/** Missing seller data required by law and for invoices; an invalid number counts as missing. */
function missingOfCompany(env: Env): string[] {
  const missing = unconfigured(env);
  const place = env.GST_SCHEME === 'unregistered' ? 'COMPANY_STATE' : 'GSTIN';
  return missing.length === 0 && !findSeller(env) ? [place] : missing;
}

function missingOfPayments(env: Env): string[] {
  if (env.PAYMENTS === 'sandbox' || env.PAYMENTS === 'none') return ['PAYMENTS'];
  // The reason starts with the name of the missing variable.
  const reason = noMoneyReason(env);
  return reason ? reason.split(' ').slice(0, 1) : [];
}

/**
 * Tax settings for energisation and for setting stones, which are separate invoice lines with their
 * own HSN/SAC codes.
 */
function missingOfTaxes(env: Env, setsStones: boolean): string[] {
  if (taxFreeScheme(env)) return [];
  const energises = Object.keys(env.ENERGISATION_PRICES).length > 0;
  return [
    ...(setsStones && !env.SETTING_TAX ? ['SETTING_TAX'] : []),
    ...(energises && !env.ENERGISATION_TAX ? ['ENERGISATION_TAX'] : []),
  ];
}
