/**
 * Labels of the transits of a day for a chart, and of details that change with the birth minute.
 */
export const dayTables = {
  today: {
    school:
      'Gochara from the Moon with vedha (Phaladeepika 26), bindus of the ashtakavarga, Vimshottari dasha, and the almanac of the place. Custom, not a forecast of events.',
    birthplace: 'Birthplace',
    limbs: (day: string) => `Panchang of ${day}`,
    limb: 'Limb',
    value: 'On this day',
    vara: 'Vara and its lord',
    sun: 'Sunrise and sunset',
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    tara: 'Tarabala from the birth nakshatra',
    chandra: 'Chandrabala: the Moon from the birth Moon',
    yoga: 'Yoga',
    karana: 'Karana',
    rahu: 'Rahu Kaal',
    abhijit: 'Abhijit',
    until: (name: string, time: string) => `${name} until ${time}`,
    moonIn: (rashi: string, house: number) => `${rashi}, house ${house}`,
    verdictOf: (name: string, verdict: string) => `${name}, ${verdict}`,
    verdicts: { good: 'favourable', mixed: 'mixed', hard: 'hard' },
    spoiled: (grahas: string) => `held back by vedha of ${grahas}`,
    limbsNote: 'Times by the clock of the place; one of another date names it.',
    transits: (moment: string) => `Transits over the birth chart, ${moment}`,
    fromLagna: 'From lagna',
    fromMoon: 'From Moon',
    bindus: 'Bindus',
    custom: 'By custom',
    transitsNote:
      'Houses are whole rashis. Bindus are the graha’s own in the rashi it passes: of eight, four and more count as support.',
    dashas: 'Running Vimshottari dashas',
    level: 'Level',
    levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha'],
    horas: 'Horas from sunrise to sunrise',
    horaOf: 'Hora of',
  },
  minutes: {
    school:
      'Each detail of the chart that moves when the time of birth is a little earlier or later. It shows what moves; it does not say which time is right.',
    spanOf: (minutes: number) => `${minutes} minutes before and after`,
    lagnas: 'The lagna minute by minute',
    time: 'Time',
    changes: 'Nearest changes',
    detail: 'Detail',
    lagnaOf: (varga: number) => `Lagna of D${varga}`,
    before: 'Last before',
    given: 'Given time',
    after: 'Next after',
    changesNote:
      'To the second, within four hours. Until then the detail stays as it is at the given time.',
    dashas: 'Ends of the mahadashas',
    previous: (minutes: number) => `${minutes} minutes earlier`,
    later: (minutes: number) => `${minutes} minutes later`,
    dashasNote:
      'A minute moves the Moon by about half an arcminute, and with it every dasha by days.',
  },
};
