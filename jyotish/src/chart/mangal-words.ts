import { GRAHA_FACTS, type Graha } from '../tradition/grahas.ts';
import { hindiOrdinal, hindiSeries, type Language } from '../tradition/language.ts';
import { RASHIS } from '../tradition/rashis.ts';
import { ordinal, series } from './wording.ts';

/** Rules by which the place of Mars alone sets the dosha aside; Raman's list names them by house and rashi. */
export type PlaceRule = 'strong' | 'calm' | '2nd' | '4th' | '7th' | '8th' | '12th';

/** The sentences about Mangal dosha in one language. Houses 1 to 12, rashis 0 to 11. */
export interface MangalWords {
  readonly remedies: readonly string[];
  readonly pastAge: string;
  readonly tuesday: string;
  readonly noTime: string;
  readonly note: string;
  dosha(rashi: number, house: number, type: 'Mild' | 'Strong', excepted: boolean): string;
  noDosha(house: number): string;
  others(fromMoon: number, fromVenus: number): string;
  place(rashi: number, rule: PlaceRule): string;
  shares(rashi: number, companions: readonly Graha[]): string;
  jupiterLooks(house: number): string;
  inLagna(grahas: readonly Graha[]): string;
  yogakaraka(lagna: number): string;
}

const ENGLISH_RULES: Readonly<Record<PlaceRule, string>> = {
  strong: 'Mars is strong there, in its own rashi or its exaltation',
  calm: 'Mars is held to be calm in Simha and Kumbha',
  '2nd': 'the 2nd house does not count in a rashi of Mercury',
  '4th': 'the 4th house does not count in a rashi of Mars',
  '7th': 'the 7th house does not count in Karka and Makara',
  '8th': 'the 8th house does not count in a rashi of Jupiter',
  '12th': 'the 12th house does not count in a rashi of Venus',
};

const ENGLISH: MangalWords = {
  // Custom only; none is promised to do anything.
  remedies: [
    'Worship of Hanuman or Mangal on Tuesdays is the traditional observance.',
    'Some families give red lentils, jaggery or red cloth in charity on a Tuesday.',
    'Some keep a light fast on Tuesdays.',
    'By custom, a match in which both charts have the dosha is held to cancel it.',
  ],
  pastAge: 'Past the age of 28, when the dosha is held to be spent.',
  tuesday: 'Born on a Tuesday, the day of Mars.',
  noTime: 'Mangal dosha is counted from the lagna, which needs a birth time, so it cannot be told here.',
  note: 'About half of all charts have it, and it describes a tendency, not a fate.',
  dosha: (rashi, house, type, excepted) =>
    `Mars stands in ${RASHIS[rashi]!.name}, the ${ordinal(house)} house from the lagna, which Jyotish calls Mangal dosha (${type.toLowerCase()}).${excepted ? ' An exception applies, which by tradition sets it aside.' : ''}`,
  noDosha: (house) =>
    `Mars stands in the ${ordinal(house)} house from the lagna, which is not one of 1, 2, 4, 7, 8 and 12: no Mangal dosha.`,
  others: (fromMoon, fromVenus) =>
    `From the Moon it stands in the ${ordinal(fromMoon)}, from Venus in the ${ordinal(fromVenus)}.`,
  place: (rashi, rule) => `Mars is in ${RASHIS[rashi]!.name}: ${ENGLISH_RULES[rule]}.`,
  shares: (rashi, companions) => `Mars shares ${RASHIS[rashi]!.name} with ${series(companions)}.`,
  jupiterLooks: (house) => `Jupiter, ${ordinal(house)} from Mars, looks fully at it.`,
  inLagna: (grahas) => `${series(grahas)} in the lagna.`,
  yogakaraka: (lagna) => `The lagna is ${RASHIS[lagna]!.name}, for which Mars is the yogakaraka.`,
};

const HINDI_RULES: Readonly<Record<PlaceRule, string>> = {
  strong: 'वहाँ मंगल अपनी या उच्च राशि में बली है',
  calm: 'सिंह और कुम्भ में मंगल शांत माना जाता है',
  '2nd': 'बुध की राशि में दूसरा भाव नहीं गिना जाता',
  '4th': 'मंगल की राशि में चौथा भाव नहीं गिना जाता',
  '7th': 'कर्क और मकर में सातवाँ भाव नहीं गिना जाता',
  '8th': 'गुरु की राशि में आठवाँ भाव नहीं गिना जाता',
  '12th': 'शुक्र की राशि में बारहवाँ भाव नहीं गिना जाता',
};

const TYPES = { Mild: 'हल्का', Strong: 'प्रबल' } as const;
const names = (grahas: readonly Graha[]) => hindiSeries(grahas.map((graha) => GRAHA_FACTS[graha].devanagari));
const rashiName = (rashi: number) => RASHIS[rashi]!.devanagari;

const HINDI: MangalWords = {
  remedies: [
    'परंपरा में मंगलवार को हनुमान या मंगल की पूजा की जाती है।',
    'कुछ परिवार मंगलवार को मसूर की दाल, गुड़ या लाल वस्त्र दान करते हैं।',
    'कुछ लोग मंगलवार को हल्का उपवास रखते हैं।',
    'प्रथा के अनुसार दोनों कुंडलियों में दोष हो तो वह कटा हुआ माना जाता है।',
  ],
  pastAge: 'आयु 28 वर्ष से अधिक है, जब दोष शांत हुआ माना जाता है।',
  tuesday: 'जन्म मंगलवार को हुआ, जो मंगल का दिन है।',
  noTime: 'मंगल दोष लग्न से गिना जाता है, जिसके लिए जन्म समय चाहिए; इसलिए यहाँ बताया नहीं जा सकता।',
  note: 'लगभग आधी कुंडलियों में यह होता है; यह प्रवृत्ति बताता है, भाग्य नहीं।',
  dosha: (rashi, house, type, excepted) =>
    `मंगल ${rashiName(rashi)} में, लग्न से ${hindiOrdinal(house)} भाव में है, जिसे ज्योतिष मंगल दोष (${TYPES[type]}) कहता है।${excepted ? ' एक अपवाद लागू है, जिससे परंपरा इसे नहीं मानती।' : ''}`,
  noDosha: (house) => `मंगल लग्न से ${hindiOrdinal(house)} भाव में है, जो 1, 2, 4, 7, 8 और 12 में से नहीं है: मंगल दोष नहीं है।`,
  others: (fromMoon, fromVenus) => `चन्द्र से वह ${hindiOrdinal(fromMoon)} और शुक्र से ${hindiOrdinal(fromVenus)} भाव में है।`,
  place: (rashi, rule) => `मंगल ${rashiName(rashi)} में है: ${HINDI_RULES[rule]}।`,
  shares: (rashi, companions) => `मंगल ${rashiName(rashi)} में ${names(companions)} के साथ है।`,
  jupiterLooks: (house) => `मंगल से ${hindiOrdinal(house)} भाव में बैठा गुरु उसे पूर्ण दृष्टि से देखता है।`,
  inLagna: (grahas) => `लग्न में ${names(grahas)} ${grahas.length > 1 ? 'हैं' : 'है'}।`,
  yogakaraka: (lagna) => `लग्न ${rashiName(lagna)} है, जिसके लिए मंगल योगकारक है।`,
};

export const MANGAL_WORDS: Readonly<Record<Language, MangalWords>> = { en: ENGLISH, hi: HINDI };
