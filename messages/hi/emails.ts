import type { emails as English } from '../en/emails.ts';
import { emails as accounts } from './accounts/emails.ts';
import { emails as almanac } from './almanac/emails.ts';
import { emails as cartReminders } from './cart-reminders/emails.ts';
import { emails as consultations } from './consultations/emails.ts';
import { emails as contact } from './contact/emails.ts';
import { emails as giftCards } from './gift-cards/emails.ts';
import { emails as healers } from './healers/emails.ts';
import { emails as kundli } from './kundli/emails.ts';
import { emails as newsletter } from './newsletter/emails.ts';
import { notices } from './notices.ts';
import { emails as orders } from './orders/emails.ts';
import { emails as privacy } from './privacy/emails.ts';
import { emails as stockAlerts } from './stock-alerts/emails.ts';

/** All labels of emails in Hindi; style as in the storefront: polite आप, Latin digits, danda. */
export const emails: typeof English = {
  tag: 'hi-IN',
  reasonText: {
    order: 'यह संदेश आपको इसलिए मिला है क्योंकि इस ईमेल से हमारी दुकान पर ऑर्डर किया गया था।',
    gemHours: 'यह संदेश आपको इसलिए मिला है क्योंकि इस ईमेल के एक ऑर्डर के लिए ये समय माँगे गए थे।',
    paymentLink: 'यह संदेश इसलिए आया है कि हमारी दुकान ने इस ईमेल के लिए एक ऑर्डर बनाया।',
    payment: 'यह संदेश आपको इसलिए मिला है क्योंकि इस ईमेल से हमारी दुकान पर भुगतान किया गया था।',
    session: 'यह संदेश आपको इसलिए मिला है क्योंकि इस ईमेल से हमारी दुकान पर सत्र बुक किया गया था।',
    password: 'यह संदेश आपको इसलिए मिला है क्योंकि इस ईमेल के लिए हमारी दुकान पर नया पासवर्ड माँगा गया था।',
    account: 'यह संदेश आपको इसलिए मिला है क्योंकि इस ईमेल से हमारी दुकान पर खाता खोला गया था।',
    changed: 'यह संदेश आपको इसलिए मिला है क्योंकि इस ईमेल वाला खाता हमारी दुकान पर बदला गया था।',
    asNew: 'यह संदेश आपको इसलिए मिला है क्योंकि यह ईमेल हमारी दुकान के एक खाते के नए ईमेल के रूप में लिखा गया था।',
    message: 'यह संदेश आपको इसलिए मिला है क्योंकि यह ईमेल हमारी दुकान के संपर्क फ़ॉर्म में लिखा गया था।',
    newsletterForm: 'यह संदेश आपको इसलिए मिला है क्योंकि यह ईमेल हमारी दुकान के न्यूज़लेटर फ़ॉर्म में लिखा गया था।',
    stockAlert:
      'यह संदेश आपको इसलिए मिला है क्योंकि हमारी दुकान में यह ईमेल किसी उपाय के वापस आने की सूचना के लिए लिखा गया था।',
    healerAlert:
      'यह संदेश आपको इसलिए मिला है क्योंकि आपके खाते से कहा गया था कि मार्गदर्शक के खाली होते ही बताएँ।',
    dailyChart: 'यह संदेश इसलिए आया है कि आपके खाते से किसी कुंडली का रोज़ का ईमेल माँगा गया था।',
    cartReminder: 'यह संदेश आपको इसलिए मिला है क्योंकि हमारे चेकआउट पर इस ईमेल के साथ इसकी सहमति दी गई थी।',
    newsletter: 'यह संदेश आपको इसलिए मिला है क्योंकि आपने हमारे न्यूज़लेटर की पुष्टि की है।',
  },
  ...orders,
  ...giftCards,
  ...almanac,
  ...healers,
  ...consultations,
  ...accounts,
  ...contact,
  ...newsletter,
  ...stockAlerts,
  ...cartReminders,
  ...kundli,
  ...privacy,
  notices,
};
