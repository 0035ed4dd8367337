import type { header as English } from '../en/header.ts';

export const header: typeof English = {
  healers: 'आध्यात्मिक मार्गदर्शक',
  remedies: 'उपाय',
  kundli: 'मुफ़्त कुंडली',
  careers: 'करियर',
  blog: 'ब्लॉग',
  bookSession: 'सत्र बुक करें',
  profile: 'प्रोफ़ाइल',
  logout: 'लॉग आउट',
  login: 'लॉगिन',
  signup: 'साइन अप',
  cart: 'कार्ट',
  cartWith: (count) => `कार्ट, ${count} वस्तु`,
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  help: {
    healers: 'चैट, फ़ोन या वीडियो। चैट के पहले 3 मिनट मुफ़्त',
    remedies: 'रत्न, अँगूठियाँ और ब्रेसलेट',
    kundli: 'आपकी जन्म कुंडली, बिना खाता बनाए',
    careers: 'हमारे साथ काम करें',
    blog: 'रत्न, कुंडली और परंपराएँ',
    cart: 'आपकी चुनी हुई वस्तुएँ',
  },
};
