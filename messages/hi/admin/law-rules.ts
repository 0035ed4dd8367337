import type * as English from '../../en/admin/law-rules.ts';

export const lawCheckTitles: typeof English.lawCheckTitles = {
  company: 'क़ानूनी नाम और पता',
  branches: 'शाखाओं के पते',
  contact: 'ईमेल और फ़ोन',
  officer: 'पद सहित शिकायत अधिकारी',
  gstin: 'इनवॉइस पर GSTIN',
  taxes: 'हर पंक्ति का HSN कोड और दर',
  claims: 'आधार वाले दावे',
  own_texts: 'आपके अपने लेखों के दावे',
  offer_end: 'अंतिम तारीख़ वाले ऑफ़र',
  cures: 'इलाज का कोई दावा नहीं',
  origin: 'मूल देश, छाँटने और क्रम के लिए',
  parties: 'निर्माता, या आयातित का आयातक',
  net_quantity: 'शुद्ध मात्रा',
  mrp: 'लेबल का MRP',
  sample_parties: 'पृष्ठों पर नमूने के निर्माता नहीं',
  samples: 'नमूने के उपाय बिक्री पर नहीं',
  sample_healers: 'पृष्ठ पर नमूने के मार्गदर्शक नहीं',
  delivery: 'डिलीवरी के दिन एक ही जगह से',
  session_fees: 'रद्द करने का शुल्क, जो दोनों पर लागू हो',
  pan: '₹2 लाख से PAN, एन्क्रिप्ट करके',
  payment_provider: 'पेमेंट कंपनी का नाम और संपर्क',
  https: 'एन्क्रिप्ट किए हुए पृष्ठ',
  administrators: 'एडमिन का दूसरा सत्यापन',
  notice_languages: 'गोपनीयता सूचना, दूसरी भाषाओं में',
  tds: 'मार्गदर्शकों के भुगतान पर TDS',
  social_security: 'गिग कर्मी मार्गदर्शकों के लिए अंशदान',
  advances: 'प्रीपेड बैलेंस पर कर',
};

export const remedyGapLabels: typeof English.remedyGapLabels = {
  cures: (count) => `बिक्री के ${count} उपायों में इलाज का शब्द है`,
  origin: (count) => `बिक्री के ${count} उपायों में मूल देश नहीं`,
  parties: (count) => `बिक्री के ${count} उपायों में निर्माता या आयातक नहीं`,
  netQuantity: (count) => `बिक्री के ${count} उपायों में शुद्ध मात्रा नहीं`,
  mrp: (count) => `बिक्री के ${count} उपायों में MRP नहीं`,
  sampleParties: (count) => `बिक्री के ${count} उपायों में नमूने का निर्माता है`,
};

export const lawQuestions: typeof English.lawQuestions = {
  tds: 'कौन-सी दर और भुगतान कोड लागू है',
  social_security: 'दुकान एग्रीगेटर है या नहीं',
  advances: 'बैलेंस भरना अग्रिम है या नहीं',
};

export const lawRuleLabels: typeof English.lawRuleLabels = {
  session_fees_on: 'अभी: सत्र रद्द करने पर समय के अनुसार 20 से 100 प्रतिशत शुल्क लगता है, और दुकान रद्द करे तो वह भी उतना ही देती है।',
  session_fees_off: 'अभी: सत्र रद्द करने पर कोई शुल्क नहीं लगता। पहले बुक हुए सत्रों पर बुकिंग के दिन का नियम लागू रहता है।',
  pan_on: 'अभी: सेटिंग में दी गई राशि से चेकआउट PAN माँगता है।',
  pan_off: 'अभी: चेकआउट PAN कभी नहीं माँगता।',
  notice_in_two:
    'अभी: अंग्रेज़ी और हिन्दी में। मई 2027 से ग्राहक 21 और भाषाओं में से कोई भी माँग सकते हैं: सूचना का अनुवाद कराएँ और वहाँ जोड़ें।',
  notice_in_more: 'अभी: अंग्रेज़ी, हिन्दी और आपकी जोड़ी हुई भाषाओं में।',
};

export const lawPageNames: typeof English.lawPageNames = {
  '/contact-us': 'संपर्क',
  '/about': 'हमारे बारे में',
  '/order/…': 'ऑर्डर और उसकी इनवॉइस',
  '/': 'होम पेज',
  '/faqs': 'सवाल-जवाब',
  '/remedies': 'उपायों की सूची',
  '/remedies/…': 'उपाय का पेज',
  '/spiritual-healers': 'मार्गदर्शक',
  '/shipping-policy': 'डिलीवरी नीति',
  '/refund-policy': 'रिफ़ंड नीति',
  '/checkout': 'चेकआउट',
  '/terms-conditions': 'नियम और शर्तें',
  '/privacy-policy': 'गोपनीयता सूचना',
  '/admin/login': 'एडमिन का लॉगिन',
  '/admin/consultations': 'सत्र और भुगतान',
  '/sessions': 'ग्राहकों का बैलेंस और सत्र',
};

export const lawLeftLabels: typeof English.lawLeftLabels = {
  samples: (count) => `नमूने के ${count} उपाय बिक्री पर हैं`,
  sample_healers: (count) => `नमूने के ${count} मार्गदर्शक पेज पर हैं`,
  administrators: (count) => `दूसरे सत्यापन के बिना ${count} एडमिन`,
};
