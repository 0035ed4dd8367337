import type { birth as English } from '../../en/engine/birth.ts';
import { names } from './names.ts';

const zoneName = (zone: string) => (/^asia\/(?:kolkata|calcutta)$/i.test(zone) ? 'भारत' : zone);

export const birth: typeof English = {
  noTime: 'जन्म समय नहीं दिया गया, इसलिए स्थानीय समय 12:00 लिया गया।',
  clockSkipped: (skipped, used) =>
    `उस दिन घड़ियों ने ${skipped} का समय छोड़ दिया था; ${used} लिया गया।`,
  clockDoubled: 'उस दिन घड़ियों ने यह समय दो बार दिखाया; पहला लिया गया।',
  clocks: {
    standard: (zone, offset) => `${zoneName(zone)} का मानक समय (विश्व समय से ${offset})`,
    daylight: (zone, offset) =>
      `${zoneName(zone)} का ग्रीष्म या युद्ध-काल का आगे किया हुआ समय (विश्व समय से ${offset})`,
    'local-mean': (_zone, offset) => `उस स्थान का स्थानीय माध्य समय (विश्व समय से ${offset})`,
    fixed: (_zone, offset) => `दिया गया समय-अंतर (विश्व समय से ${offset})`,
  },
  place: {
    nearest: (place, given) => `जन्म स्थान के लिए हमने ‘${given}’ के सबसे निकट का नाम ${place} लिया।`,
    largest: (place, name, places) =>
      `जन्म स्थान के लिए हमने ${name} नाम के ${places} स्थानों में सबसे बड़ा लिया (${place})।`,
    taken: (place, given) => `जन्म स्थान के लिए हमने ‘${given}’ के लिए ${place} लिया।`,
  },
  ownEngine: 'सेवा की सीमा के कारण मूल जानकारी दी गई है।',
  left: {
    year: (n) => `${n} वर्ष`,
    month: (n) => `${n} माह`,
    day: (n) => `${n} दिन`,
    nothing: 'एक दिन से कम',
  },
  openDay: {
    until: (name, clock) => `${clock} बजे तक ${name}, फिर`,
    moved: {
      nakshatra: (from, to, clock) =>
        `नक्षत्र जन्म समय पर निर्भर है: उस दिन ${clock} बजे चन्द्र ${from} से ${to} में गया।`,
      moonRashi: (from, to, clock) =>
        `चन्द्र राशि जन्म समय पर निर्भर है: उस दिन ${clock} बजे चन्द्र ${from} से ${to} में गया।`,
      sunRashi: (from, to, clock) => `उस दिन ${clock} बजे सूर्य ${from} से ${to} में गया।`,
      sign: (from, to, clock) => `सायन राशिचक्र में उस दिन ${clock} बजे सूर्य ${from} से ${to} में गया।`,
    },
    bornAnytime: (nakshatra) => `किसी भी समय जन्म, चन्द्र ${names.nakshatras[nakshatra]} में`,
    bornBefore: (nakshatra, until) => `${until} से पहले जन्म, चन्द्र ${names.nakshatras[nakshatra]} में`,
    bornAfter: (nakshatra, from) => `${from} या उसके बाद जन्म, चन्द्र ${names.nakshatras[nakshatra]} में`,
    bornBetween: (nakshatra, from, until) =>
      `${from} और ${until} के बीच जन्म, चन्द्र ${names.nakshatras[nakshatra]} में`,
    moonPath: (from, to) => `उस दिन चन्द्र ${from} से ${to} तक चला।`,
    why: 'दशाएँ जन्म के ठीक मिनट के चन्द्र से चलती हैं। उसके बिना हर दशा का आरंभ दो तिथियों के बीच कहीं है, जिनमें वर्षों का अंतर है।',
    runs: (graha) => `आज ${graha} की महादशा चल रही है।`,
    runsOneOf: (grahas) => `आज इनमें से किसी एक की महादशा चल रही है: ${grahas}।`,
  },
};
