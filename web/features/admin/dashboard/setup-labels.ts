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
  /** One message: the consequence of its absence. */
  reason: string;
  /** The screen on which it is done; without one it is a matter of the server's environment. */
  screen?: { to: string; name: string };
  /** The unit of `left`. */
  left?: (count: number) => string;
};

const settings = { to: '/admin/settings', name: t.settings };

export const setupLabels: Readonly<Record<SetupStep['name'], Labels>> = {
  company: {
    title: t.nameCompany,
    reason: t.indianLawRequires,
    screen: settings,
  },
  payments: {
    title: t.takeRealPayments,
    reason: t.untilPaymentProvider,
  },
  mail: {
    title: t.sendEmails,
    reason: t.withoutMailServer,
  },
  address: {
    title: t.giveShopPublic,
    reason: t.linksEmailsSearch,
  },
  second_factor: {
    title: t.protectEveryAdministrator,
    reason: t.otherwiseGuessedOr,
    screen: { to: '/admin/team', name: t.team },
    left: t.withoutCode,
  },
  factor_key: {
    title: t.encryptSecondFactors,
    reason: t.withoutKeyTheir,
  },
  taxes: {
    title: t.enterTaxRates,
    reason: t.ordersTaxInvoice,
    screen: { to: '/admin/taxes', name: t.taxes },
    left: t.withoutRate,
  },
  metals: {
    title: t.enterDaysMetal,
    reason: t.stonesSetDays,
    screen: { to: '/admin/metals', name: t.metalRates },
    left: t.withoutCurrentRate,
  },
  delivery: {
    title: t.checkDelivery,
    reason: t.zonesDaysPrices,
    screen: { to: '/admin/delivery', name: t.delivery },
  },
  claims: {
    title: t.confirmWhatShop,
    reason: t.realMoneyClaim,
    screen: { to: '/admin/claims', name: t.claims },
  },
  samples: {
    title: t.removeSampleRemedies,
    reason: t.customersCanBuy,
    screen: { to: '/admin/remedies', name: t.remedies },
    left: t.sale,
  },
  sample_designs: {
    title: t.addYourOwn,
    reason: t.stonesOfferedDemo,
    screen: { to: '/admin/designs', name: t.designs },
    left: t.offered,
  },
  sample_healers: {
    title: t.addYourOwnHealers,
    reason: t.customersCanBook,
    screen: { to: '/admin/healers', name: t.healers },
    left: t.page,
  },
};

/** Why pages do not show a claim. */
export const hiddenWords: Readonly<Record<HiddenReason, string>> = {
  empty: t.unclaimed,
  sample: t.sampleDemo,
  unconfirmed: t.notConfirmedBasis,
  not_served: t.noZoneAbroad,
};

/**
 * The blockers of a step, as text: settings by their labels, environment variables by their
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

/** `clients:sample` as 'Satisfied clients (sample of the demo)'; nothing for what is no claim. */
function claimWords(missing: string): string[] {
  const [name = '', reason = ''] = missing.split(':');
  const isClaim = (one: string): one is keyof typeof claims => one in claims;
  return isClaim(name)
    ? [`${claimLabels.labels[name]} (${hiddenWords[reason as HiddenReason]})`]
    : [];
}
