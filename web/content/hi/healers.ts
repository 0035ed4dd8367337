import type * as english from '../en/healers.ts';

export const specializationNames: typeof english.specializationNames = {
  'Vedic Astrology': 'वैदिक ज्योतिष',
  Gemstones: 'रत्न',
  Numerology: 'अंक ज्योतिष',
  'Career Guidance': 'करियर मार्गदर्शन',
  'Kundli Matching': 'कुंडली मिलान',
  Marriage: 'विवाह',
  Counselling: 'परामर्श',
  Relationships: 'रिश्ते',
  Palmistry: 'हस्तरेखा',
  Remedies: 'उपाय',
  Wellness: 'स्वास्थ्य और दिनचर्या',
};

export const languageNames: typeof english.languageNames = {
  English: 'अंग्रेज़ी',
  Hindi: 'हिन्दी',
  Bengali: 'बांग्ला',
  Gujarati: 'गुजराती',
  Kannada: 'कन्नड़',
  Malayalam: 'मलयालम',
  Marathi: 'मराठी',
  Odia: 'ओड़िया',
  Punjabi: 'पंजाबी',
  Sanskrit: 'संस्कृत',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Urdu: 'उर्दू',
};

export const sessionLength = '15-20 मिनट';
export const sampleNotice =
  'ये छह प्रोफ़ाइल नमूने हैं। नाम, रेटिंग, समीक्षाएँ और कीमतें केवल यह दिखाती हैं कि पृष्ठ कैसे काम करता है; ये किसी असली व्यक्ति के नहीं हैं।';

export const someSamplesNotice =
  'जिन प्रोफ़ाइलों पर नमूना लिखा है, वे किसी असली व्यक्ति की नहीं हैं: उनके नाम, रेटिंग, समीक्षाएँ और कीमतें केवल यह दिखाती हैं कि पृष्ठ कैसे काम करता है।';

export const platformClaims: typeof english.platformClaims = {
  experts: { title: 'जाँचे हुए विशेषज्ञ', text: 'प्रोफ़ाइल दिखाने से पहले हम योग्यता जाँचते हैं।' },
  satisfaction: (percent) => ({ title: `${percent} संतुष्टि`, text: '' }),
  guarantee: { title: 'पैसे वापस', text: 'पहले परामर्श पर पैसे वापसी की गारंटी के साथ।' },
  support: (hours) => ({
    title: `${hours} सहायता`,
    text: 'सप्ताह के किसी भी दिन, किसी भी समय लिखें।',
  }),
};
