import type { SettingGroup } from '@jyotiratna/contract';

export const settings = {
  day: (place: number) => `Day ${place}`,
  remove: (day: string) => `Remove ${day}`,
  removeEmptyDay: 'Remove the empty day',
  addDay: 'Add a day',
  on: 'On',
  off: 'Off',
  environmentSays: (other: string) => `The environment says ${other}.`,
  takeEnvironments: (label: string) => `Take the environment’s for ${label}`,
  take: 'Take it',
  settingsCouldNot: 'The settings could not be saved',
  settings: 'Settings',
  taxes: 'Taxes',
  delivery: 'Delivery',
  settingsNoun: 'settings',
  allFieldsOptional: 'All fields are optional. An empty field uses the value shown in grey.',
  saveSettings: 'Save settings',
  giveCode4: 'Give a code of 4 to 8 digits with a percentage such as 3 or 0.25, or neither.',
  taxesCouldNot: 'The taxes could not be saved',
  pleaseEnterCodes:
    'Please enter codes and rates as advised by your accountant: none is assumed. An order with a line without a rate is taken, packed and sent like any other. Its tax invoice is issued once the rate is there.',
  taxesNoun: 'taxes',
  codesRates: 'Codes and rates',
  remedyWithoutCode:
    'A remedy without a code of its own uses the code of its category, and without a rate of its own the rate of its code.',
  hsnCode: 'HSN code',
  ratesOtherCodes: 'Rates of other codes',
  remediesCodeTheir: 'For remedies with a code of their own: each code with its percentage.',
  stonesSetMetal: 'Stones set in metal',
  energisation: 'Energisation',
  saveTaxes: 'Save taxes',
  gstPercent: 'GST in percent',
  usualWay: 'In the usual way',
  personsName: 'In a person’s name',
  pleaseEnterWhole: 'Please enter whole rupees, such as 251.',
  withoutRate: (value: string) => `Without a rate${value}`,
  remedies: 'remedies',
  everyRemedyRate: 'Every remedy has its rate',
  noInvoicePending: 'No invoice waits for one.',
  remediesWithoutRate: 'Remedies without a rate',
  name: 'Name',
  category: 'Category',
  none: 'None',
  gst: 'GST',
  edit: 'Edit',
  findEdit: (name: string) => `Find ${name} to edit it`,
  remediesWithoutRatePage: 'Remedies without a rate, page by page',
  settingsSaved: 'Settings saved',
  theyApplyFrom: 'They apply from now on.',
};

export const settingPanels = {
  company: {
    title: 'Company',
    note: 'Your business on pages, invoices and in emails. Empty fields are left out.',
  },
  notices: {
    title: 'Notices',
    note: 'What the shop informs you of.',
  },
  texts: {
    title: 'Messages to phones',
    note: 'WhatsApp and SMS to customers who agreed to them, and sign-in codes. Sent messages and their costs are under Phone messages.',
  },
  cash: {
    title: 'Cash on delivery',
    note: 'Customers confirm such an order by a link before it is sent.',
  },
  giftCards: {
    title: 'Gift cards',
    note: 'What you owe on them, and each card, is under “Gift cards”.',
  },
  returns: {
    title: 'Returns',
    note: 'What is promised from now on. Pieces that are energised or made to measure can be returned only if they are faulty.',
  },
  sessions: {
    title: 'Sessions',
    note: 'Hours and days of each healer are set at the healer’s own desk.',
  },
  storefront: {
    title: 'Storefront',
    note: 'The promo strip at the top, and the profiles in the footer.',
  },
  filing: {
    title: 'Filing',
    note: 'Your accountant decides these; the shop assumes nothing.',
  },
  stones: {
    title: 'Stones',
    note: 'What is charged, and how long rates stay valid. Past orders keep their prices.',
  },
} satisfies Record<Exclude<SettingGroup, 'taxes'>, { title: string; note: string }>;
