import type { DesignKind, Metal } from '@jyotiratna/contract';

export const metals = {
  metalRates: 'Metal rates',
  rates: 'rates',
  eachRateUsed: (days: number) =>
    `Each rate is used for ${days === 1 ? 'one day' : `${days} days`}. After that, settings in its metal are off sale until a new rate is entered. Orders keep the rate they were placed at.`,
  history: 'History',
  metalRatesNewest: 'Metal rates, newest first',
  metal: 'Metal',
  rate: '₹ a gram',
  validFrom: 'Valid from',
  entered: 'Entered',
  pricesSettingsThese: 'Prices of settings at these rates',
  now: (amount: string) => `${amount} now,`,
  ratesSaved: 'Rates saved',
  theyApplyFrom: 'They apply from the time you chose.',
  theyApplyNow: 'They apply now.',
  rateOf: (metal: string) => `${metal}, ₹ a gram`,
  indiaWithoutTime: 'In India. Without a time the rates apply at once.',
  enterOneRate: 'Enter a rate for at least one metal.',
  saving: 'Saving...',
  saveRates: 'Save rates',
  saveTheseRates: 'Save these rates?',
  changesFrom: (metal: string, percent: number, amount: string, amount2: string) =>
    `${metal} changes by ${percent}%: from ${amount} to ${amount2} a gram.`,
  enterRupeesAbove: 'Enter rupees above 0, such as 9,850.50.',
  noRateYet: 'No rate yet: settings in it are off sale.',
  since: (amount: string, time: string) => `${amount} since ${time}`,
  sampleRateDemo: (now: string) => `${now}. A sample rate of the demo.`,
  tooOldSettings: (now: string) => `${now}. Too old: settings in it are off sale.`,
};

export const metalNames = {
  'silver-925': 'Silver 925',
  'gold-18k': 'Gold 18K',
  'white-gold-18k': 'Gold 18K white',
  'rose-gold-18k': 'Gold 18K rose',
  'gold-22k': 'Gold 22K',
  panchdhatu: 'Panchdhatu',
} satisfies Record<Metal, string>;

export const kindNames = {
  ring: 'Ring',
  pendant: 'Pendant',
  bracelet: 'Bracelet',
} satisfies Record<DesignKind, string>;
