import { grahaStates } from './graha-states.ts';

/** Labels of a printed kundli, besides the engine's sentences. */
export type PrintLabels = {
  title: (name: string) => string;
  name: string;
  gender: string;
  genders: Record<'male' | 'female', string>;
  born: string;
  clock: string;
  timeUnknown: string;
  place: string;
  coordinates: string;
  lagna: string;
  requiresTime: string;
  moon: string;
  nakshatra: string;
  pada: (name: string, pada: number) => string;
  panchang: string;
  karana: (name: string) => string;
  zodiac: string;
  balance: string;
  running: string;
  noLagna: string;
  positions: string;
  positionsAtNoon: string;
  columns: {
    graha: string;
    at: string;
    house: string;
    nakshatra: string;
    navamsa: string;
    state: string;
  };
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

export const kundliPrint: PrintLabels = {
  title: (name) => `Kundli of ${name}`,
  name: 'Name',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' },
  born: 'Born',
  clock: 'Clock used',
  timeUnknown: 'time not known',
  place: 'Place',
  coordinates: 'Coordinates',
  lagna: 'Lagna',
  requiresTime: 'Needs a birth time',
  moon: 'Chandra rashi',
  nakshatra: 'Nakshatra',
  pada: (name, pada) => `${name}, pada ${pada}`,
  panchang: 'Panchang',
  karana: (name) => `${name} karana`,
  zodiac: 'Zodiac (western)',
  balance: 'Dasha at birth',
  running: 'Dasha today',
  noLagna:
    'Without a birth time, this is the chart for 12:00 noon, with houses counted from the Moon.',
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
  states: grahaStates,
  dashas: 'Vimshottari mahadashas',
  antardashas: (graha) => `Antardashas in ${graha}`,
  from: 'From',
  fromAtEarliest: 'Begins at the earliest',
  fromAtLatest: 'Begins at the latest',
  runsAtBirth: 'runs at birth',
  to: 'To',
  period: 'Period',
  stone: 'The stone that suits you',
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
  noYogas: 'None of the yogas that we check is present.',
  method: (ayanamsa) =>
    `Sidereal zodiac, Lahiri ayanamsa ${ayanamsa}; whole-sign houses; Rahu and Ketu are the mean nodes. Dates follow the clock at the birthplace. Planetary theory: VSOP87 and ELP/MPP02.`,
  credits:
    'Place names: GeoNames (geonames.org), CC BY 4.0. Typeface: Noto Sans, SIL Open Font License.',
};
