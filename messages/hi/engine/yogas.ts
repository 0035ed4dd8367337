import type { Graha } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import type {
  CountedFrom,
  yogas as English,
  KendraFrom,
  LiftingRight,
  Link,
} from '../../en/engine/yogas.ts';
import { names, ordinal, series } from './names.ts';

const rights: Readonly<Record<LiftingRight, string>> = {
  rashi: 'उसकी राशि का स्वामी',
  exaltation: 'उसकी उच्च राशि का स्वामी',
  exalted: 'उसी राशि में उच्च होने वाला ग्रह',
};
const kendraFrom: Readonly<Record<KendraFrom, string>> = {
  lagna: 'लग्न',
  moon: 'चन्द्र',
  itself: 'चन्द्र (स्वयं)',
};
const counts: Readonly<Record<CountedFrom, string>> = { lagna: 'लग्न', moon: 'चन्द्र' };
const links: Readonly<Record<Link, string>> = {
  shared: 'एक ही राशि में हैं',
  looking: 'एक-दूसरे को पूर्ण दृष्टि से देखते हैं',
  exchanged: 'ने राशियाँ बदली हैं',
  none: 'का आपस में संबंध नहीं है',
};
const not = (isPresent: boolean) => (isPresent ? '' : 'नहीं ');
const name = (graha: Graha) => names.grahas[graha];

const groups: (typeof English)['groups'] = {
  'Major Yogas': 'प्रमुख योग',
  'Chandra Yogas': 'चन्द्र योग',
  'Soorya Yogas': 'सूर्य योग',
  'Inauspicious Yogas': 'अशुभ योग',
};

export const yogas: typeof English = {
  groups,
  told: (group, present, all, leftOut) => {
    const result = `इस कुंडली में ${all} में से ${present} ${groups[group as keyof typeof groups]} ${present === 1 ? 'है' : 'हैं'}।`;
    return leftOut > 0 ? `${result} ${leftOut} और योग जन्म समय पर निर्भर हैं।` : result;
  },
  names: {
    Gajakesari: 'गजकेसरी',
    Kedara: 'केदार',
    Kahala: 'काहल',
    Kamal: 'कमल',
    Musala: 'मुसल',
    Raja: 'राज',
    Ruchaka: 'रुचक',
    Bhadra: 'भद्र',
    Hamsa: 'हंस',
    Malavya: 'मालव्य',
    Sasa: 'शश',
    'Dharma Karmadhipati': 'धर्म कर्माधिपति',
    'Neecha Bhanga Raja': 'नीच भंग राज',
    Harsha: 'हर्ष',
    Sarala: 'सरल',
    Vimala: 'विमल',
    Amala: 'अमला',
    Lakshmi: 'लक्ष्मी',
    Saraswati: 'सरस्वती',
    'Maha Parivartana': 'महा परिवर्तन',
    Sunapha: 'सुनफा',
    Anapha: 'अनफा',
    Duradhara: 'दुरधरा',
    Kemadruma: 'केमद्रुम',
    'Chandra Mangala': 'चन्द्र मंगल',
    Adhi: 'अधि',
    Vasumati: 'वसुमती',
    Vesi: 'वेशि',
    Vasi: 'वाशि',
    Ubhayachari: 'उभयचारी',
    'Budha Aditya': 'बुधादित्य',
    Daridra: 'दरिद्र',
    Grahan: 'ग्रहण',
    Shakat: 'शकट',
    Chandal: 'गुरु चांडाल',
    Kuja: 'कुज',
    Kemdrum: 'केमद्रुम',
    Angarak: 'अंगारक',
    Vish: 'विष',
    'Kaal Sarp': 'काल सर्प',
  },
  meanings: {
    Gajakesari: 'परंपरा इसे सद्बुद्धि, अच्छी संगति और सुनाम से जोड़ती है।',
    Kedara: 'परंपरा इसे भूमि, धैर्य और दूसरों के काम आने से जोड़ती है।',
    Kahala: 'परंपरा इसे निर्भीकता और नेतृत्व से जोड़ती है। ग्रंथ इसके लिए अलग-अलग स्वामी बताते हैं।',
    Kamal: 'परंपरा इसे स्थिरता, पुण्य और स्थायी मान से जोड़ती है।',
    Musala: 'परंपरा इसे दृढ़ता और स्थिर जीवन से जोड़ती है।',
    Raja: 'परंपरा इसे प्रतिष्ठा और दायित्व से जोड़ती है; अधिकतर कुंडलियों में यह होता है।',
    Ruchaka: 'पाँच महापुरुष योगों में से एक; परंपरा इसे साहस और नेतृत्व से जोड़ती है।',
    Bhadra: 'पाँच महापुरुष योगों में से एक; परंपरा इसे तेज़ बुद्धि और खरे व्यवहार से जोड़ती है।',
    Hamsa: 'पाँच महापुरुष योगों में से एक; परंपरा इसे ज्ञान और सद्भाव से जोड़ती है।',
    Malavya: 'पाँच महापुरुष योगों में से एक; परंपरा इसे सौन्दर्य, सुख और सुरुचि से जोड़ती है।',
    Sasa: 'पाँच महापुरुष योगों में से एक; परंपरा इसे धैर्य और स्थिर अधिकार से जोड़ती है।',
    'Dharma Karmadhipati': 'परंपरा इसे अंतरात्मा के अनुकूल काम से जोड़ती है।',
    'Neecha Bhanga Raja':
      'ऐसी दुर्बलता जिसे परंपरा दूसरे ग्रहों से दूर हुई मानती है। इसकी शर्तों की सूचियाँ अलग-अलग हैं।',
    Harsha:
      'यह विपरीत राज योग है; परंपरा इसे विरोधियों के सामने साहस से जोड़ती है। कुछ मत केवल अपना भाव गिनते हैं, कुछ केवल बाक़ी दो।',
    Sarala:
      'यह विपरीत राज योग है; परंपरा इसे कठिनाई में दृढ़ता से जोड़ती है। कुछ मत केवल अपना भाव गिनते हैं, कुछ केवल बाक़ी दो।',
    Vimala:
      'यह विपरीत राज योग है; परंपरा इसे मितव्यय और स्वतंत्रता से जोड़ती है। कुछ मत केवल अपना भाव गिनते हैं, कुछ केवल बाक़ी दो।',
    Amala: 'परंपरा इसे स्वच्छ कर्म और निर्मल नाम से जोड़ती है। पाप ग्रह के साथ होने पर मत अलग-अलग हैं।',
    Lakshmi: 'परंपरा इसे सौभाग्य और सदाचार से जोड़ती है। लग्नेश कितना बली हो, इस पर ग्रंथों के मत अलग-अलग हैं।',
    Saraswati: 'परंपरा इसे विद्या, वाणी और कलाओं से जोड़ती है।',
    'Maha Parivartana': 'दो ग्रह एक-दूसरे को सहारा देते हैं; परंपरा इसे समय पर मिली सहायता से जोड़ती है।',
    Sunapha: 'परंपरा इसे अपने परिश्रम की कमाई से जोड़ती है।',
    Anapha: 'परंपरा इसे अच्छे आचरण और मन की सहजता से जोड़ती है।',
    Duradhara: 'चन्द्र के दोनों ओर ग्रह हैं; परंपरा इसे सुख और उदारता से जोड़ती है।',
    Kemadruma: 'परंपरा इसे आत्मनिर्भरता के दौर से जोड़ती है।',
    'Chandra Mangala': 'परंपरा इसे उद्यम और व्यापार के कौशल से जोड़ती है।',
    Adhi: 'परंपरा इसे विश्वास, शिष्टता और नेतृत्व से जोड़ती है।',
    Vasumati: 'परंपरा इसे समय के साथ बढ़ते साधनों से जोड़ती है।',
    Vesi: 'परंपरा इसे निष्पक्षता और शांत स्वभाव से जोड़ती है।',
    Vasi: 'परंपरा इसे कौशल और उदार हाथ से जोड़ती है।',
    Ubhayachari: 'सूर्य के दोनों ओर ग्रह हैं; परंपरा इसे प्रभाव और अच्छी वाणी से जोड़ती है।',
    'Budha Aditya': 'परंपरा इसे स्पष्ट और समर्थ बुद्धि से जोड़ती है।',
    Daridra: 'परंपरा इसे धीरे आने वाले लाभ से जोड़ती है। ग्रंथ इसके लिए अलग-अलग स्वामी बताते हैं।',
    Grahan: 'परंपरा इसे ऐसे मन से जोड़ती है जो विश्राम और स्पष्टता चाहता है।',
    Shakat: 'परंपरा इसे पहिए की तरह घूमते उतार-चढ़ाव से जोड़ती है।',
    Chandal: 'परंपरा इसे चली आती बातों पर प्रश्न करने से जोड़ती है।',
    Kuja: 'परंपरा इसे निकट संबंधों की गर्मी से जोड़ती है; लगभग आधी कुंडलियों में यह होता है।',
    Kemdrum: 'परंपरा इसे आत्मनिर्भरता के दौर से जोड़ती है।',
    Angarak: 'परंपरा इसे जल्दबाज़ी और तेज़ स्वभाव से जोड़ती है। कई केवल राहु को गिनते हैं।',
    Vish: 'परंपरा इसे गंभीरता और साथ की आवश्यकता से जोड़ती है।',
    'Kaal Sarp': 'यह आधुनिक योग है, जिसे देर से फलने वाले परिश्रम से जोड़ा जाता है।',
  },

  place: (grahas, rashi, house) =>
    `${series(grahas.map(name))} ${names.rashis[rashi]}${house ? ` (भाव ${house})` : ''} में`,
  places: (places) => places.join(', '),
  lord: (graha, house) => `${name(graha)} (${ordinal(house)} भाव का स्वामी)`,
  rulesBoth: (graha, one, other) =>
    `${name(graha)} ही ${ordinal(one)} और ${ordinal(other)} दोनों भावों का स्वामी है; दो ग्रह चाहिए।`,

  adjacentNone: (reference, house) =>
    `${name(reference)} से ${ordinal(house)} भाव में मंगल, बुध, गुरु, शुक्र और शनि में से कोई नहीं है।`,
  adjacent: (reference, house, places) =>
    `${name(reference)} से ${ordinal(house)} भाव में ग्रह: ${places}।`,
  together: (places, present) =>
    `${places}: ${present ? 'दोनों एक ही राशि में हैं' : 'दोनों अलग राशियों में हैं'}।`,
  company: (places, present) => `${places}: ${present ? 'एक ही राशि में हैं' : 'एक राशि में नहीं हैं'}।`,

  kemadruma: {
    notAlone: (places) => `चन्द्र के पास: ${places}; इसलिए वह अकेला नहीं है।`,
    alone: (moon) => `${moon} है, और उससे दूसरे और बारहवें भाव में मंगल, बुध, गुरु, शुक्र या शनि नहीं है।`,
    unsupported:
      'चन्द्र के साथ या उससे केन्द्र में कोई तारा ग्रह हो तो कई विद्वान इसे भंग मानते हैं; यहाँ ऐसा कोई नहीं है।',
    supported: (places, grahas) =>
      `कई विद्वान इसे यहाँ भंग मानते हैं, क्योंकि चन्द्र के साथ या उससे केन्द्र में ग्रह ${grahas === 1 ? 'है' : 'हैं'}: ${places}।`,
  },
  adhi: (places, present) =>
    present
      ? `चन्द्र से छठे, सातवें और आठवें भाव में: ${places}।`
      : `चन्द्र से छठे, सातवें या आठवें भाव में नहीं: ${places}।`,
  vasumati: {
    found: (from, places) => `सभी ${counts[from]} से भाव 3, 6, 10 या 11 में: ${places}।`,
    missing: (places) => `${places}: न चन्द्र से, न लग्न से सभी भाव 3, 6, 10 या 11 में हैं।`,
  },

  gajakesari: (jupiter, moon, house, present) =>
    `${moon}, ${jupiter}: चन्द्र से गुरु ${ordinal(house)} भाव में है${present ? ', जो केन्द्र है' : '; केन्द्र (1, 4, 7, 10) चाहिए'}।`,
  kedara: (rashis, places) =>
    `सूर्य से शनि तक सात ग्रह ${rashis} ${rashis === 1 ? 'राशि' : 'राशियों'} में हैं${places === null ? '; ठीक 4 चाहिए' : `: ${places}`}।`,
  kamal: {
    found: (places) => `सातों ग्रह चारों केन्द्रों में हैं, और कहीं नहीं: ${places}।`,
    outside: (places) => `केन्द्रों के बाहर: ${places}; सातों ग्रह भाव 1, 4, 7 और 10 में ही होने चाहिए।`,
    empty: (house) => `भाव ${house} ख़ाली है; सातों ग्रह भाव 1, 4, 7 और 10 में ही होने चाहिए।`,
  },
  musala: (places, present) =>
    present
      ? `सातों ग्रह स्थिर राशियों में हैं: ${places}।`
      : `स्थिर राशियों में नहीं: ${places}; सातों होने चाहिए।`,
  amala: {
    found: (from, places) => `${counts[from]} से दसवें भाव में ${places}, और कोई पाप ग्रह नहीं।`,
    missing: 'न लग्न से, न चन्द्र से दसवें भाव में पाप ग्रह के बिना बुध, गुरु या शुक्र है।',
  },
  saraswati: {
    misplaced: (places) => `${places}: बुध, गुरु और शुक्र तीनों भाव 1, 2, 4, 5, 7, 9 या 10 में होने चाहिए।`,
    found: (places) => `तीनों अच्छे स्थान पर हैं: ${places}।`,
    weak: (place) => `${place}: यह न अपनी राशि है, न उच्च राशि, न मित्र की राशि।`,
  },
  mahapurusha: {
    found: (place) => `${place}: बली है और लग्न से केन्द्र में है।`,
    missing: (place, rashis, lacksKendra) => {
      const signs = rashis.map((rashi) => itemAt(names.rashis, rashi));
      const missing = [
        ...(rashis.length > 0 ? [`${signs.join(' या ')} राशि चाहिए`] : []),
        ...(lacksKendra ? ['केन्द्र (1, 4, 7, 10) चाहिए'] : []),
      ];
      return `${place}: ${missing.join(' और ')}।`;
    },
  },
  neechaBhanga: {
    lifter: (place, by, from) =>
      `${place} (${series(by.map((right) => rights[right]))}; ${series(from.map((point) => kendraFrom[point]))} से केन्द्र में)`,
    lifted: (place, lifters) => `${place} नीच है, और उसका नीच भंग करते हैं: ${series(lifters)}`,
    found: (lifted) => `${lifted.join('; ')}।`,
    noneFallen: 'सूर्य से शनि तक कोई ग्रह नीच नहीं है।',
    notLifted: (places) => `नीच है, और केन्द्र का कोई दूसरा ग्रह इसका नीच भंग नहीं करता: ${places}।`,
  },

  raja: {
    pair: (one, other, link) => `${one} और ${other} ${links[link]}`,
    found: (pairs) => `${pairs.join('; ')}।`,
    missing: (places) => `केन्द्र के किसी स्वामी का त्रिकोण के दूसरे स्वामी से संबंध नहीं है: ${places}।`,
  },
  dharmaKarmadhipati: (ninth, tenth, link, places) =>
    `${ninth} और ${tenth} ${links[link]}: ${places}।`,
  kahala: (fourth, ninth, first, inKendras, strong, places) =>
    `${fourth} और ${ninth} एक-दूसरे से केन्द्र में ${not(inKendras)}हैं, और ${first} अपनी या उच्च राशि में ${not(strong)}है: ${places}।`,
  viparita: (lord, place, present) =>
    `${lord} ${present ? 'दुःस्थान में है' : 'दुःस्थान (6, 8, 12) में नहीं है'}: ${place}।`,
  lakshmi: (ninth, first, fortune, strong, places) =>
    `${ninth} बली होकर केन्द्र या त्रिकोण में ${not(fortune)}है, और ${first} बली ${not(strong)}है: ${places}।`,
  parivartana: {
    found: (places) => `${places}: दोनों ने राशियाँ बदली हैं, और दोनों अच्छे भावों में हैं।`,
    missing: 'अच्छे भावों (1, 2, 4, 5, 7, 9, 10, 11) के बीच किन्हीं दो ग्रहों ने राशियाँ नहीं बदली हैं।',
  },

  daridra: (place, present) =>
    `ग्यारहवें भाव का स्वामी ${place}: ${present ? 'यह दुःस्थान है' : 'यह दुःस्थान (6, 8, 12) नहीं है'}।`,
  shakat: (moon, jupiter, house, present) =>
    `${jupiter}, ${moon}: गुरु से चन्द्र ${ordinal(house)} भाव में है${present ? '' : '; 6, 8 या 12 में होने से यह बनता'}।`,
  shakatVoid: (inKendra) =>
    `शास्त्र के अनुसार चन्द्र लग्न से केन्द्र में हो तो यह भंग होता है; यहाँ चन्द्र केन्द्र में ${inKendra ? '' : 'नहीं '}है।`,
  kuja: (place, present) =>
    `${place}${present ? ': लग्न से भाव 1, 4, 7, 8 और 12 में से एक' : '; भाव 1, 4, 7, 8 या 12 में होने से यह बनता'}।`,
  kaalSarp: {
    found: (axis) => `${axis}: सातों ग्रह इस अक्ष के एक ही ओर हैं।`,
    parted: (axis, one, other) => `${axis}: इस अक्ष के एक ओर ${one}; दूसरी ओर ${other}।`,
  },
};
