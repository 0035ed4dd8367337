import type { catalogue as English } from '../en/catalogue.ts';

export const catalogue: typeof English = {
  title: 'अर्ध-कीमती रत्न और ब्रेसलेट',
  lead: 'हर उपाय के साथ वह ग्रह लिखा है जिसके लिए उसे परंपरा से पहना जाता है।',
  kundli: 'आपका रत्न कौन-सा है? मुफ़्त कुंडली बनाएँ',
  search: 'खोजें',
  placeholder: 'उपाय खोजें...',
  clear: 'खोज मिटाएँ',
  category: 'श्रेणी',
  all: 'सभी श्रेणियाँ',
  categories: { 'Semi-Precious': 'अर्ध-कीमती', Precious: 'कीमती' },
  sort: 'क्रम',
  sorts: {
    newest: 'नए पहले',
    oldest: 'पुराने पहले',
    'price-low': 'कीमत: कम से ज़्यादा',
    'price-high': 'कीमत: ज़्यादा से कम',
    name: 'नाम A-Z',
  },
  reset: 'रीसेट',
  count: (count) => `${count} उपाय`,
  none: (search) => (search === '' ? 'कोई उपाय नहीं मिला' : `‘${search}’ से कोई उपाय नहीं मिला`),
  noneHint: 'वर्तनी जाँचें, या किसी रत्न या ग्रह का नाम लिखें।',
  failed: 'उपाय लोड नहीं हो सके',
  more: 'और दिखाएँ',
};
