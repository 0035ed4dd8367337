import * as english from '../en/healers.ts';

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
  Kannada: 'कन्नड़',
  Marathi: 'मराठी',
  Punjabi: 'पंजाबी',
  Sanskrit: 'संस्कृत',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Urdu: 'उर्दू',
};

type Words = Pick<english.Healer, 'nextAvailable' | 'bio' | 'credentials'> & { initial: string };

export const sessionLength = '15-20 मिनट';
export const sampleNotice =
  'ये छह प्रोफ़ाइल नमूने हैं। नाम, रेटिंग, समीक्षाएँ और कीमतें केवल यह दिखाती हैं कि पृष्ठ कैसे काम करता है; ये किसी असली व्यक्ति के नहीं हैं।';

/** Hindi words of each sample, in the order of the English list; figures come from there. */
const words: readonly Words[] = [
  {
    initial: 'वि',
    nextAvailable: 'अभी उपलब्ध',
    bio: 'पहले कुंडली पढ़ते हैं, रत्न की बात सबसे अंत में करते हैं। वे समझाते हैं कि कोई रत्न परंपरा में किस ग्रह के लिए पहना जाता है, कौन-सा नहीं पहनना चाहिए, और कब रत्न की ज़रूरत ही नहीं।',
    credentials: ['ज्योतिष आचार्य', 'रत्न परीक्षण में डिप्लोमा'],
  },
  {
    initial: 'स',
    nextAvailable: 'अभी उपलब्ध',
    bio: 'काम बदलने का विचार कर रहे लोगों के लिए नामांक और दशा देखती हैं। हर सत्र के अंत में एक छोटा लिखित सार देती हैं।',
    credentials: ['अंक ज्योतिष में प्रमाणपत्र', 'परामर्श में स्नातकोत्तर डिप्लोमा'],
  },
  {
    initial: 'र',
    nextAvailable: 'कल, सुबह 10:00 IST',
    bio: 'दो कुंडलियों को बिंदु-दर-बिंदु मिलाते हैं और पूरा हिसाब दिखाते हैं: गुण मिलान, मंगल दोष और उसके अपवाद, दोनों की दशाएँ। परिवारों से तभी बात करते हैं जब दोनों साथी सहमत हों।',
    credentials: ['ज्योतिष विशारद', 'क्षेत्रीय पंडित सभा के सदस्य'],
  },
  {
    initial: 'न',
    nextAvailable: 'अभी उपलब्ध',
    bio: 'कुंडली देखने से पहले सुनती हैं। जो लोग बोलकर किसी फ़ैसले को सुलझाना चाहते हैं उनके लिए, और साफ़ बताती हैं कि कब डॉक्टर, वकील या मनोचिकित्सक से मिलना चाहिए।',
    credentials: ['मनोविज्ञान में एम.ए.', 'ज्योतिष की मूल बातों में प्रमाणपत्र'],
  },
  {
    initial: 'ह',
    nextAvailable: 'अभी उपलब्ध',
    bio: 'वीडियो पर हाथ पढ़ते हैं और पहले सरल उपाय बताते हैं: कोई वार, कोई दान, कोई आदत। राहु-केतु के रत्न सबसे अंत में, और कुंडली देखने के बाद ही।',
    credentials: ['हस्तरेखा में डिप्लोमा', 'वैदिक उपायों में प्रमाणपत्र'],
  },
  {
    initial: 'रं',
    nextAvailable: 'आज, शाम 7:00 IST',
    bio: 'संस्कृत में डॉक्टरेट हैं और जिन ग्रंथों से पढ़ती हैं उन्हें पढ़ाती भी हैं। दिनचर्या और दशा के समय पर काम करती हैं, और सेहत के प्रश्न डॉक्टरों पर छोड़ती हैं।',
    credentials: ['संस्कृत में डॉक्टरेट', 'ज्योतिष प्रवीणा'],
  },
];

export const healers: readonly english.Healer[] = english.healers.map((healer, index) => {
  const { initial, ...texts } = words[index]!;
  return { ...healer, ...texts, name: healer.nameHi, image: { ...healer.image, initials: initial } };
});

export const platformClaims: readonly { title: string; text: string }[] = [
  { title: 'जाँचे हुए विशेषज्ञ', text: 'प्रोफ़ाइल दिखाने से पहले हम योग्यता जाँचते हैं।' },
  { title: '97% संतुष्टि', text: 'पहले परामर्श पर पैसे वापसी की गारंटी के साथ।' },
  { title: '24/7 सहायता', text: 'सप्ताह के किसी भी दिन, किसी भी समय लिखें।' },
];
