/** What the server must know of a healer to take a booking; words and pictures live in the storefront's content. */
export type HealerRates = {
  id: string;
  name: string;
  nameHi: string;
  isOnline: boolean;
  /** Rupees per minute after the free minutes. */
  chatPrice: number;
  /** Rupees per session. */
  phonePrice: number;
  /** Rupees per session. */
  videoPrice: number;
  /** Minutes of a chat that cost nothing. */
  freeMinutes: number;
};

/** The fixed list of sample healers, in the order in which the page shows them. */
export const healerRates = [
  {
    id: 'sample-healer-1',
    name: 'Acharya Vidyadhar T.',
    nameHi: 'आचार्य विद्याधर त.',
    isOnline: true,
    chatPrice: 90,
    phonePrice: 1200,
    videoPrice: 1500,
    freeMinutes: 3,
  },
  {
    id: 'sample-healer-2',
    name: 'Sarojini M.',
    nameHi: 'सरोजिनी म.',
    isOnline: true,
    chatPrice: 70,
    phonePrice: 850,
    videoPrice: 1100,
    freeMinutes: 3,
  },
  {
    id: 'sample-healer-3',
    name: 'Pandit Raghunath P.',
    nameHi: 'पंडित रघुनाथ प.',
    isOnline: false,
    chatPrice: 130,
    phonePrice: 1600,
    videoPrice: 2000,
    freeMinutes: 3,
  },
  {
    id: 'sample-healer-4',
    name: 'Nasreen A.',
    nameHi: 'नसरीन अ.',
    isOnline: true,
    chatPrice: 60,
    phonePrice: 750,
    videoPrice: 950,
    freeMinutes: 3,
  },
  {
    id: 'sample-healer-5',
    name: 'Harjot D.',
    nameHi: 'हरजोत द.',
    isOnline: true,
    chatPrice: 100,
    phonePrice: 1250,
    videoPrice: 1600,
    freeMinutes: 3,
  },
  {
    id: 'sample-healer-6',
    name: 'Dr. Ranganayaki V.',
    nameHi: 'डॉ. रंगनायकी व.',
    isOnline: false,
    chatPrice: 180,
    phonePrice: 2100,
    videoPrice: 2600,
    freeMinutes: 3,
  },
] as const satisfies readonly HealerRates[];

export type HealerId = (typeof healerRates)[number]['id'];

/** The rates of a healer; undefined for an id that is not on the list. */
export function findHealerRates(id: string): HealerRates | undefined {
  return healerRates.find((healer) => healer.id === id);
}
