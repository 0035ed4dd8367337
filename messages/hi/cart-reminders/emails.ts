import type { emails as English } from '../../en/cart-reminders/emails.ts';

/** Emails about abandoned carts. */
export const emails: typeof English = {
  cartReminder: {
    subject: 'आपका कार्ट अब भी यहीं है',
    preview: 'बस एक क्लिक, और कार्ट किसी भी ब्राउज़र में खुल जाएगा।',
    heading: 'आपका कार्ट अब भी यहीं है',
    text: 'नमस्ते! चेकआउट पर आपने कहा था कि ऑर्डर अधूरा रह जाए तो हम आपको लिखें। कार्ट में जो था, वह हमने सहेज रखा है; पर वस्तुएँ आपके लिए आरक्षित नहीं हैं।',
    title: 'आपके कार्ट में',
    line: (name: string, units: number) => (units === 1 ? name : `${name}, ${units} नग`),
    changed: 'इस बीच बदला',
    short: (name: string, left: number) => `${name}: केवल ${left} बचे हैं`,
    gone: (name: string) => `${name}: अब उपलब्ध नहीं है`,
    prices: 'कीमतें उसी दिन की होंगी जिस दिन आप ऑर्डर करेंगे।',
    button: 'मेरा कार्ट खोलें',
    first:
      'इसके बाद अधिक से अधिक एक संदेश और आ सकता है, ऑर्डर कर देने पर वह भी नहीं। अगर आप कोई संदेश नहीं चाहते:',
    last: 'इस कार्ट के बारे में अब और संदेश नहीं आएगा। अगर आप किसी और कार्ट के बारे में भी नहीं चाहते:',
    leave: 'ये संदेश बंद करें',
  },
};
