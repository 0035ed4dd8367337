import type { emails as English } from '../../en/stock-alerts/emails.ts';

/** Emails about remedies that are back in stock. */
export const emails: typeof English = {
  stockAlert: {
    confirm: {
      subject: (name: string) => `${name} वापस आए तो क्या आपको बताएँ?`,
      preview: 'बस एक क्लिक, और स्टॉक में आते ही हम आपको लिखेंगे।',
      text: (name: string) =>
        `नमस्ते! किसी ने, आशा है आपने ही, हमसे कहा है कि ${name} फिर स्टॉक में आए तो इस ईमेल पर लिखें।`,
      button: 'हाँ, मुझे बताएँ',
      note: 'लिंक सात दिन तक काम करता है। अगर यह आपने नहीं किया, तो कुछ न करें: कोई संदेश नहीं आएगा।',
    },
    back: {
      subject: (name: string) => `${name} वापस आ गया है`,
      preview: 'फिर से स्टॉक में, जैसा आपने बताने को कहा था।',
      text: 'नमस्ते! जिसकी आप राह देख रहे थे, वह फिर से स्टॉक में है। हम इसे आरक्षित नहीं रख सकते: जो पहले ऑर्डर करे, उसी को मिलेगा।',
      button: 'देखें',
      note: 'इसके बारे में यही एक संदेश था। अगर आप दूसरे उपायों की भी राह देख रहे हैं और अब कोई सूचना नहीं चाहते:',
      leave: 'ये संदेश बंद करें',
    },
  },
};
