export const horoscope = {
  title: 'Daily horoscope',
  moonSigns: 'These are Moon signs (chandra rashi), not Sun signs.',
  find: 'Find your Moon sign with a free kundli',
  mySign: 'My sign',
  level: (level: number) => `${level} of 5`,
  method:
    'Calculated from the sky at 06:00 IST each morning. Meant for reflection, not for decisions on health or money.',
};
