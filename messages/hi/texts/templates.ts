import type { templates as English } from '../../en/texts/templates.ts';

export const templates: typeof English = {
  'order-placed':
    'आपके ऑर्डर {order}, {amount} के लिए धन्यवाद। यहाँ देखें कि वह कहाँ पहुँचा: {url} Jyotiratna',
  'cash-question':
    'नमस्ते! कृपया अपना ऑर्डर {order} 24 घंटे में पक्का करें, डिलीवरी पर {amount} नकद: {url} Jyotiratna',
  'payment-link': 'नमस्ते! यहाँ अपना {amount} का ऑर्डर देखें और भुगतान करें: {url} Jyotiratna',
  shipped: 'आपका ऑर्डर {order} {carrier} से भेज दिया गया, ट्रैकिंग नंबर {number}: {url} Jyotiratna',
  'out-for-delivery': 'आपका ऑर्डर {order} आज {carrier} से आ रहा है: {url} Jyotiratna',
  delivered: 'आपका ऑर्डर {order} पहुँच गया। कुछ ठीक न हो तो यहाँ बताएँ: {url} Jyotiratna',
  'ring-size':
    'आपके ऑर्डर {order} के लिए धन्यवाद। कृपया अँगूठी का नाप बताएँ, ताकि हम काम शुरू करें: {url} Jyotiratna',
  energised: 'आपके ऑर्डर {order} के नग की प्राण प्रतिष्ठा हो गई। फ़ोटो या वीडियो देखें: {url} Jyotiratna',
  'healer-free': 'नमस्ते! {healer} अब सत्र के लिए खाली हैं: {url} Jyotiratna',
  code: 'Jyotiratna के लिए आपका कोड {code} है। यह 5 मिनट चलेगा। कृपया इसे किसी को न बताएँ।',
};
