import type { presence as English } from '../../en/consultations/presence.ts';

export const presence: typeof English = {
  busy: 'सत्र में',
  freeIn: (minutes) => `सत्र में, लगभग ${minutes} मिनट में खाली`,
  chatWhenFree: 'खाली होने पर चैट',
  inSession: (name, minutes) => `${name} अभी एक सत्र में हैं। लगभग ${minutes} मिनट का इंतज़ार है।`,
  reach: {
    state: 'फ़ोन पर उपलब्ध',
    rings: 'उपलब्ध: अनुरोध उनके फ़ोन पर बजता है',
    within: (accepted, of) => `एक मिनट में जवाब देते हैं (पिछले ${of} में से ${accepted} अनुरोध)`,
    measured: (accepted, of) => `उपलब्ध: पिछले ${of} में से ${accepted} अनुरोध स्वीकार किए`,
    answer: 'अनुरोध मार्गदर्शक के फ़ोन पर बजता है। स्वीकार करने के लिए 60 सेकंड हैं।',
  },
  freeWithBalance: (minutes, price) =>
    `शेष राशि में एक मिनट का मूल्य ${price} होने पर इन मार्गदर्शक के साथ आपके पहले ${minutes} मिनट मुफ़्त हैं।`,
  alert: {
    request: 'खाली होते ही बताएँ',
    requested: (name) => `${name} के खाली होते ही हम यहाँ और ईमेल से बताएँगे।`,
    cancel: 'अब न बताएँ',
    failed: 'सेव नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  banner: {
    label: 'आपका सत्र',
    running: (name) => `${name} के साथ सत्र चल रहा है`,
    accepted: (name) => `${name} तैयार हैं`,
    requested: (name) => `${name} का इंतज़ार है`,
    waiting: (name) => `${name} की प्रतीक्षा सूची में`,
    unread: (count) => (count === 1 ? '1 नया संदेश' : `${count} नए संदेश`),
    open: 'खोलें',
    requests: (count) => (count === 1 ? '1 ग्राहक इंतज़ार में है' : `${count} ग्राहक इंतज़ार में हैं`),
    toDashboard: 'डेस्क पर जाएँ',
    isFree: (name) => `${name} अभी खाली हैं`,
    chat: 'चैट करें',
    dismiss: 'हटाएँ',
  },
  sessions: 'सत्र और शेष राशि',
};
