import {
  type ClaimName,
  type Claims,
  claimNames,
  hiddenReason,
  type Law,
  type LawCheckName,
  type LawGap,
  type LawRule,
  lawCheckNames,
  lawChecks,
  type NoticeLanguage,
  type RemedyGap,
  type SettingName,
  shopSettings,
} from '@jyotiratna/contract';
import type { LabelGaps } from '../../catalogue/label-queries.ts';
import { servesAbroad } from '../../delivery/plan-delivery.ts';
import type { Env } from '../../platform/env.ts';

export type LawState = {
  /** The environment, overridden by saved settings. */
  env: Env;
  /** Missing settings and variables of the set-up steps, by step. */
  setup: ReadonlyMap<string, { done: boolean; missing: readonly string[]; left: number }>;
  gaps: LabelGaps;
  claims: Claims;
  /** Titles of published documents with claims that pages hide. */
  claiming: readonly string[];
  /** Codes of active percentage coupons without an end date. */
  withoutEnd: readonly string[];
  /** Translations of the privacy notice. */
  notices: readonly { language: NoticeLanguage; outdated: boolean }[];
};

/** Computes the current checks of the Law screen (legal compliance). */
export function planLaw(state: LawState): Law {
  const found = missingBy(state);
  const rules = rulesInForce(state);
  return {
    checks: lawCheckNames.map((name) => {
      const missing = found[name];
      const inForce = rules[name] ?? null;
      if (lawChecks[name].screen === 'ask') return { name, state: 'ask', missing, inForce };
      return { name, state: missing.length === 0 ? 'done' : 'open', missing, inForce };
    }),
  };
}

function missingBy({
  env,
  setup,
  gaps,
  claims,
  claiming,
  withoutEnd,
  notices,
}: LawState): Record<LawCheckName, LawGap[]> {
  const settings = (...names: (SettingName & keyof Env)[]) =>
    names.filter((name) => env[name] === '').map((name) => gap('setting', name));
  const step = (name: string) => {
    const { done = true, missing = [], left = 0 } = setup.get(name) ?? {};
    if (done) return [];
    return [...missing.map(variable), ...(left > 0 ? [gap('left', '', left)] : [])];
  };
  const remedies = (name: RemedyGap) => (gaps[name] > 0 ? [gap('remedies', name, gaps[name])] : []);
  const question = (name: LawCheckName) => [gap('question', name)];
  return {
    company: settings('COMPANY_NAME', 'COMPANY_ADDRESS'),
    branches: settings('COMPANY_BRANCHES'),
    contact: settings('COMPANY_EMAIL', 'COMPANY_PHONE'),
    officer: settings(
      'GRIEVANCE_OFFICER',
      'GRIEVANCE_DESIGNATION',
      'GRIEVANCE_EMAIL',
      'GRIEVANCE_PHONE',
    ),
    // An unregistered seller has no GSTIN; its bills of supply contain its state.
    gstin: settings(env.GST_SCHEME === 'unregistered' ? 'COMPANY_STATE' : 'GSTIN'),
    taxes: step('taxes'),
    claims: hiddenClaims(claims).map((name) => gap('claim', name)),
    own_texts: claiming.map((title) => gap('own', title)),
    offer_end: withoutEnd.map((code) => gap('own', code)),
    cures: remedies('cures'),
    origin: remedies('origin'),
    parties: remedies('parties'),
    net_quantity: remedies('netQuantity'),
    mrp: remedies('mrp'),
    sample_parties: remedies('sampleParties'),
    samples: step('samples'),
    sample_healers: step('sample_healers'),
    delivery: setup.get('delivery')?.done ? [] : [gap('zones', '')],
    // No check: the shop's fee always equals the customer's.
    session_fees: [],
    pan: panGaps(env),
    payment_provider: [...step('payments'), ...settings('PAYMENT_CONTACT')],
    https: step('address'),
    administrators: [...step('second_factor'), ...step('factor_key')],
    notice_languages: notices
      .filter((one) => one.outdated)
      .map(({ language }) => gap('notice', language)),
    tds: question('tds'),
    social_security: question('social_security'),
    advances: question('advances'),
  };
}

function rulesInForce({ env, notices }: LawState): Partial<Record<LawCheckName, LawRule>> {
  const { SESSION_CANCEL_FEES, PAN_FROM, TDS_CODE, TOP_UPS_AS } = env;
  return {
    notice_languages: notices.length > 0 ? 'notice_in_more' : 'notice_in_two',
    session_fees: SESSION_CANCEL_FEES === 'on' ? 'session_fees_on' : 'session_fees_off',
    pan: PAN_FROM > 0 ? 'pan_on' : 'pan_off',
    tds: TDS_CODE ? 'tds_on' : 'tds_off',
    advances: TOP_UPS_AS === 'advance' ? 'advances_on' : 'advances_off',
  };
}

/**
 * The PAN must be collected for orders from ₹2 lakh or less, and encrypted with a key outside the
 * database.
 */
function panGaps({ PAN_FROM, SECOND_FACTOR_KEY }: Env): LawGap[] {
  const late = PAN_FROM === 0 || PAN_FROM > 200_000;
  const names = [
    ...(late ? ['PAN_FROM'] : []),
    ...(SECOND_FACTOR_KEY ? [] : ['SECOND_FACTOR_KEY']),
  ];
  return names.map(variable);
}

const gap = (kind: LawGap['kind'], name: string, count = 0): LawGap => ({ kind, name, count });

/** A missing setting, or a missing environment variable. */
const variable = (name: string) => gap(name in shopSettings ? 'setting' : 'variable', name);

/** Non-empty claims that pages hide in a shop with real payments. */
export function hiddenClaims(claims: Claims): ClaimName[] {
  return claimNames.filter((name) => {
    const reason = hiddenReason(name, claims[name], { acceptsPayments: true, servesAbroad });
    return reason !== null && reason !== 'empty';
  });
}
