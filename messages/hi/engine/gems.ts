import type { Graha } from '@jyotiratna/contract';
import type { gems as English } from '../../en/engine/gems.ts';
import { names, ordinal, series } from './names.ts';

// biome-ignore format: one stone a line
const stones: (typeof English)['stones'] = {
  Sun: { name: 'माणिक', substitutes: ['लाल स्पिनेल', 'गार्नेट'], metals: ['सोना'], finger: 'अनामिका', day: 'रविवार', birthStone: 'माणिक' },
  Moon: { name: 'मोती', substitutes: ['मूनस्टोन'], metals: ['चाँदी'], finger: 'कनिष्ठा', day: 'सोमवार', birthStone: 'मोती' },
  Mars: { name: 'मूँगा', substitutes: ['कार्नेलियन'], metals: ['सोना', 'ताँबा'], finger: 'अनामिका', day: 'मंगलवार', birthStone: 'मूँगा' },
  Mercury: { name: 'पन्ना', substitutes: ['पेरिडॉट', 'हरा टूरमलीन'], metals: ['सोना'], finger: 'कनिष्ठा', day: 'बुधवार', birthStone: 'पन्ना' },
  Jupiter: { name: 'पुखराज', substitutes: ['पीला टोपाज़', 'सुनहला'], metals: ['सोना'], finger: 'तर्जनी', day: 'गुरुवार', birthStone: 'पुखराज' },
  Venus: { name: 'हीरा', substitutes: ['सफ़ेद पुखराज', 'सफ़ेद ज़िरकॉन'], metals: ['प्लैटिनम', 'चाँदी'], finger: 'मध्यमा', day: 'शुक्रवार', birthStone: 'हीरा' },
  Saturn: { name: 'नीलम', substitutes: ['आयोलाइट', 'जामुनिया'], metals: ['चाँदी', 'पंचधातु'], finger: 'मध्यमा', day: 'शनिवार', birthStone: 'नीलम' },
  Rahu: { name: 'गोमेद', substitutes: ['नारंगी गार्नेट'], metals: ['चाँदी'], finger: 'मध्यमा', day: 'शनिवार', birthStone: 'गोमेद' },
  Ketu: { name: 'लहसुनिया', substitutes: ['क्वार्ट्ज़ लहसुनिया'], metals: ['चाँदी'], finger: 'मध्यमा', day: 'मंगलवार', birthStone: 'लहसुनिया' },
};

const name = (graha: Graha) => names.grahas[graha];
const bhavas = (of: readonly number[]) =>
  `आपके ${series(of.map(ordinal))} ${of.length > 1 ? 'भावों' : 'भाव'}`;

export const gems: typeof English = {
  stones,
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
  disclaimer:
    'यह आस्था है, चिकित्सा या धन की सलाह नहीं। सूची केवल भावों के स्वामित्व से बनती है; ज्योतिषी पूरी कुंडली देखते हैं।',
  noTime:
    'जन्म समय नहीं है, इसलिए लग्न नहीं। केवल आपके नक्षत्र का जन्म रत्न बताया जा सकता है, जो कमज़ोर आधार है।',
  noTimeNorNakshatra:
    'जन्म समय नहीं है, इसलिए लग्न नहीं, और उस दिन चन्द्र का नक्षत्र बदला। जन्म रत्न घड़ी पर निर्भर है, और तब भी कमज़ोर आधार है।',
  rulesLagna: (graha) => `${name(graha)} आपके लग्न का स्वामी है।`,
  rules: (graha, of) => `${name(graha)} ${bhavas(of)} का स्वामी है।`,
  rulesTogether: (graha, of) => `${name(graha)} एक साथ ${bhavas(of)} का स्वामी है।`,
  alsoRules: (graha, of) => `${name(graha)} ${bhavas(of)} का भी स्वामी है।`,
  rulesNothing: (graha) => `${name(graha)} किसी भाव का स्वामी नहीं है।`,
  runsNow: (graha) => `आपकी ${name(graha)} की महादशा चल रही है।`,
  needs: (graha, { combust, debilitated, dusthana }) => {
    const causes = [
      ...(combust ? ['अस्त'] : []),
      ...(debilitated ? ['नीच'] : []),
      ...(dusthana ? [`आपके ${ordinal(dusthana)} भाव में`] : []),
    ];
    return `${name(graha)} ${series(causes)} है।`;
  },
  nakshatraLord: (nakshatra) => `चन्द्र के नक्षत्र ${names.nakshatras[nakshatra]} का स्वामी।`,
  nakshatraLordFor: (nakshatra, from, until) => {
    const when = [...(from ? [`${from} बजे से`] : []), ...(until ? [`${until} बजे तक`] : [])].join(
      ' ',
    );
    return `उस दिन ${when} चन्द्र के नक्षत्र ${names.nakshatras[nakshatra]} का स्वामी।`;
  },
  consultNode: (graha) => `${stones[graha].name} केवल लग्न देखकर कभी नहीं चुना जाता।`,
  consultDusthana: (graha, house) => `${name(graha)} अपने ही ${ordinal(house)} भाव में है।`,
  consultAlways: (graha) => `परंपरा में ${stones[graha].name} ज्योतिषी की सलाह से ही पहना जाता है।`,
  consultNeutral: (graha) => `${name(graha)} आपके लग्न का न मित्र है, न शत्रु।`,
};
