export const horoscope = {
  metaTitle: 'Daily horoscope by Moon sign | Jyotiratna',
  metaDescription:
    'Today for all twelve Moon signs, computed from the real sky, with the placements each text rests on.',
  title: 'Daily horoscope',
  date: (weekday: string, day: number, month: string, year: number) => `${weekday}, ${day} ${month} ${year}.`,
  moonIn: (rashi: string) => `The Moon is in ${rashi}.`,
  moonMoves: (rashi: string, time: string, next: string) =>
    `The Moon is in ${rashi} until ${time} IST, then in ${next}.`,
  signsAre: 'Signs here are',
  moonSigns: 'Moon signs',
  notSun: '(chandra rashi), not Sun signs.',
  find: 'Find yours with a free kundli',
  mySign: 'My sign',
  notChosen: 'Not chosen',
  sign: (rashi: string, zodiac: string) => `${rashi} (${zodiac})`,
  level: (level: number) => `${level} of 5`,
  moonHouse: (house: number) => `Moon in house ${house}`,
  remedies: (rashi: string) => `${rashi} and its remedies`,
  why: 'Why',
  whyOf: (rashi: string) => ` ${rashi} says this`,
  method: (lord: string, nakshatra: string) =>
    `Calculated from the sky at 06:00 IST each morning (gochara, after Phaladeepika 26): the houses of the nine grahas are counted from each Moon sign. Every sentence names the placement it rests on, and the dots are the sum of all of them. Today is ruled by ${lord}, and the Moon is in the nakshatra ${nakshatra}.`,
  mercury: 'Mercury is retrograde.',
  belief:
    'It is belief, meant for reflection and the same for everyone with that Moon sign. It is no ground for decisions on health or money.',
};
