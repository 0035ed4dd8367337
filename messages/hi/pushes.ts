import type { PushMessages } from '../every-language/pushes.ts';

/** Push notifications. Texts with names are for accounts that have enabled names. */
export const pushNotifications: PushMessages = {
  test: { title: 'सूचनाएँ आ रही हैं', body: 'यह वही जाँच है जो आपने मँगाई थी।' },
  request: {
    title: 'एक ग्राहक चैट करना चाहते हैं',
    titleOf: (name) => `${name} चैट करना चाहते हैं`,
    body: 'कृपया एक मिनट में जवाब दें।',
    accept: 'स्वीकार करें',
    decline: 'मना करें',
  },
  requestOver: {
    missed: { title: 'एक अनुरोध छूट गया', body: 'एक मिनट में जवाब नहीं मिला।' },
    withdrawn: { title: 'एक अनुरोध वापस लिया गया', body: 'ग्राहक ने और इंतज़ार नहीं किया।' },
  },
  away: { title: 'अब आप उपलब्ध नहीं हैं', body: 'लगातार दो अनुरोध छूट गए। अपनी डेस्क पर फिर चालू करें।' },
  ready: {
    title: 'आपके मार्गदर्शक तैयार हैं',
    titleOf: (name) => `${name} आपके लिए तैयार हैं`,
    body: 'कृपया अभी सत्र खोलें।',
  },
  healerFree: {
    title: 'जिन मार्गदर्शक का आपको इंतज़ार है, वे खाली हैं',
    titleOf: (name) => `${name} अब खाली हैं`,
    body: 'अब आप चैट के लिए कह सकते हैं।',
  },
  parcel: {
    shipped: 'आपका पार्सल रास्ते में है',
    out_for_delivery: 'आपका पार्सल आज आएगा',
    delivered: 'आपका पार्सल पहुँच गया',
    missed: 'आपका पार्सल नहीं दिया जा सका',
    body: 'ब्योरे के लिए अपना ऑर्डर खोलें।',
    bodyOf: (orderNumber) => `ऑर्डर ${orderNumber}`,
  },
  backInStock: {
    title: 'जो उपाय आपने पूछा था, वह फिर उपलब्ध है',
    titleOf: (name) => `${name} फिर उपलब्ध है`,
    body: 'अब वह स्टॉक में है।',
  },
  dailyChart: {
    title: 'आपकी कुंडली से आज का दिन',
    titleOf: (name) => `${name} की कुंडली से आज का दिन`,
    body: 'आज का गोचर, दशा और पंचांग।',
  },
  order: {
    title: 'एक नया ऑर्डर',
    body: 'ब्योरे के लिए ऑर्डर खोलें।',
    bodyOf: (orderNumber, amount) => `${orderNumber}, ${amount}`,
  },
  booking: { title: 'एक नया सत्र बुक हुआ', body: 'ब्योरे के लिए बुकिंग खोलें।' },
  review: { title: 'एक नई समीक्षा', body: 'आपके पढ़ने के बाद ही वह दिखेगी।' },
  returned: { title: 'एक वापसी माँगी गई', body: 'ब्योरे के लिए वापसी खोलें।' },
  message: {
    title: 'एक नया संदेश',
    titleOf: (name) => `${name} का नया संदेश`,
    body: 'पढ़ने के लिए संदेश खोलें।',
  },
};
