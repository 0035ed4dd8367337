import type {
  settingPanels as EnglishSettingPanels,
  settings as EnglishSettings,
} from '../../en/admin/settings.ts';

export const settings: typeof EnglishSettings = {
  day: (place) => `दिन ${place}`,
  remove: (day) => `${day} हटाएँ`,
  removeEmptyDay: 'ख़ाली दिन हटाएँ',
  addDay: 'दिन जोड़ें',
  on: 'चालू',
  off: 'बंद',
  environmentSays: (other) => `सर्वर की सेटिंग: ${other}।`,
  takeEnvironments: (label) => `${label} के लिए सर्वर की सेटिंग लें`,
  take: 'यही लें',
  settingsCouldNot: 'सेटिंग नहीं सहेजी जा सकीं',
  settings: 'सेटिंग',
  taxes: 'टैक्स',
  delivery: 'डिलीवरी',
  settingsNoun: 'सेटिंग',
  allFieldsOptional: 'सब वैकल्पिक हैं। ख़ाली छोड़ने पर धूसर में दिखा मान चलता है।',
  saveSettings: 'सेटिंग सहेजें',
  giveCode4: '4 से 8 अंकों का कोड प्रतिशत के साथ दें, जैसे 3 या 0.25, या दोनों ख़ाली छोड़ें।',
  taxesCouldNot: 'टैक्स नहीं सहेजे जा सके',
  pleaseEnterCodes:
    'कृपया कोड और दरें अपने अकाउंटेंट के कहे अनुसार लिखें: कुछ माना नहीं जाता। बिना दर की पंक्ति वाला ऑर्डर भी लिया, पैक और भेजा जाता है। दर मिलते ही उसका टैक्स इनवॉइस बनता है।',
  taxesNoun: 'टैक्स',
  codesRates: 'कोड और दरें',
  remedyWithoutCode:
    'जिस उपाय का अपना कोड नहीं, उसमें श्रेणी का कोड चलता है; जिसकी अपनी दर नहीं, उसमें कोड की दर।',
  hsnCode: 'HSN कोड',
  ratesOtherCodes: 'दूसरे कोड की दरें',
  remediesCodeTheir: 'अपने कोड वाले उपायों के लिए: हर कोड और उसका प्रतिशत।',
  stonesSetMetal: 'धातु में जड़े रत्न',
  energisation: 'प्राण-प्रतिष्ठा',
  saveTaxes: 'टैक्स सहेजें',
  gstPercent: 'GST प्रतिशत में',
  usualWay: 'सामान्य तरीक़े से',
  personsName: 'किसी के नाम से',
  pleaseEnterWhole: 'कृपया पूरे रुपये लिखें, जैसे 251।',
  withoutRate: (value) => `बिना दर के${value}`,
  remedies: 'उपाय',
  everyRemedyRate: 'हर उपाय की दर है',
  noInvoicePending: 'कोई इनवॉइस दर के लिए नहीं रुका।',
  remediesWithoutRate: 'बिना दर के उपाय',
  name: 'नाम',
  category: 'श्रेणी',
  none: 'कोई नहीं',
  gst: 'GST',
  edit: 'बदलें',
  findEdit: (name) => `${name} खोजकर बदलें`,
  remediesWithoutRatePage: 'बिना दर के उपाय, पृष्ठ-दर-पृष्ठ',
  settingsSaved: 'सेटिंग सहेजी गईं',
  theyApplyFrom: 'ये अब से लागू हैं।',
};

export const settingPanels: typeof EnglishSettingPanels = {
  company: {
    title: 'कंपनी',
    note: 'पृष्ठों, इनवॉइस और ईमेल में आपका व्यवसाय। ख़ाली चीज़ें छोड़ दी जाती हैं।',
  },
  notices: {
    title: 'सूचनाएँ',
    note: 'दुकान आपको किस बात की सूचना दे।',
  },
  texts: {
    title: 'फ़ोन पर संदेश',
    note: 'WhatsApp और SMS उन ग्राहकों को जो सहमत हैं, और लॉगिन के कोड। भेजे गए संदेश और ख़र्च “फ़ोन के संदेश” में हैं।',
  },
  cash: {
    title: 'कैश ऑन डिलीवरी',
    note: 'ग्राहक ऐसे ऑर्डर की पुष्टि भेजे जाने से पहले लिंक से करते हैं।',
  },
  giftCards: {
    title: 'गिफ़्ट कार्ड',
    note: 'इन पर कितना देना बाकी है और हर कार्ड “गिफ़्ट कार्ड” में दिखता है।',
  },
  returns: {
    title: 'वापसी',
    note: 'अब से क्या वादा है। प्राण-प्रतिष्ठित या नाप पर बने नग सिर्फ़ ख़राब होने पर लौटाए जा सकते हैं।',
  },
  sessions: {
    title: 'सत्र',
    note: 'हर मार्गदर्शक के समय और दिन उसके अपने पृष्ठ पर तय होते हैं।',
  },
  storefront: {
    title: 'दुकान',
    note: 'सबसे ऊपर की पट्टी, और नीचे के सोशल प्रोफ़ाइल।',
  },
  filing: {
    title: 'टैक्स रिटर्न',
    note: 'ये आपके अकाउंटेंट तय करते हैं; दुकान कुछ नहीं मानती।',
  },
  stones: {
    title: 'रत्न',
    note: 'क्या लिया जाता है, और भाव कितने दिन चलते हैं। पुराने ऑर्डर की कीमतें वही रहती हैं।',
  },
};
