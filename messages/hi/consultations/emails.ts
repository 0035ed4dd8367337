import type { emails as English } from '../../en/consultations/emails.ts';

/** Emails about sessions that can start now. */
export const emails: typeof English = {
  sessionRefunded: {
    subject: (amount) => `${amount} आपके बैलेंस में वापस आए`,
    preview: 'हमने आपके सत्र की राशि लौटाई है।',
    text: (amount, healer, reason) =>
      `नमस्ते! ${healer} के साथ आपके सत्र के ${amount} हमने लौटा दिए हैं। कारण: ${reason}`,
    button: 'सत्र खोलें',
    note: 'इस राशि से आप तुरंत दूसरा सत्र ले सकते हैं। सत्र का टैक्स इनवॉइस बना था, तो क्रेडिट नोट साथ में है।',
  },
  sessionReview: {
    subject: 'सत्र के बारे में आपके शब्द',
    preview: 'हम उन्हें नहीं दिखा सके।',
    text: (reason) => `नमस्ते! सत्र के बारे में आपके शब्द हम हीलर के पृष्ठ पर नहीं दिखा रहे हैं। कारण: ${reason}`,
    button: 'सत्र खोलें',
    note: 'आप उन्हें वहाँ कभी भी बदल सकते हैं। आपके तारे पहले की तरह गिने जाते हैं।',
  },
  receiptVoucher: {
    subject: (amount) => `${amount} का रसीद वाउचर`,
    preview: 'सत्रों के लिए आपका भुगतान।',
    text: (amount, number) => `नमस्ते! सत्रों के लिए ${amount} मिले। रसीद वाउचर ${number} साथ में है।`,
    button: 'शेष राशि देखें',
    note: 'सत्र के इनवॉइस में उतना अग्रिम घटा दिया जाता है।',
  },
  healerFree: {
    subject: (name) => `${name} अभी खाली हैं`,
    preview: 'आप अभी चैट का अनुरोध कर सकते हैं।',
    text: (name) => `नमस्ते! आपने कहा था कि बताएँ: ${name} अभी खाली हैं।`,
    button: 'चैट का अनुरोध करें',
    note: 'इस बारे में यह हमारा एकमात्र संदेश है। कोई और पहले पहुँच जाए, तो आप प्रतीक्षा सूची में आ सकते हैं।',
  },
};
