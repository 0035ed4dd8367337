import type * as english from '../en/shop-frame.ts';

export const footer: typeof english.footer = {
  line: 'उपरत्न और ब्रेसलेट, कुंडली को ध्यान में रखकर चुने हुए।',
  international: 'विदेशों में डिलीवरी उपलब्ध',
  explore: 'देखें',
  help: 'मदद',
  remediesFor: 'किसके लिए उपाय',
  categories: ['प्रेम और रिश्ते', 'सेहत और स्फूर्ति', 'धन और करियर', 'सुरक्षा और स्थिरता'],
  links: {
    remedies: 'उपाय',
    stones: 'ग्रह और राशि के रत्न',
    healers: 'आध्यात्मिक मार्गदर्शक',
    kundli: 'मुफ़्त कुंडली',
    matching: 'कुंडली मिलान',
    horoscope: 'राशिफल',
    panchang: 'पंचांग',
    about: 'हमारे बारे में',
    giftCards: 'गिफ़्ट कार्ड',
    contact: 'संपर्क',
    faqs: 'सामान्य प्रश्न',
    shipping: 'डिलीवरी नीति',
    refund: 'रद्दीकरण और रिफ़ंड नीति',
    privacy: 'गोपनीयता नीति',
    terms: 'नियम और शर्तें',
  },
  social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', x: 'X' },
};

export const notFound: typeof english.notFound = {
  title: 'पृष्ठ नहीं मिला | Jyotiratna',
  code: '404',
  heading: 'ओह! पृष्ठ नहीं मिला',
  text: 'शायद पता लिखने में चूक हुई है, या पृष्ठ कहीं और चला गया है।',
  home: 'होम पर लौटें',
  remedies: 'सभी उपाय देखें',
};

export const productPromises: typeof english.productPromises = {
  badge: 'उत्तम गुणवत्ता',
  heading: 'यह उपाय क्यों चुनें',
  quality: {
    title: 'असली गुणवत्ता',
    text: 'रत्न वही है जो उसका नाम कहता है, और जो उपचार हमें पता है वह लिखा है।',
  },
  free: (days) => ({ title: 'मुफ़्त डिलीवरी', text: `${days} कार्य दिवसों में मुफ़्त डिलीवरी।` }),
  paid: (days) => ({
    title: 'घर तक डिलीवरी',
    text: `${days} कार्य दिवसों में; दिन और शुल्क आपके पिन कोड पर निर्भर हैं।`,
  }),
  made: 'पार्सल तब निकलता है जब आपका नग तैयार हो; कीमत के पास लिखा डिलीवरी का दिन यह गिनकर है।',
  returns: {
    standard: (days) => ({
      title: `${days} दिन में आसान वापसी`,
      text: `पसंद नहीं आया? ${days} दिन के भीतर लौटा दें।`,
    }),
    loose_stone: (days) => ({
      title: `बिना जड़े रत्न की ${days} दिन में वापसी`,
      text: `पसंद नहीं आया? बिना पहने, रिपोर्ट के साथ ${days} दिन के भीतर लौटा दें।`,
    }),
    set_jewellery: (days) => ({
      title: `${days} दिन में बदलें`,
      text: 'दूसरे गहने के लिए या स्टोर क्रेडिट के लिए।',
    }),
    faulty_only: (days) => ({
      title: 'आपके लिए बना',
      text: `ख़राब होने पर, या वह न होने पर जो मँगाया गया, ${days} दिन के भीतर वापस लिया जाता है।`,
    }),
  },
  belief:
    'रत्न किसलिए पहना जाता है, यह परंपरा और आस्था की बात है। वह चिकित्सा, क़ानूनी या वित्तीय सलाह की जगह नहीं लेता।',
  picture: 'चित्र केवल उदाहरण है। प्राकृतिक रत्न का रंग और धारियाँ हर नग में अलग होती हैं।',
};
