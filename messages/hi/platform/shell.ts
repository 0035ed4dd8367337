import type { shell as English } from '../../en/platform/shell.ts';

export const shell: typeof English = {
  main: 'मुख्य',
  skip: 'सीधे मुख्य भाग पर जाएँ',
  links: {
    healers: { label: 'आध्यात्मिक मार्गदर्शक', help: 'चैट के पहले 3 मिनट मुफ़्त' },
    remedies: { label: 'उपाय', help: 'उपरत्न और ब्रेसलेट' },
    kundli: { label: 'मुफ़्त कुंडली', help: 'कुंडली, नक्षत्र, दशा' },
    careers: { label: 'करियर' },
    blog: { label: 'ब्लॉग' },
  },
  cart: 'कार्ट',
  cartWith: (count) => `कार्ट, ${count} वस्तु`,
  menu: { title: 'मेन्यू', open: 'मेन्यू खोलें', close: 'मेन्यू बंद करें' },
  bookSession: 'सत्र बुक करें',
  profile: 'प्रोफ़ाइल',
  profileOf: (name) => `${name} की प्रोफ़ाइल`,
  login: 'लॉगिन',
  logout: 'लॉग आउट',
  signup: 'साइन अप',
  support: (hours) => `${hours} सहायता।`,
  offer: {
    label: 'ऑफ़र',
    percent: (percent) => `सभी उपायों पर ${percent}% छूट`,
    limit: (until) => (until ? `, सीमित समय के लिए, ${until} तक।` : '।'),
    use: { short: 'कोड', rest: ' लगाएँ' },
  },
  backToShop: 'दुकान पर वापस',
  secure: 'सुरक्षित चेकआउट',
  offline: 'आप ऑफ़लाइन हैं। यह पृष्ठ पढ़ा जा सकता है; ऑर्डर के लिए इंटरनेट चाहिए।',
  needsScript:
    'इस ब्राउज़र में जावास्क्रिप्ट बंद है। सब पढ़ा जा सकता है; कार्ट, ऑर्डर, कुंडली और खाते के लिए उसे चालू करें।',
  noConnection: {
    title: 'इंटरनेट नहीं है',
    text: 'इस पृष्ठ के लिए इंटरनेट चाहिए। आपके कार्ट की वस्तुएँ सुरक्षित हैं।',
    cart: (count) => `आपका कार्ट, ${count} वस्तु`,
  },
  error: { title: 'कुछ गड़बड़ हो गई', text: 'पृष्ठ लोड नहीं हो सका। आपका कार्ट सुरक्षित है।' },
  tryRetry: 'फिर कोशिश करें',
};
