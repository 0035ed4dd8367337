import type { horoscope as English } from '../../en/kundli/horoscope.ts';

export const horoscope: typeof English = {
  metaTitle: 'चन्द्र राशि से आज का राशिफल | Jyotiratna',
  metaDescription:
    'बारहों चन्द्र राशियों का आज का राशिफल, ग्रहों की वास्तविक स्थिति से; हर बात का आधार साथ में।',
  title: 'आज का राशिफल',
  date: (weekday, day, month, year) => `${weekday}, ${day} ${month} ${year}।`,
  moonIn: (rashi) => `चन्द्र ${rashi} में है।`,
  moonIngress: (rashi, hour, minute, next) =>
    `चन्द्र ${hour}:${minute} बजे (IST) तक ${rashi} में है, फिर ${next} में।`,
  signsAre: 'यहाँ राशियाँ',
  moonSigns: 'चन्द्र राशियाँ',
  notSun: 'हैं, सूर्य राशियाँ नहीं।',
  find: 'मुफ़्त कुंडली से अपनी राशि जानें',
  mySign: 'मेरी राशि',
  notSelected: 'चुनी नहीं गई',
  sign: (rashi, _zodiac) => rashi,
  level: (level) => `5 में से ${level}`,
  moonHouse: (house) => `चन्द्र भाव ${house} में`,
  remedies: (rashi) => `${rashi} के उपाय`,
  why: 'क्यों',
  reasonOf: (rashi) => `: ${rashi}`,
  method: (lord, nakshatra) =>
    `हर सुबह 06:00 IST के आकाश से गणना (गोचर, फलदीपिका 26 के अनुसार): नौ ग्रहों के भाव हर चन्द्र राशि से गिने जाते हैं। हर वाक्य अपना आधार बताता है, और बिंदु उन सबका योग हैं। आज का स्वामी ${lord} है, और चन्द्र ${nakshatra} नक्षत्र में है।`,
  mercury: 'बुध वक्री है।',
  belief:
    'यह आस्था की बात है, मनन के लिए है, और उस चन्द्र राशि वाले सभी लोगों के लिए एक-सी है। सेहत या पैसे के फ़ैसले इसके आधार पर न लें।',
};
