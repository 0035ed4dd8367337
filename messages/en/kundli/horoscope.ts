export const horoscope = {
  metaTitle: 'Daily horoscope by Moon sign | Jyotiratna',
  metaDescription:
    'Today’s horoscope for all twelve Moon signs, calculated from actual planetary positions, with the reason behind each line.',
  title: 'Daily horoscope',
  date: (weekday: string, day: number, month: string, year: number) =>
    `${weekday}, ${day} ${month} ${year}.`,
  moonIn: (rashi: string) => `The Moon is in ${rashi}.`,
  /** `hour`: 0 to 23, formatted as in the day's text. */
  moonIngress: (rashi: string, hour: number, minute: string, next: string) =>
    `The Moon is in ${rashi} until ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'} IST, then in ${next}.`,
  signsAre: 'Signs here are',
  moonSigns: 'Moon signs',
  notSun: '(chandra rashi), not Sun signs.',
  find: 'Find yours with a free kundli',
  mySign: 'My sign',
  notSelected: 'Not chosen',
  sign: (rashi: string, zodiac: string) => `${rashi} (${zodiac})`,
  level: (level: number) => `${level} of 5`,
  moonHouse: (house: number) => `Moon in house ${house}`,
  remedies: (rashi: string) => `${rashi} and its remedies`,
  why: 'Why',
  reasonOf: (rashi: string) => ` ${rashi} says this`,
  method: (lord: string, nakshatra: string) =>
    `Calculated from the sky at 06:00 IST each morning (gochara, after Phaladeepika 26): the houses of the nine grahas are counted from each Moon sign. Every line names the placement behind it, and the dots sum them up. Today is ruled by ${lord}, and the Moon is in the nakshatra ${nakshatra}.`,
  mercury: 'Mercury is retrograde.',
  belief:
    'This is a matter of belief, meant for reflection, and the same for everyone with that Moon sign. Please do not base decisions about health or money on it.',
};
