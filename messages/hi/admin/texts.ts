import type {
  textChannels as EnglishChannels,
  textKinds as EnglishKinds,
  phoneMessages as EnglishMessages,
  textReasons as EnglishReasons,
  textStates as EnglishStates,
  textViews as EnglishViews,
} from '../../en/admin/texts.ts';

export const phoneMessages: typeof EnglishMessages = {
  title: 'फ़ोन के संदेश',
  subject: 'फ़ोन के संदेश',
  view: 'दिखाएँ',
  none: 'यहाँ कोई संदेश नहीं',
  message: 'संदेश',
  to: 'किसे',
  erased: 'मिटाया गया',
  state: 'स्थिति',
  cost: 'ख़र्च',
  parts: (parts) => `${parts} भाग`,
  secret: 'इसमें एक कोड है, जो किसी को नहीं दिखता।',
  at: 'भेजा गया',
  actions: 'काम',
  stop: 'STOP का जवाब दें',
  stopOf: (number) => `${number} से: STOP का जवाब दें`,
  replied: 'जवाब भेजा जा रहा है',
  off: 'संदेश भेजने वाला कोई सेट नहीं: TEXT_MESSAGES बंद है, और कोई संदेश नहीं जाता।',
  sandbox: 'ये संदेश परीक्षण में जाते हैं। किसी फ़ोन पर नहीं पहुँचते।',
  day: (count, most) => `पिछले 24 घंटे: ${count}, ज़्यादा से ज़्यादा ${most}`,
  month: (count) => `इस महीने: ${count}`,
  costs: (amount) => `ख़र्च: ${amount}`,
  noPrice: 'कीमतें सेटिंग में हैं। उनके बिना ख़र्च नहीं दिखता।',
  perCustomer: (most) => `एक फ़ोन पर 24 घंटे में ज़्यादा से ज़्यादा ${most}।`,
  templates: 'पंजीकरण के लिए संदेश',
  templateTable: 'संदेशों के पाठ',
  templatesNote:
    'WhatsApp और DLT पोर्टल केवल पंजीकृत संदेश लेते हैं। इन्हें पंजीकृत कराएँ और उनकी आईडी सर्वर की सेटिंग में लिखें।',
  kind: 'संदेश',
  language: 'भाषा',
  whatsapp: 'WhatsApp',
  sms: 'SMS (DLT)',
  dltMissing: 'आईडी अभी नहीं है',
  needsConsent: 'सहमति चाहिए',
  webhooks: (address) => `WhatsApp का वेबहुक: ${address}`,
  smsWebhook: (address) => `SMS के जवाब का पता: ${address}`,
};

export const textViews: typeof EnglishViews = {
  all: 'सब',
  open: 'पुष्टि नहीं आई',
  failed: 'असफल',
  withheld: 'नहीं भेजे गए',
};

export const textStates: typeof EnglishStates = {
  queued: 'इंतज़ार में',
  sending: 'भेजा जा रहा है',
  unknown: 'गया या नहीं: पता नहीं',
  sent: 'भेजा गया',
  delivered: 'पहुँच गया',
  read: 'पढ़ लिया गया',
  failed: 'असफल',
  withheld: 'नहीं भेजा गया',
};

export const textChannels: typeof EnglishChannels = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  file: 'फ़ाइल',
};

export const textKinds: typeof EnglishKinds = {
  'order-placed': 'ऑर्डर मिला',
  'cash-question': 'कैश ऑर्डर पक्का करना',
  'payment-link': 'भुगतान का लिंक',
  shipped: 'भेज दिया गया',
  'out-for-delivery': 'आज डिलीवरी',
  delivered: 'पहुँच गया',
  'ring-size': 'अँगूठी का नाप चाहिए',
  energised: 'प्राण प्रतिष्ठा हुई',
  'healer-free': 'मार्गदर्शक खाली हैं',
  code: 'लॉगिन का कोड',
};

export const textReasons: typeof EnglishReasons = {
  'no-consent': 'इस नंबर ने संदेशों की सहमति नहीं दी है।',
  stopped: 'इस नंबर ने STOP भेजा है, या सहमति वापस ली है।',
  'day-cap': 'एक दिन के संदेश पूरे हो गए।',
  'customer-cap': 'इस फ़ोन के संदेश पूरे हो गए।',
  late: 'दो दिन तक किसी ने इसे नहीं लिया।',
};
