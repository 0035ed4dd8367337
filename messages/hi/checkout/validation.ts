import type { validation as English } from '../../en/checkout/validation.ts';

export const validation: typeof English = {
  missing: 'कुछ जानकारी बाक़ी है',
  email: 'कृपया सही ईमेल लिखें।',
  firstName: 'कृपया अपना पहला नाम लिखें।',
  lastName: 'कृपया अपना उपनाम लिखें।',
  addressLine: 'कृपया अपना पता लिखें।',
  city: 'कृपया अपना शहर लिखें।',
  state: 'कृपया अपना राज्य चुनें।',
  pincode: 'कृपया 6 अंकों का सही पिन कोड लिखें।',
  phone: 'कृपया सही फ़ोन नंबर लिखें।',
  gstin: 'कृपया GSTIN जाँचें: 15 अक्षर।',
  billing: 'कृपया बिल का पता पूरा लिखें।',
  otherState: (pincode, states) =>
    `पिन कोड ${pincode} ${states.join(' या ')} में है। कृपया वही राज्य चुनें।`,
};
