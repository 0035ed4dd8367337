import type * as english from '../en/faqs.ts';

export const faqPage: typeof english.faqPage = {
  head: {
    title: 'अक्सर पूछे जाने वाले प्रश्न | Jyotiratna',
    description: 'अंक, कुंडली और मिलान, ज्योतिषी और उनका शुल्क, सटीकता, ऑर्डर, डिलीवरी और वापसी पर उत्तर।',
  },
  heading: 'अक्सर पूछे जाने वाले प्रश्न',
  questions: (count) => `${count} प्रश्न`,
  footer: { question: 'अब भी कोई प्रश्न है?', link: 'हमसे संपर्क करें' },
};
