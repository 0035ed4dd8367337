import { GRAHA_FACTS, type Graha } from '../../tradition/grahas.ts';
import { hindiOrdinal, hindiSeries, type Language } from '../../tradition/language.ts';
import { NAKSHATRAS } from '../../tradition/nakshatras.ts';
import { NAVARATNA } from '../../tradition/navaratna.ts';
import { ordinal, series } from '../wording.ts';

/** What a reason is about. */
export type ReasonKind =
  | 'life'
  | 'lucky'
  | 'fortune'
  | 'yogakaraka'
  | 'dasha'
  | 'help'
  | 'mixed'
  | 'neutral'
  | 'avoid'
  | 'node'
  | 'birthStone';

/** Why a graha asks for support. */
export interface Need {
  readonly combust: boolean;
  readonly debilitated: boolean;
  /** The dusthana in which it stands. */
  readonly dusthana: number | null;
}

/** The sentences of gem advice in one language. Houses 1 to 12, nakshatras 0 to 26. */
export interface GemWords {
  readonly titles: Readonly<Record<ReasonKind, string>>;
  readonly disclaimer: string;
  readonly noTime: string;
  /** The same where the nakshatra is open too. */
  readonly noTimeNorNakshatra: string;
  rulesLagna(graha: Graha): string;
  rules(graha: Graha, houses: readonly number[]): string;
  rulesTogether(graha: Graha, houses: readonly number[]): string;
  alsoRules(graha: Graha, houses: readonly number[]): string;
  rulesNothing(graha: Graha): string;
  runsNow(graha: Graha): string;
  needs(graha: Graha, need: Need): string;
  nakshatraLord(nakshatra: number): string;
  /** From and until when, as the clock showed it; null for the day's own ends. */
  nakshatraLordFor(nakshatra: number, from: string | null, until: string | null): string;
  consultNode(graha: Graha): string;
  consultDusthana(graha: Graha, house: number): string;
  consultAlways(graha: Graha): string;
  consultNeutral(graha: Graha): string;
}

/** 'Saturn', 'The Sun': every sentence but one begins with it. */
const english = (graha: Graha) => (graha === 'Sun' || graha === 'Moon' ? `The ${graha}` : graha);
const houses = (of: readonly number[]) => `your ${series(of.map(ordinal))} house${of.length > 1 ? 's' : ''}`;

const ENGLISH: GemWords = {
  titles: {
    life: 'Life stone',
    lucky: 'Lucky stone',
    fortune: 'Fortune stone',
    yogakaraka: 'Yogakaraka',
    dasha: 'Runs now',
    help: 'Asks for support',
    mixed: 'Mixed',
    neutral: 'Neutral',
    avoid: 'Better left alone',
    node: 'Node',
    birthStone: 'Birth stone',
  },
  disclaimer:
    'This is belief, not medicine or financial advice. The list follows house rulership only; an astrologer looks at the whole chart.',
  noTime: 'No birth time, so no lagna. Only the birth stone of your nakshatra can be named, which is weak evidence.',
  noTimeNorNakshatra:
    'No birth time, so no lagna, and the Moon changed its nakshatra that day. The birth stone depends on the hour, and is weak evidence even then.',
  rulesLagna: (graha) => `${english(graha)} rules your lagna.`,
  rules: (graha, of) => `${english(graha)} rules ${houses(of)}.`,
  rulesTogether: (graha, of) => `${english(graha)} rules ${houses(of)} together.`,
  alsoRules: (graha, of) => `${english(graha)} also rules ${houses(of)}.`,
  rulesNothing: (graha) => `${english(graha)} rules no house.`,
  runsNow: (graha) => `You are in the mahadasha of ${english(graha).replace('The', 'the')}.`,
  needs: (graha, { combust, debilitated, dusthana }) => {
    const causes = [
      ...(combust ? ['is combust'] : []),
      ...(debilitated ? ['is debilitated'] : []),
      ...(dusthana ? [`stands in your ${ordinal(dusthana)} house`] : []),
    ];
    return `${english(graha)} ${series(causes)}.`;
  },
  nakshatraLord: (nakshatra) => `Lord of ${NAKSHATRAS[nakshatra]!.name}, the Moon's nakshatra.`,
  nakshatraLordFor: (nakshatra, from, until) => {
    const when = [...(from ? [`from ${from}`] : []), ...(until ? [`until ${until}`] : [])].join(' ');
    return `Lord of ${NAKSHATRAS[nakshatra]!.name}, the Moon's nakshatra ${when} that day.`;
  },
  consultNode: (graha) => `${NAVARATNA[graha].name} is never chosen from the lagna alone.`,
  consultDusthana: (graha, house) => `${english(graha)} stands in the ${ordinal(house)} house, which it rules.`,
  consultAlways: (graha) => `${NAVARATNA[graha].name} is by custom worn only on an astrologer's word.`,
  consultNeutral: (graha) => `${english(graha)} is neither friend nor foe of your lagna.`,
};

const hindi = (graha: Graha) => GRAHA_FACTS[graha].devanagari;
const bhavas = (of: readonly number[]) => `आपके ${hindiSeries(of.map(hindiOrdinal))} ${of.length > 1 ? 'भावों' : 'भाव'}`;

const HINDI: GemWords = {
  titles: {
    life: 'जीवन रत्न',
    lucky: 'कारक रत्न',
    fortune: 'भाग्य रत्न',
    yogakaraka: 'योगकारक',
    dasha: 'चल रही दशा',
    help: 'सहारा चाहिए',
    mixed: 'मिला-जुला',
    neutral: 'तटस्थ',
    avoid: 'न पहनें तो अच्छा',
    node: 'छाया ग्रह',
    birthStone: 'जन्म रत्न',
  },
  disclaimer: 'यह आस्था है, चिकित्सा या धन की सलाह नहीं। सूची केवल भावों के स्वामित्व से बनती है; ज्योतिषी पूरी कुंडली देखते हैं।',
  noTime: 'जन्म समय नहीं है, इसलिए लग्न नहीं। केवल आपके नक्षत्र का जन्म रत्न बताया जा सकता है, जो कमज़ोर आधार है।',
  noTimeNorNakshatra:
    'जन्म समय नहीं है, इसलिए लग्न नहीं, और उस दिन चन्द्र का नक्षत्र बदला। जन्म रत्न घड़ी पर निर्भर है, और तब भी कमज़ोर आधार है।',
  rulesLagna: (graha) => `${hindi(graha)} आपके लग्न का स्वामी है।`,
  rules: (graha, of) => `${hindi(graha)} ${bhavas(of)} का स्वामी है।`,
  rulesTogether: (graha, of) => `${hindi(graha)} एक साथ ${bhavas(of)} का स्वामी है।`,
  alsoRules: (graha, of) => `${hindi(graha)} ${bhavas(of)} का भी स्वामी है।`,
  rulesNothing: (graha) => `${hindi(graha)} किसी भाव का स्वामी नहीं है।`,
  runsNow: (graha) => `आपकी ${hindi(graha)} की महादशा चल रही है।`,
  needs: (graha, { combust, debilitated, dusthana }) => {
    const causes = [
      ...(combust ? ['अस्त'] : []),
      ...(debilitated ? ['नीच'] : []),
      ...(dusthana ? [`आपके ${hindiOrdinal(dusthana)} भाव में`] : []),
    ];
    return `${hindi(graha)} ${hindiSeries(causes)} है।`;
  },
  nakshatraLord: (nakshatra) => `चन्द्र के नक्षत्र ${NAKSHATRAS[nakshatra]!.devanagari} का स्वामी।`,
  nakshatraLordFor: (nakshatra, from, until) => {
    const when = [...(from ? [`${from} बजे से`] : []), ...(until ? [`${until} बजे तक`] : [])].join(' ');
    return `उस दिन ${when} चन्द्र के नक्षत्र ${NAKSHATRAS[nakshatra]!.devanagari} का स्वामी।`;
  },
  consultNode: (graha) => `${NAVARATNA[graha].inHindi.name} केवल लग्न देखकर कभी नहीं चुना जाता।`,
  consultDusthana: (graha, house) => `${hindi(graha)} अपने ही ${hindiOrdinal(house)} भाव में है।`,
  consultAlways: (graha) => `परंपरा में ${NAVARATNA[graha].inHindi.name} ज्योतिषी की सलाह से ही पहना जाता है।`,
  consultNeutral: (graha) => `${hindi(graha)} आपके लग्न का न मित्र है, न शत्रु।`,
};

export const GEM_WORDS: Readonly<Record<Language, GemWords>> = { en: ENGLISH, hi: HINDI };
