import type { confirmation as English } from '../../en/orders/confirmation.ts';

export const confirmation: typeof English = {
  pageTitle: 'ऑर्डर की पुष्टि | Jyotiratna',
  none: 'दिखाने के लिए कोई ऑर्डर नहीं है',
  noneHint: 'आपके खाते के ऑर्डर आपकी प्रोफ़ाइल में हैं; बाक़ी उनके ईमेल में दिए लिंक से खुलते हैं।',
  simulated: { before: (name) => `धन्यवाद, ${name} जी। ऑर्डर `, after: ' केवल परीक्षण के लिए था।' },
  processing: {
    before: (name) => `धन्यवाद, ${name} जी। ऑर्डर `,
    after: ' के भुगतान की पुष्टि हो रही है; यह पृष्ठ अपने आप बदल जाएगा।',
  },
  paid: {
    before: (name) => `धन्यवाद, ${name} जी। ऑर्डर `,
    after: (email) => ` का भुगतान हो गया है, और उसका विवरण हमने ${email} पर भेज दिया है।`,
  },
  placed: {
    before: (name) => `धन्यवाद, ${name} जी। ऑर्डर `,
    after: (email) => ` हो गया है। कृपया इसे उस लिंक से पक्का करें जो हमने ${email} पर भेजा है।`,
  },
  cash: (amount) => `कैश ऑन डिलीवरी: ${amount} नकद, कूरियर को`,
  next: 'आगे क्या होगा',
  pieces: (count) => `संख्या ${count}`,
  each: (price) => `, ${price} प्रति नग`,
  payment: 'भुगतान',
  summary: 'सार',
  simulatedPayment: 'परीक्षण भुगतान: न कोई पैसा कटा, न ऑर्डर सहेजा गया।',
  nothingToPay: 'कुछ नहीं चुकाना है: आपके कूपन ने पूरी राशि भर दी।',
  seeOrder: 'ऑर्डर देखें',
  account: {
    title: 'अपने ऑर्डर एक जगह रखें',
    text: (email) =>
      `${email} से खाता बनाएँ: यह ऑर्डर और अगले सभी ऑर्डर आपकी प्रोफ़ाइल में मिलेंगे, और पता दोबारा नहीं लिखना होगा।`,
    create: 'खाता बनाएँ',
  },
  confirming: 'भुगतान की पुष्टि हो रही है',
  verified: 'भुगतान की पुष्टि हो गई',
  test: 'परीक्षण भुगतान, कोई पैसा नहीं कटा',
};
