import type * as english from '../en/contact.ts';

export const contact: typeof english.contact = {
  head: {
    title: 'संपर्क करें | Jyotiratna',
    description: 'ऑर्डर, उपाय या अपने डेटा के बारे में हमें लिखें। हम 24 घंटे के भीतर उत्तर देते हैं, सोमवार से शुक्रवार, 9:00 से 18:00 IST।',
  },
  heading: 'संपर्क करें',
  lead: 'हम 24 घंटे के भीतर उत्तर देते हैं, सोमवार से शुक्रवार, 9:00 से 18:00 IST।',
  fields: { name: 'नाम', email: 'ईमेल', subject: 'विषय', message: 'संदेश' },
  subjectHint: 'बात किसी ऑर्डर की हो तो उसका नंबर लिखें।',
  button: 'संदेश भेजें',
  sending: 'भेजा जा रहा है...',
  thanks: 'आपके संदेश के लिए धन्यवाद!',
  failed: 'संदेश नहीं भेजा जा सका। वह फ़ॉर्म में सुरक्षित है; कृपया फिर कोशिश करें।',
  detailsHeading: 'संपर्क के दूसरे तरीके',
  labels: { email: 'ईमेल', phone: 'फ़ोन', address: 'पता', hours: 'समय', officer: 'शिकायत अधिकारी' },
  hours: 'सोमवार से शुक्रवार, 9:00 से 18:00 IST',
  faqs: 'सामान्य प्रश्न पढ़ें',
  notice: 'आपका नाम, ईमेल और संदेश केवल आपको उत्तर देने के काम आते हैं।',
};
