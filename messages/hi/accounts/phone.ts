import type { ownPhone as EnglishOwn, phone as EnglishPhone } from '../../en/accounts/phone.ts';

export const phone: typeof EnglishPhone = {
  login: 'फ़ोन पर कोड से लॉगिन करें',
  phone: 'मोबाइल नंबर',
  phoneHint: 'दस अंक। हम WhatsApp या SMS से कोड भेजते हैं।',
  send: 'कोड भेजें',
  sent: (number) => `${number} पर हमारे संदेश पहुँचते हों तो कोड आ रहा है। वह 5 मिनट चलेगा।`,
  code: 'कोड',
  codeHint: 'छह अंक।',
  enter: 'लॉगिन करें',
  other: 'दूसरा नंबर, या नया कोड',
  agree: 'नए नंबर से खाता खुलता है। लॉगिन करके आप हमारी शर्तों और गोपनीयता नीति से सहमत होते हैं।',
  failed: 'कोड नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  loginFailed: 'लॉगिन नहीं हुआ',
};

export const ownPhone: typeof EnglishOwn = {
  title: 'फ़ोन',
  none: 'फ़ोन पर आए कोड से लॉगिन करें।',
  add: 'फ़ोन नंबर जोड़ें',
  change: 'फ़ोन नंबर बदलें',
  remove: 'फ़ोन नंबर हटाएँ',
  short: 'जोड़ें',
  password: 'आपका पासवर्ड',
  passwordHint: 'अगर आपके खाते में हो। न हो और पिछला लॉगिन दस मिनट से पुराना हो, तो पहले फिर से लॉगिन करें।',
  messages: 'मुझे मेरे ऑर्डर, और जिन मार्गदर्शकों का मैं इंतज़ार करूँ, उनके संदेश भेजें',
  save: 'नंबर सहेजें',
  saved: 'फ़ोन नंबर सहेजा गया',
  removed: 'फ़ोन नंबर हटाया गया',
  failed: 'फ़ोन नंबर सहेजा नहीं जा सका।',
  permitted: 'ऑर्डर के संदेश यहाँ आते हैं।',
  notLoaded: 'आपका फ़ोन नंबर लोड नहीं हो सका।',
};
