import type { emails as English } from '../../en/consultations/mails.ts';

/** Emails about sessions that can take place now. */
export const emails: typeof English = {
  healerFree: {
    subject: (name) => `${name} अभी खाली हैं`,
    preview: 'आप अभी चैट का अनुरोध कर सकते हैं।',
    text: (name) => `नमस्ते! आपने कहा था कि बताएँ: ${name} अभी खाली हैं।`,
    button: 'चैट का अनुरोध करें',
    note: 'इस बारे में यह हमारा एकमात्र संदेश है। कोई और पहले पहुँच जाए, तो आप प्रतीक्षा सूची में आ सकते हैं।',
  },
};
