import type { validation as English } from '../en/validation.ts';

export const validation: typeof English = {
  missing: 'कुछ जानकारी बाकी है',
  email: 'कृपया सही ईमेल लिखें।',
  firstName: 'कृपया अपना पहला नाम लिखें।',
  lastName: 'कृपया अपना उपनाम लिखें।',
  address: 'कृपया अपना पता लिखें।',
  city: 'कृपया अपना शहर लिखें।',
  state: 'कृपया अपना राज्य चुनें।',
  pin: 'कृपया 6 अंकों का सही पिन कोड लिखें।',
  phone: 'कृपया सही फ़ोन नंबर लिखें।',
  name: 'कृपया अपना नाम लिखें।',
  password: 'कृपया 8 से 128 अक्षर रखें।',
  message: 'कृपया संदेश लिखें।',
};
