import type { Graha } from '@jyotiratna/contract';
import type { mangal as English, PlaceRule } from '../../en/engine/mangal.ts';
import { names, ordinal, series } from './names.ts';

const places: Readonly<Record<PlaceRule, string>> = {
  strong: 'वहाँ मंगल अपनी या उच्च राशि में बली है',
  calm: 'सिंह और कुम्भ में मंगल शांत माना जाता है',
  '2nd': 'बुध की राशि में दूसरा भाव नहीं गिना जाता',
  '4th': 'मंगल की राशि में चौथा भाव नहीं गिना जाता',
  '7th': 'कर्क और मकर में सातवाँ भाव नहीं गिना जाता',
  '8th': 'गुरु की राशि में आठवाँ भाव नहीं गिना जाता',
  '12th': 'शुक्र की राशि में बारहवाँ भाव नहीं गिना जाता',
};
function aside(exceptions: number): string {
  if (exceptions === 0) return '';
  return exceptions === 1
    ? ' एक अपवाद लागू है, जिससे परंपरा इसे नहीं मानती।'
    : ` ${exceptions} अपवाद लागू हैं, जिनमें से हर एक से परंपरा इसे नहीं मानती।`;
}
const types = { Mild: 'हल्का', Strong: 'प्रबल' };
const resolved = (grahas: readonly Graha[]) => series(grahas.map((graha) => names.grahas[graha]));

export const mangal: typeof English = {
  remedies: [
    'परंपरा में मंगलवार को हनुमान या मंगल की पूजा की जाती है।',
    'कुछ परिवार मंगलवार को मसूर की दाल, गुड़ या लाल वस्त्र दान करते हैं।',
    'कुछ लोग मंगलवार को हल्का उपवास रखते हैं।',
    'परंपरा के अनुसार दोनों कुंडलियों में दोष हो तो वह कटा हुआ माना जाता है।',
  ],
  pastAge: 'आयु 28 वर्ष से अधिक है, जब दोष शांत हुआ माना जाता है।',
  tuesday: 'जन्म मंगलवार को हुआ, जो मंगल का दिन है।',
  noTime: 'मंगल दोष लग्न से गिना जाता है, जिसके लिए जन्म समय चाहिए; इसलिए यहाँ बताया नहीं जा सकता।',
  note: 'लगभग आधी कुंडलियों में यह होता है; यह प्रवृत्ति बताता है, भाग्य नहीं।',
  dosha: (rashi, house, type, exceptions) =>
    `मंगल ${names.rashis[rashi]} में, लग्न से ${ordinal(house)} भाव में है, जिसे ज्योतिष मंगल दोष (${types[type]}) कहता है।${aside(exceptions)}`,
  noDosha: (house) =>
    `मंगल लग्न से ${ordinal(house)} भाव में है, जो 1, 2, 4, 7, 8 और 12 में से नहीं है: मंगल दोष नहीं है।`,
  others: (fromMoon, fromVenus) =>
    `चन्द्र से मंगल ${ordinal(fromMoon)} और शुक्र से ${ordinal(fromVenus)} भाव में है।`,
  place: (rashi, rule) => `मंगल ${names.rashis[rashi]} में है: ${places[rule]}।`,
  shares: (rashi, companions) => `मंगल ${names.rashis[rashi]} में ${resolved(companions)} के साथ है।`,
  jupiterLooks: (house) => `मंगल से ${ordinal(house)} भाव में बैठा गुरु उसे पूर्ण दृष्टि से देखता है।`,
  inLagna: (grahas) => `लग्न में ${resolved(grahas)} ${grahas.length > 1 ? 'हैं' : 'है'}।`,
  yogakaraka: (lagna) => `लग्न ${names.rashis[lagna]} है, जिसके लिए मंगल योगकारक है।`,
};
