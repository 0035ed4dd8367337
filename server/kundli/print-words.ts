/** What stands on a printed kundli besides the engine's own sentences, in one language. */
export type PrintWords = {
  title: (name: string) => string;
  name: string;
  gender: string;
  genders: Record<'male' | 'female', string>;
  born: string;
  timeUnknown: string;
  place: string;
  coordinates: string;
  lagna: string;
  needsTime: string;
  moon: string;
  nakshatra: string;
  pada: (name: string, pada: number) => string;
  zodiac: string;
  balance: string;
  running: string;
  noLagna: string;
  positions: string;
  positionsAtNoon: string;
  columns: { graha: string; at: string; house: string; nakshatra: string; navamsa: string; state: string };
  lagnaRow: string;
  states: Record<string, string>;
  dashas: string;
  antardashas: (graha: string) => string;
  from: string;
  fromAtEarliest: string;
  fromAtLatest: string;
  runsAtBirth: string;
  to: string;
  period: string;
  stone: string;
  metal: string;
  finger: string;
  day: string;
  substitute: string;
  or: string;
  alternative: string;
  avoid: string;
  consultFirst: string;
  mangal: string;
  verdicts: { present: string; absent: string; unknown: string };
  yogas: string;
  yoga: (name: string) => string;
  noYogas: string;
  method: (ayanamsa: string) => string;
  credits: string;
};

const english: PrintWords = {
  title: (name) => `Kundli of ${name}`,
  name: 'Name',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' },
  born: 'Born',
  timeUnknown: 'time not known',
  place: 'Place',
  coordinates: 'Coordinates',
  lagna: 'Lagna',
  needsTime: 'Needs a birth time',
  moon: 'Chandra rashi',
  nakshatra: 'Nakshatra',
  pada: (name, pada) => `${name}, pada ${pada}`,
  zodiac: 'Zodiac (Sun sign)',
  balance: 'Dasha at birth',
  running: 'Dasha today',
  noLagna: 'Without a birth time this is the sky at 12:00, with houses counted from the Moon.',
  positions: 'Positions of the grahas',
  positionsAtNoon: 'Positions of the grahas at 12:00',
  columns: {
    graha: 'Graha',
    at: 'Position',
    house: 'House',
    nakshatra: 'Nakshatra',
    navamsa: 'Navamsa',
    state: 'State',
  },
  lagnaRow: 'Lagna',
  states: {
    exalted: 'exalted',
    debilitated: 'debilitated',
    moolatrikona: 'moolatrikona',
    own: 'own rashi',
    friend: 'friend’s rashi',
    neutral: 'neutral rashi',
    enemy: 'enemy’s rashi',
    retrograde: 'retrograde',
    combust: 'combust',
  },
  dashas: 'Vimshottari mahadashas',
  antardashas: (graha) => `Antardashas of the running mahadasha: ${graha}`,
  from: 'From',
  fromAtEarliest: 'Begins at the earliest',
  fromAtLatest: 'Begins at the latest',
  runsAtBirth: 'runs at birth',
  to: 'To',
  period: 'Period',
  stone: 'The stone that fits',
  metal: 'Metal',
  finger: 'Finger',
  day: 'Day',
  substitute: 'Substitute',
  or: ' or ',
  alternative: 'Alternative',
  avoid: 'Better left alone',
  consultFirst: 'Consult first',
  mangal: 'Mangal Dosha',
  verdicts: { present: 'Present', absent: 'Not present', unknown: 'Needs a birth time' },
  yogas: 'Yogas in this chart',
  yoga: (name) => `${name} Yoga`,
  noYogas: 'None of the yogas that this list knows is present.',
  method: (ayanamsa) =>
    `Sidereal zodiac, Lahiri ayanamsa ${ayanamsa}; whole-sign houses; Rahu and Ketu are the mean nodes. Dates follow the clock at the birthplace. Planetary theory: VSOP87 and ELP/MPP02.`,
  credits: 'Place names: GeoNames (geonames.org), CC BY 4.0. Typeface: Noto Sans, SIL Open Font License.',
};

const hindi: PrintWords = {
  title: (name) => `${name} की कुंडली`,
  name: 'नाम',
  gender: 'लिंग',
  genders: { male: 'पुरुष', female: 'महिला' },
  born: 'जन्म',
  timeUnknown: 'समय ज्ञात नहीं',
  place: 'स्थान',
  coordinates: 'निर्देशांक',
  lagna: 'लग्न',
  needsTime: 'जन्म समय चाहिए',
  moon: 'चन्द्र राशि',
  nakshatra: 'नक्षत्र',
  pada: (name, pada) => `${name}, चरण ${pada}`,
  zodiac: 'सायन सूर्य राशि',
  balance: 'जन्म के समय दशा',
  running: 'आज की दशा',
  noLagna: 'जन्म समय के बिना यह 12:00 बजे का आकाश है, और भाव चन्द्र से गिने गए हैं।',
  positions: 'ग्रहों की स्थिति',
  positionsAtNoon: '12:00 बजे ग्रहों की स्थिति',
  columns: { graha: 'ग्रह', at: 'स्थिति', house: 'भाव', nakshatra: 'नक्षत्र', navamsa: 'नवांश', state: 'अवस्था' },
  lagnaRow: 'लग्न',
  states: {
    exalted: 'उच्च',
    debilitated: 'नीच',
    moolatrikona: 'मूलत्रिकोण',
    own: 'अपनी राशि',
    friend: 'मित्र राशि',
    neutral: 'सम राशि',
    enemy: 'शत्रु राशि',
    retrograde: 'वक्री',
    combust: 'अस्त',
  },
  dashas: 'विंशोत्तरी महादशाएँ',
  antardashas: (graha) => `चल रही महादशा की अंतर्दशाएँ: ${graha}`,
  from: 'से',
  fromAtEarliest: 'आरंभ, सबसे पहले',
  fromAtLatest: 'आरंभ, सबसे बाद में',
  runsAtBirth: 'जन्म के समय चल रही',
  to: 'तक',
  period: 'दशा',
  stone: 'आपके लिए उपयुक्त रत्न',
  metal: 'धातु',
  finger: 'अँगुली',
  day: 'दिन',
  substitute: 'उपरत्न',
  or: ' या ',
  alternative: 'विकल्प',
  avoid: 'न पहनें तो अच्छा',
  consultFirst: 'पहले सलाह लें',
  mangal: 'मंगल दोष',
  verdicts: { present: 'है', absent: 'नहीं है', unknown: 'जन्म समय चाहिए' },
  yogas: 'इस कुंडली के योग',
  yoga: (name) => `${name} योग`,
  noYogas: 'इस सूची का कोई योग नहीं है।',
  method: (ayanamsa) =>
    `निरयन राशिचक्र, लाहिड़ी अयनांश ${ayanamsa}; पूर्ण राशि भाव; राहु और केतु मध्यम पात हैं। तिथियाँ जन्म स्थान की घड़ी के अनुसार हैं। ग्रह गणना: VSOP87 और ELP/MPP02।`,
  credits: 'स्थानों के नाम: GeoNames (geonames.org), CC BY 4.0। अक्षर: Noto Sans, SIL Open Font License।',
};

export const printWords = { en: english, hi: hindi } as const;
