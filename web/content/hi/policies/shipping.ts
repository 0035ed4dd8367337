import type { Block } from '@jyotiratna/contract';
import { heading, list, noteBlock, paragraph, table } from '../../blocks.ts';
import type { Company } from '../../company.ts';
import { dayRange } from '../../day-range.ts';
import { shippingPolicy as english } from '../../en/policies/shipping.ts';
import type { PolicyText } from '../../policy.ts';
import { reachUs } from './reach-us.ts';

export const shippingPolicy: PolicyText = (company) => ({
  ...english(company),
  title: 'डिलीवरी नीति',
  lead: 'हम कहाँ पहुँचाते हैं, कितना समय लगता है और कितना ख़र्च आता है।',
  description: 'भारत में हम कहाँ पहुँचाते हैं, हर चरण का समय और ख़र्च, और पार्सल देर से आए तो क्या करें।',
  body: [
    heading('times', 'समय और ख़र्च'),
    ...times(company),
    heading('where', 'हम कहाँ पहुँचाते हैं'),
    paragraph(
      'हम केवल भारत में भेजते हैं, सभी 28 राज्यों और 8 केंद्र शासित प्रदेशों में। पते में 6 अंकों का पिन कोड और कूरियर के लिए फ़ोन नंबर होना चाहिए।',
    ),
    heading('parcel', 'जब पार्सल आए'),
    list(
      'आपके ऑर्डर का पृष्ठ हर चरण दिखाता है: भुगतान हुआ, पैक हुआ, भेजा गया और पहुँचा।',
      'आप घर पर न हों तो कूरियर आम तौर पर फिर आता है या फ़ोन करता है।',
      'पार्सल खुला या टूटा दिखे तो तस्वीर लें और 48 घंटे के भीतर हमें बताएँ, ताकि हम कूरियर से बात कर सकें। लौटाने का आपका अधिकार वैसा ही रहता है।',
    ),
    heading('late', 'देर हो या पार्सल खो जाए'),
    paragraph(
      'बाढ़, हड़ताल और त्योहारों में कूरियर को देर हो सकती है। पार्सल 3 कार्य दिवस से ज़्यादा देर से हो तो हमें लिखें: हम उसे ढूँढते हैं, और वह खो गया हो तो आप चुनते हैं कि नया पार्सल चाहिए या पैसे वापस।',
    ),
    noteBlock(
      'पता तब तक बदला जा सकता है जब तक पार्सल हमारे यहाँ से नहीं निकला है। कृपया जितना जल्दी हो सके लिखें।',
    ),
    heading('reach-us', 'हम तक कैसे पहुँचें'),
    ...reachUs(company),
  ],
});

function times({ delivery, shippingMost: shippingMax }: Company): Block[] {
  const caption = 'भारत में डिलीवरी';
  const head = ['चरण', 'कार्य दिवस', 'ख़र्च'];
  const processing = ['ऑर्डर की तैयारी', '2-3', 'शामिल है'];
  const business = 'कार्य दिवस सोमवार से शुक्रवार हैं, सार्वजनिक छुट्टियों को छोड़कर।';
  if (delivery.sample)
    return [
      table(
        caption,
        head,
        processing,
        ['साधारण डिलीवरी', '5-7', 'मुफ़्त'],
        ['एक्सप्रेस डिलीवरी, जहाँ उपलब्ध हो', '2-3', 'अतिरिक्त शुल्क, भुगतान से पहले दिखाया जाता है'],
      ),
      paragraph(
        `${business} डिलीवरी का समय उस दिन से गिना जाता है जब पार्सल हमारे यहाँ से निकलता है। कई पार्सल इससे पहले, उपाय के पृष्ठ पर लिखे समय में पहुँच जाते हैं।`,
      ),
    ];
  const cost = shippingMax > 0 ? `₹${shippingMax} तक, पिन कोड के अनुसार` : 'मुफ़्त';
  return [
    table(caption, head, processing, ['आपके दरवाज़े तक, तैयारी सहित', dayRange(delivery), cost]),
    paragraph(
      `${business} दिन आपके ऑर्डर से गिने जाते हैं। उपाय का पृष्ठ और चेकआउट आपके पिन कोड का दिन बताते हैं।`,
    ),
  ];
}
