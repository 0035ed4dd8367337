import { type SettingName, type SetupStep, shopSettings } from '@jyotiratna/contract';

type Words = {
  title: string;
  /** One sentence: what goes wrong without it. */
  why: string;
  /** The screen on which it is done; without one it is a matter of the server's environment. */
  screen?: { to: string; name: string };
  /** What `left` counts. */
  left?: (count: number) => string;
};

const settings = { to: '/admin/settings', name: 'Settings' };

const some = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export const setupWords: Readonly<Record<SetupStep['name'], Words>> = {
  company: {
    title: 'Name the company',
    why: 'Indian law asks who sells, and without name, address and GSTIN there are no tax invoices.',
    screen: settings,
  },
  payments: {
    title: 'Take real payments',
    why: 'Until a provider has live keys no money moves, and whoever orders has the order for nothing.',
  },
  mail: {
    title: 'Send mail',
    why: 'Without a mail server, confirmations and links to new passwords are written to files and reach nobody.',
  },
  address: {
    title: 'Give the shop its public address',
    why: 'Links in mails and for search engines begin with it, and only https keeps passwords private on their way.',
  },
  second_factor: {
    title: 'Protect every administrator with a second factor',
    why: 'A password that is guessed or stolen would be enough to refund orders and read customers’ addresses.',
    screen: { to: '/admin/team', name: 'Team' },
    left: (count) => `${some(count, 'administrator logs', 'administrators log')} in without a code`,
  },
  factor_key: {
    title: 'Seal the second factors',
    why: 'Without a key their secrets stand readable in the database and in every backup.',
  },
  taxes: {
    title: 'Enter the tax rates',
    why: 'The tax invoice of an order waits for as long as one of its lines has no code and rate.',
    screen: { to: '/admin/taxes', name: 'Taxes' },
    left: (count) => `${some(count, 'remedy', 'remedies')} without a rate`,
  },
  metals: {
    title: 'Enter the day’s metal rates',
    why: 'Stones are set at the price of the day: a metal without a rate of its own is off sale or sold at a sample’s.',
    screen: { to: '/admin/metals', name: 'Metal rates' },
    left: (count) => `${some(count, 'metal', 'metals')} without a rate that holds`,
  },
  delivery: {
    title: 'Look at delivery',
    why: 'Zones, days, prices and holidays promise customers an arrival: save them once, changed or as they are.',
    screen: { to: '/admin/delivery', name: 'Delivery' },
  },
  samples: {
    title: 'Take the samples out of the shop',
    why: 'The demo’s remedies can be bought although nobody has them in stock: delete them or take them back.',
    screen: { to: '/admin/remedies', name: 'Remedies' },
    left: (count) => `${some(count, 'sample', 'samples')} on sale`,
  },
  sample_designs: {
    title: 'Write your own designs',
    why: 'Stones are offered in the demo’s designs, which nobody makes: change them into yours, or withdraw them.',
    screen: { to: '/admin/designs', name: 'Designs' },
    left: (count) => `${some(count, 'sample', 'samples')} offered`,
  },
  sample_healers: {
    title: 'Write your own healers',
    why: 'The demo’s healers can be booked although they are nobody: withdraw them, and add people of your own.',
    screen: { to: '/admin/healers', name: 'Healers' },
    left: (count) => `${some(count, 'sample', 'samples')} on the page`,
  },
};

/** What keeps a step open, in words: settings by their labels, variables of the environment by their names. */
export function openParts({ name, missing, left }: SetupStep): {
  settings: string[];
  variables: string[];
  left: string[];
} {
  const isSetting = (one: string): one is SettingName => one in shopSettings;
  const { left: count } = setupWords[name];
  return {
    settings: missing.filter(isSetting).map((one) => shopSettings[one].label),
    variables: missing.filter((one) => !isSetting(one)),
    left: left > 0 && count ? [count(left)] : [],
  };
}
