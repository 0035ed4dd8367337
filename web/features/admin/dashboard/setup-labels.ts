import { claims, type HiddenReason, type SettingName, type SetupStep, shopSettings } from '@jyotiratna/contract';

type Labels = {
  title: string;
  /** One message: the consequence of its absence. */
  why: string;
  /** The screen on which it is done; without one it is a matter of the server's environment. */
  screen?: { to: string; name: string };
  /** The unit of `left`. */
  left?: (count: number) => string;
};

const settings = { to: '/admin/settings', name: 'Settings' };

const some = (count: number, one: string, extra: string) => (count === 1 ? `1 ${one}` : `${count} ${extra}`);

export const setupLabels: Readonly<Record<SetupStep['name'], Labels>> = {
  company: {
    title: 'Name the company',
    why: 'Indian law requires the seller’s details. Without name, address and GSTIN there are no tax invoices.',
    screen: settings,
  },
  payments: {
    title: 'Take real payments',
    why: 'Until a payment provider has live keys, no money moves and orders cost nothing.',
  },
  mail: {
    title: 'Send emails',
    why: 'Without a mail server, order confirmations and password links are written to files and reach nobody.',
  },
  address: {
    title: 'Give the shop its public address',
    why: 'Links in emails and search engines start with it, and only https keeps passwords private on their way.',
  },
  second_factor: {
    title: 'Protect every administrator with a second factor',
    why: 'Otherwise a guessed or stolen password is enough to refund orders and read customers’ addresses.',
    screen: { to: '/admin/team', name: 'Team' },
    left: (count) => `${some(count, 'administrator logs', 'administrators log')} in without a code`,
  },
  factor_key: {
    title: 'Seal the second factors',
    why: 'Without a key, their secrets can be read in the database and in every backup.',
  },
  taxes: {
    title: 'Enter the tax rates',
    why: 'An order’s tax invoice waits until every line has a code and a rate.',
    screen: { to: '/admin/taxes', name: 'Taxes' },
    left: (count) => `${some(count, 'remedy', 'remedies')} without a rate`,
  },
  metals: {
    title: 'Enter the day’s metal rates',
    why: 'Stones are set at the day’s metal price: a metal without your rate is off sale, or sold at a sample rate.',
    screen: { to: '/admin/metals', name: 'Metal rates' },
    left: (count) => `${some(count, 'metal', 'metals')} without a current rate`,
  },
  delivery: {
    title: 'Check delivery',
    why: 'Zones, days, prices and holidays decide the arrival dates customers see. Review them and save once.',
    screen: { to: '/admin/delivery', name: 'Delivery' },
  },
  claims: {
    title: 'Confirm what the shop claims',
    why: 'With real money, a claim is hidden until you confirm it and say where its figure is from.',
    screen: { to: '/admin/claims', name: 'Claims' },
  },
  samples: {
    title: 'Remove the sample remedies',
    why: 'Customers can buy the demo remedies although nobody stocks them: delete them, or make them drafts.',
    screen: { to: '/admin/remedies', name: 'Remedies' },
    left: (count) => `${some(count, 'sample', 'samples')} on sale`,
  },
  sample_designs: {
    title: 'Add your own designs',
    why: 'Stones are offered in demo designs that nobody makes: edit them to match yours, or withdraw them.',
    screen: { to: '/admin/designs', name: 'Designs' },
    left: (count) => `${some(count, 'sample', 'samples')} offered`,
  },
  sample_healers: {
    title: 'Add your own healers',
    why: 'Customers can book the demo healers, who are not real people: withdraw them and add your own.',
    screen: { to: '/admin/healers', name: 'Healers' },
    left: (count) => `${some(count, 'sample', 'samples')} on the page`,
  },
};

/** Why pages do not show a claim. */
export const hiddenWords: Readonly<Record<HiddenReason, string>> = {
  empty: 'not claimed',
  sample: 'sample of the demo',
  unconfirmed: 'not confirmed with a basis and a date',
  not_served: 'no zone abroad is served',
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
    settings: [...missing.filter(isSetting).map((one) => shopSettings[one].label), ...missing.flatMap(claimWords)],
    variables: missing.filter((one) => !isSetting(one) && claimWords(one).length === 0),
    left: left > 0 && count ? [count(left)] : [],
  };
}

/** `clients:sample` as 'Satisfied clients (sample of the demo)'; nothing for what is no claim. */
function claimWords(missing: string): string[] {
  const [name = '', reason = ''] = missing.split(':');
  const isClaim = (one: string): one is keyof typeof claims => one in claims;
  return isClaim(name) ? [`${claims[name].label} (${hiddenWords[reason as HiddenReason]})`] : [];
}
