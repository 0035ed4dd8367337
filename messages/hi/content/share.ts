import type { share as English } from '../../en/content/share.ts';
import { catalogue } from '../catalogue/catalogue.ts';

export const share: typeof English = {
  home: { title: 'संकल्प के साथ, हाथों से गढ़ा', line: 'रत्न, ब्रेसलेट और मुफ़्त कुंडली' },
  remedies: { title: 'रत्न और ब्रेसलेट', line: 'हर एक उस ग्रह के साथ जिससे ज्योतिष उसे जोड़ता है' },
  kundli: { title: 'आपकी मुफ़्त कुंडली', line: 'लग्न, ग्रह, नक्षत्र, योग और दशाएँ' },
  matching: { title: 'दो कुंडलियाँ साथ-साथ', line: 'आठ कूट, 36 अंक और उनके कारण' },
  horoscope: { title: 'आज आपकी राशि के लिए', line: 'हर सुबह, बारह भावों से गुज़रता चन्द्र' },
  panchang: { title: 'पंचांग', line: 'आपके शहर की तिथि, नक्षत्र और दिन के मुहूर्त' },
  healers: { title: 'ज्योतिषी से पूछें', line: 'चैट, फ़ोन या वीडियो पर। चैट के पहले 3 मिनट मुफ़्त' },
  blog: { title: 'रत्न, कुंडली और परंपराएँ', line: 'बिना रहस्य के समझाई हुई' },
  careers: { title: 'हमारे साथ काम करें', line: 'खाली पद, और आवेदन कैसे करें' },
  faqs: { title: 'सवाल और जवाब', line: 'ऑर्डर, रत्न, कुंडली और परामर्श' },
  about: { title: 'हमारे बारे में', line: 'रत्नों की एक दुकान, जो कारण बताती है' },
  contact: { title: 'हमसे संपर्क करें', line: 'रत्न, ऑर्डर या कुंडली के बारे में पूछें' },
  ringSize: { title: 'अपनी अँगूठी का नाप जानें', line: 'भारतीय नाप 1 से 30, स्क्रीन पर और काग़ज़ पर' },
  policy: 'हमारी दुकान कैसे चलती है, सीधे शब्दों में',
  remedy: (category, graha) => {
    const name = catalogue.categories[category] ?? category;
    return graha ? `${name}, परंपरा में ${graha} के लिए पहना जाता है` : name;
  },
};
