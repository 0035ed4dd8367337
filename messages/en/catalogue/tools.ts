/** Tables and forms of the tool pages. */
export const tools = {
  ratti: {
    caption: 'Carats, ratti and grams',
    of: (mg: string) => `This shop counts a ratti as ${mg} mg; the old ratti has 121.5 mg.`,
    columns: { ratti: 'Ratti here', carats: 'Carats', grams: 'Grams', old: 'Old ratti' },
    select: 'Choose loose stones by weight',
  },
  nakshatra: {
    title: 'Date and place of birth',
    date: 'Date',
    city: 'City',
    show: 'Show nakshatra and rashi',
    unknown: (text: string) =>
      `We could not find a city called “${text}”. Please try another spelling.`,
    none: 'The almanac has no sunrise for this place and day.',
    found: (city: string, date: string) =>
      `The Moon on ${date} in ${city}, from this sunrise to the next`,
    nakshatras: 'Nakshatra',
    rashis: 'Rashi',
    from: 'From',
    until: 'Until',
    kundli: 'With the hour of birth, a free kundli names pada and lagna as well',
  },
  rudraksha: {
    caption: 'Mukhi, deity and graha, as present practice has them',
    columns: { mukhi: 'Faces', deity: 'Deity', graha: 'Graha' },
    deities: [
      'Shiva',
      'Ardhanarishvara',
      'Agni',
      'Brahma',
      'Kalagni Rudra',
      'Kartikeya',
      'Mahalakshmi',
      'Ganesha',
      'Durga',
      'Vishnu',
      'The eleven Rudras',
      'The twelve Adityas',
      'Kamadeva',
      'Hanuman',
    ],
    every: 'Named for all nine',
    remedies: 'Rudraksha in this shop',
  },
};
