import type { PurposePage } from '@jyotiratna/contract';

/** Landing pages of a stone, a graha, a rashi or a purpose, and the page that lists them. */
export const landing = {
  hub: {
    title: 'Stones by name, graha, rashi and purpose',
    metaTitle: 'Stones by graha, rashi and purpose: the index | Jyotiratna',
    description:
      'Every stone with its own page, the nine grahas, the twelve rashis and eight purposes: what tradition holds, what to look at, and what is in stock.',
    lead: 'Each page says what tradition holds, what a buyer should look at, and what is in stock today.',
    crumb: 'Stones',
    link: 'Stones by graha, rashi and purpose',
    stones: 'By stone',
    graha: 'By graha',
    rashi: 'By rashi',
    purpose: 'By purpose',
    tools: 'Tools',
    pages: 'More to read',
    horoscope: 'Horoscope by rashi',
  },
  /** The document title, which includes the page's own title. */
  titles: {
    stones: (name: string) => `${name}: price per carat, origin, report | Jyotiratna`,
    graha: (name: string) => `${name}: stones and remedies in Jyotish | Jyotiratna`,
    rashi: (name: string) => `${name}: stones by rashi | Jyotiratna`,
    purpose: (name: string) => `${name} | Jyotiratna`,
    tools: (name: string) => `${name} | Jyotiratna`,
    pages: (name: string) => `${name} | Jyotiratna`,
  },
  purposes: {
    wealth: 'Wealth and trade',
    love: 'Love and marriage',
    health: 'Health and vitality',
    career: 'Work and career',
    study: 'Study and memory',
    peace: 'Peace of mind',
    courage: 'Courage and strength',
    protection: 'Protection',
  } satisfies Record<PurposePage, string>,
  tools: {
    'carat-to-ratti': 'Carat to ratti',
    'ring-size': 'Ring size',
    nakshatra: 'Nakshatra and rashi',
    rudraksha: 'Rudraksha by mukhi',
  },
  stock: {
    heading: 'In stock today',
    count: 'In stock',
    prices: 'Prices',
    weights: 'Weights',
    perCarat: 'Per carat',
    number: (count: number) => String(count),
    between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    carats: (carats: string) => `${carats} ct`,
    none: 'Nothing is in stock at present. A sold remedy’s page tells you by email when it is back.',
    loose: (name: string) => `Loose stones: ${name}`,
    set: 'Rings, bracelets and pieces',
    remedies: 'Remedies',
    all: 'All of them, with filters',
  },
  questions: 'Questions',
  hours: {
    heading: 'When custom puts it on',
    place: (city: string) =>
      `For ${city}, by the almanac of this shop; the page of a remedy computes it for your city.`,
    none: 'The almanac finds no time of the upper tiers in the next days.',
  },
  more: 'Related pages',
  lordOf: (graha: string) => `Lord: ${graha}`,
  stoneOf: (graha: string) => `The stone of ${graha}`,
  horoscopeOf: (rashi: string) => `Horoscope for ${rashi}`,
  notFound: 'No such page',
};
