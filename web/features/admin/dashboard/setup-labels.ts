import {
  claims,
  type HiddenReason,
  type SettingName,
  type SetupStep,
  shopSettings,
} from '@jyotiratna/contract';
import { claims as claimLabels } from '#messages/admin/claims.ts';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { settingLabels } from '#messages/admin/setting-labels.ts';

type Labels = {
  title: string;
  /** The consequence of leaving the step undone. */
  reason: string;
  /** The screen on which the step is completed; absent where it needs the server's environment. */
  screen?: { to: string; name: string };
  /** The unit of `left`. */
  left?: (count: number) => string;
};

const screens = {
  settings: { to: '/admin/settings', name: t.settings },
  team: { to: '/admin/team', name: t.team },
  taxes: { to: '/admin/taxes', name: t.taxes },
  metals: { to: '/admin/metals', name: t.metalRates },
  delivery: { to: '/admin/delivery', name: t.delivery },
  claims: { to: '/admin/claims', name: t.claims },
  remedies: { to: '/admin/remedies', name: t.remedies },
  designs: { to: '/admin/designs', name: t.designs },
  healers: { to: '/admin/healers', name: t.healers },
};

const label = (
  title: string,
  reason: string,
  screen?: keyof typeof screens,
  left?: Labels['left'],
): Labels => ({ title, reason, ...(screen && { screen: screens[screen] }), ...(left && { left }) });

export const setupLabels: Readonly<Record<SetupStep['name'], Labels>> = {
  company: label(t.nameCompany, t.indianLawRequires, 'settings'),
  payments: label(t.takeRealPayments, t.untilPaymentProvider),
  mail: label(t.sendEmails, t.withoutMailServer),
  address: label(t.giveShopPublic, t.linksEmailsSearch),
  second_factor: label(t.protectEveryAdministrator, t.otherwiseGuessedOr, 'team', t.withoutCode),
  factor_key: label(t.encryptSecondFactors, t.withoutKeyTheir),
  taxes: label(t.enterTaxRates, t.ordersTaxInvoice, 'taxes', t.withoutRate),
  metals: label(t.enterDaysMetal, t.stonesSetDays, 'metals', t.withoutCurrentRate),
  delivery: label(t.checkDelivery, t.zonesDaysPrices, 'delivery'),
  claims: label(t.confirmWhatShop, t.realMoneyClaim, 'claims'),
  samples: label(t.removeSampleRemedies, t.customersCanBuy, 'remedies', t.sale),
  sample_designs: label(t.addYourOwn, t.stonesOfferedDemo, 'designs', t.offered),
  sample_healers: label(t.addYourOwnHealers, t.customersCanBook, 'healers', t.page),
};

/** The reason why pages do not display a claim. */
export const hiddenWords: Readonly<Record<HiddenReason, string>> = {
  empty: t.unclaimed,
  sample: t.sampleDemo,
  unconfirmed: t.notConfirmedBasis,
  not_served: t.noZoneAbroad,
};

/**
 * The missing parts of a step, as text: settings by their labels, environment variables by their
 * names.
 */
export function openParts({ name, missing, left }: SetupStep): {
  settings: string[];
  variables: string[];
  left: string[];
} {
  const isSetting = (one: string): one is SettingName => one in shopSettings;
  const { left: count } = setupLabels[name];
  return {
    settings: [
      ...missing.filter(isSetting).map((one) => settingLabels[one].label),
      ...missing.flatMap(claimWords),
    ],
    variables: missing.filter((one) => !isSetting(one) && claimWords(one).length === 0),
    left: left > 0 && count ? [count(left)] : [],
  };
}

/**
 * The label of a missing claim: `clients:sample` is 'Satisfied clients (sample of the demo)'; empty
 * for a name that is not a claim.
 */
function claimWords(missing: string): string[] {
  const [name = '', reason = ''] = missing.split(':');
  const isClaim = (one: string): one is keyof typeof claims => one in claims;
  return isClaim(name)
    ? [`${claimLabels.labels[name]} (${hiddenWords[reason as HiddenReason]})`]
    : [];
}
