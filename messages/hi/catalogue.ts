import type { catalogue as English } from '../en/catalogue.ts';

export const catalogue: typeof English = {
  heading: 'अर्ध-कीमती रत्न और ब्रेसलेट',
  title: 'अर्ध-कीमती रत्न और ब्रेसलेट | Jyotiratna',
  description: 'रत्न, अँगूठियाँ और ब्रेसलेट, हर एक उस ग्रह के साथ जिससे ज्योतिष उसे जोड़ता है। पूरे भारत में मुफ़्त डिलीवरी।',
  lead: {
    before:
      'रत्न, अँगूठियाँ और ब्रेसलेट, हर एक उस ग्रह के साथ जिससे ज्योतिष उसे जोड़ता है। आपकी कुंडली में कौन-सा ग्रह ख़ास है, यह जानने के लिए ',
    link: 'मुफ़्त कुंडली बनाएँ',
  },
  remedies: 'उपाय',
  search: 'खोजें',
  placeholder: 'उपाय खोजें...',
  clear: 'खोज मिटाएँ',
  category: 'श्रेणी',
  allCategories: 'सभी श्रेणियाँ',
  categories: { 'Semi-Precious': 'अर्ध-कीमती', Precious: 'कीमती' },
  sort: 'क्रम',
  sorts: {
    newest: 'नए पहले',
    oldest: 'पुराने पहले',
    'price-low': 'कीमत: कम से ज़्यादा',
    'price-high': 'कीमत: ज़्यादा से कम',
    name: 'नाम: A-Z',
  },
  reset: 'रीसेट',
  show: 'दिखाएँ',
  count: (count) => `${count} उपाय`,
  countFor: (count, graha) => `${graha} के लिए ${count} उपाय`,
  noMatch: (search) => (search ? `‘${search}’ से कोई उपाय नहीं मिला` : 'कोई उपाय नहीं मिला'),
  noMatchHint: 'कोई और शब्द लिखें, जैसे रत्न का नाम या उसका रंग।',
  more: 'और उपाय',
  soldOut: 'बिक चुका है',
  forGraha: (graha) => `${graha} के लिए`,
  featured: 'चुने हुए उपाय',
  viewAll: 'सभी देखें',
  failedFeatured: 'चुने हुए उपाय लोड नहीं हो सके',
};
