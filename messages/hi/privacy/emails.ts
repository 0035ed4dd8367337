import type { emails as English } from '../../en/privacy/emails.ts';

export const emails: typeof English = {
  privacyRequest: {
    subject: 'निजी डेटा के बारे में एक अनुरोध',
    preview: 'कृपया समय सीमा से पहले उत्तर दें।',
    text: (name, day) => `${name} ने निजी डेटा के बारे में अनुरोध किया है। उत्तर ${day} तक देना है।`,
    button: 'अनुरोध खोलें',
    note: 'वहाँ लिखा उत्तर उन्हें ईमेल से जाता है।',
    reason: 'यह संदेश आपको इसलिए मिला कि यह दुकान का ईमेल है।',
  },
  privacyAnswer: {
    subject: 'आपके डेटा के बारे में अनुरोध का हमारा उत्तर',
    preview: 'हमने आपके अनुरोध का उत्तर दिया है।',
    text: (answer) => `नमस्ते! आपके अनुरोध का हमारा उत्तर: ${answer}`,
    button: 'अपने अनुरोध खोलें',
    note: 'उत्तर से बात न बने तो आप भारत के डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
  },
};
