import type {
  savedCart as English,
  cartReminderLinks as EnglishLinks,
} from '../../en/cart-reminders/cart-reminder.ts';

/** The page of the link in a reminder email about an abandoned cart. */
export const savedCart: typeof English = {
  pageTitle: 'आपका सहेजा कार्ट | Jyotiratna',
  title: 'आपका कार्ट अब भी यहीं है',
  loading: 'सहेजा हुआ कार्ट खुल रहा है',
  prices: 'कीमतें आज की हैं। जो आपके कार्ट में पहले से है, वह वैसा ही रहता है; कुछ भी दो बार नहीं जुड़ता।',
  button: 'मेरे कार्ट में रखें',
  changed: 'इस बीच बदला',
  gone: (name) => `${name} अब उपलब्ध नहीं है।`,
  short: (name, left) => `${name}: केवल ${left} बचे हैं।`,
  energise: (name) =>
    `${name}: किसके नाम से प्राण-प्रतिष्ठा होनी थी, यह हमने नहीं रखा। कृपया इसके पृष्ठ पर फिर से चुनें।`,
  nothing: 'इस कार्ट में से अब कुछ भी उपलब्ध नहीं है',
  nothingHint: 'जो इसमें था वह बिक चुका है या अब नहीं बिकता।',
  ended: 'यह कार्ट अब सहेजा हुआ नहीं है',
  finishedHint: 'इसका ऑर्डर हो चुका है, या इसकी अवधि बीत गई है, या लिंक अधूरा है।',
  failed: 'सहेजा हुआ कार्ट नहीं खुल सका',
  failedHint: 'उसमें से कुछ भी खोया नहीं है। कृपया फिर कोशिश करें।',
  notRestored: 'यह आपके कार्ट में नहीं रखा जा सका। कृपया फिर कोशिश करें।',
  full: 'आपके कार्ट में पहले से 50 चीज़ें हैं। कृपया पहले कुछ हटाएँ; सहेजा हुआ कार्ट यहीं रहेगा।',
  browse: 'उपाय देखें',
};

/** The page of the unsubscribe link in such emails. */
export const cartReminderLinks: typeof EnglishLinks = {
  leave: {
    pageTitle: 'संदेश बंद करें | Jyotiratna',
    title: 'ये संदेश बंद करें?',
    text: 'बटन दबाएँ: अधूरे कार्ट के बारे में इस ईमेल पर कोई संदेश नहीं आएगा, और उसका सहेजा हुआ सब मिट जाएगा।',
    button: 'ये संदेश बंद करें',
    done: {
      title: 'हो गया',
      text: 'इस कार्ट के बारे में अब कोई संदेश नहीं आएगा। जो सहेजा था वह मिटा दिया गया है।',
    },
  },
};
