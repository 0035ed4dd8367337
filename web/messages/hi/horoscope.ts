import type { horoscope as English } from '../en/horoscope.ts';

export const horoscope: typeof English = {
  title: 'आज का राशिफल',
  moonSigns: 'ये चंद्र राशियाँ हैं, सूर्य राशियाँ नहीं।',
  find: 'मुफ़्त कुंडली से अपनी चंद्र राशि जानें',
  mySign: 'मेरी राशि',
  level: (level) => `5 में से ${level}`,
  method: 'हर सुबह 06:00 IST के आकाश से गणना। यह मनन के लिए है, सेहत या पैसे के फ़ैसलों के लिए नहीं।',
};
