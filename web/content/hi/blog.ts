import type * as english from '../en/blog.ts';

export const blog: typeof english.blog = {
  title: 'ब्लॉग | Jyotiratna',
  titleOf: (category) => `${category}: ब्लॉग | Jyotiratna`,
  description: 'रत्न, कुंडली और रिवाज, बिना रहस्य के समझाए हुए। रत्नों, कुंडलियों और उनसे जुड़े रिवाजों पर लेख।',
  descriptionOf: (category, description) => `${category}: ${description}`,
  hero: { heading: 'ब्लॉग', text: 'रत्न, कुंडली और रिवाज, बिना रहस्य के समझाए हुए।' },
  chips: 'लेखों की श्रेणियाँ',
  chipNames: {
    All: 'सभी',
    'Gemstone Guide': 'रत्न मार्गदर्शिका',
    'Astrology Basics': 'ज्योतिष की मूल बातें',
    'Crystal Healing': 'क्रिस्टल हीलिंग',
    Remedies: 'उपाय',
    Wellness: 'स्वास्थ्य और सुकून',
  },
  readTime: (minutes) => `${minutes} मिनट में पढ़ें`,
  illustrative: (remedy) => `${remedy}। चित्र केवल उदाहरण है।`,
  notFound: 'लेख नहीं मिला | Jyotiratna',
  read: 'लेख पढ़ें',
  empty: 'इस श्रेणी में अभी कोई लेख नहीं है।',
  contents: 'इस पृष्ठ पर',
  related: 'इस लेख के उपाय',
  back: 'सभी लेख',
  kundli: {
    heading: 'आपकी कुंडली क्या कहती है?',
    text: 'मुफ़्त कुंडली बताती है कि परंपरा में कौन-से रत्न आपके अनुकूल हैं और किनसे बचना अच्छा है।',
    link: 'मुफ़्त कुंडली बनाएँ',
  },
  newsletter: {
    heading: 'नए लेख ईमेल पर',
    text: 'महीने में एक बार, और एक क्लिक में छोड़ सकते हैं।',
    label: 'ईमेल',
    button: 'सदस्य बनें',
    done: 'धन्यवाद। कृपया अपने इनबॉक्स में हमारी चिट्ठी देखें।',
  },
};
