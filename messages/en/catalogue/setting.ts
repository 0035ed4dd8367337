/** Selection of a setting and energisation on a loose stone's page. */
export const setting = {
  metals: {
    'silver-925': '925 silver',
    'gold-18k': '18K gold',
    'white-gold-18k': '18K white gold',
    'rose-gold-18k': '18K rose gold',
    'gold-22k': '22K gold',
    panchdhatu: 'panchdhatu',
  },
  /** Fineness in parts per thousand, and the hallmark required by law. */
  fineness: {
    'silver-925': 'Fineness 925: 92.5% silver.',
    'gold-18k':
      'Fineness 750: 75% gold. The law requires a BIS hallmark with HUID on gold jewellery from 2 g.',
    'white-gold-18k':
      'Fineness 750: 75% gold, white by its alloy. The law requires a BIS hallmark with HUID on gold jewellery from 2 g.',
    'rose-gold-18k':
      'Fineness 750: 75% gold, rose by its copper. The law requires a BIS hallmark with HUID on gold jewellery from 2 g.',
    'gold-22k':
      'Fineness 916: 91.6% gold. The law requires a BIS hallmark with HUID on gold jewellery from 2 g.',
    panchdhatu: 'A traditional alloy of five metals, without a hallmark.',
  },
  loading: 'Loading designs...',
  failed: 'The designs could not be loaded. You can still buy the stone loose.',
  stale: "Today's metal rates are not in yet, so for now stones are sold loose.",
  staleMetal: (metal: string) => `${metal}: today's rate is not in yet`,
  design: 'Setting',
  loose: 'Loose stone',
  /** Alternative text of a setting's image in the colour of a metal. */
  imageIn: (design: string, metal: string) => `${design} in ${metal}, set with an example stone`,
  imageOf: (design: string) => `${design}, set with an example stone`,
  shownIn: (metal: string) => `Shown in ${metal}`,
  example: 'An example: your stone is set in its place.',
  otherMetal: (metal: string) =>
    `An example in another metal: there is no picture in ${metal} yet.`,
  select: 'Choose',
  metal: 'Metal',
  size: 'Indian ring size',
  sizeHint:
    'The size comes from the inner circumference of a ring that fits, in millimetres. To measure, wrap a strip of paper around your finger.',
  sizeOf: (size: number, mm: number) => `${size} (${mm} mm around)`,
  unsure: 'Not sure yet: ask me before it is made',
  unsureHint:
    'We make the ring once you tell us its size on your order page. The making time counts from then; the price stays the same.',
  guide: 'Find your ring size',
  energisation: 'Energisation',
  notEnergised: 'None',
  tiers: { basic: 'Basic', personal: 'In a name' },
  tier: (tier: string, price: string) => `${tier}, ${price}`,
  belief: 'Pran pratishtha is a traditional rite and a matter of faith. Nothing is promised.',
  name: 'Name for the sankalpa',
  gotra: 'Gotra',
  nakshatra: 'Birth nakshatra',
  nakshatraUnknown: 'Not known',
  day: 'Preferred day',
  dayHint:
    "Days that the panchang names for this stone's graha. Delivery is counted from the day you choose.",
  anyDay: 'The next good day, chosen by us',
  otherDay: 'Another day',
  otherDayLabel: 'Day',
  sankalpa: 'Sankalpa: your intention',
  missing: {
    metal: 'Please choose the metal.',
    size: 'Please choose the size, or ‘Not sure yet’.',
    name: 'Please provide the name.',
  },
  incomplete: 'Please complete the choices above, or choose the loose stone.',
  stone: 'Stone',
  metalCost: (grams: string, rate: string) => `Metal, ${grams} g at ${rate} a gram`,
  making: 'Making',
  together: 'Total',
  sampleRate: 'Calculated at a sample rate.',
  rateOf: (day: string) => `At the rate of ${day}.`,
  made: (days: number) =>
    days === 1 ? 'Made within 1 working day.' : `Made within ${days} working days.`,
  returns: 'Pieces set or energised for you can be returned only if they are faulty.',
  /** If set jewellery is returnable. */
  setReturns: (days: number, percent: number) =>
    `Set pieces can be returned unworn within ${days} days, for an exchange or a store credit of ${percent}% of the price.`,
};
